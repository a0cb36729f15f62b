package import Scrolling
import ViewTree
import Writers

extension Landing {
    /// Why it came to rest there, in sentences a person reads: lengths in points from the rest at the start.
    package var explanation: String {
        [opening, projectionSentence, ruleSentence, clampingSentence, motionSentence]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var opening: String {
        switch cause {
        case .gestureEnd:
            velocity == 0
                ? "Let go at \(number(start)) without speed."
                : "Let go at \(number(start)) with \(number(velocity)) pt/s."
        case .sizeChange: "The size changed while it stood at \(number(start))."
        case .programmatic: "Code asked for a place while it stood at \(number(start))."
        }
    }

    private var projectionSentence: String {
        guard cause == .gestureEnd, rule != .edge else { return "" }
        let stop = "By itself it would stop at \(number(projection)) (rate \(number(rate)) a millisecond)"
        return projection == clampedProjection
            ? stop + "."
            : stop + ", which the legal range \(number(range.lowerBound)) to \(number(range.upperBound)) cuts to "
                + "\(number(clampedProjection))."
    }

    private var ruleSentence: String {
        switch rule {
        case .natural: "No target behaviour asks for another place."
        case .noTargets: "viewAligned has no targets to align: the stack lacks scrollTargetLayout()."
        case .nearest: "\(name) takes the nearest stop, \(place)\(runnerUp)."
        case .limited:
            "\(name) may pass \(limitWords), so of the stops it reaches it takes \(place)\(unlimited)."
        case .flickAdvances:
            "A flick of 250 pt/s or more never returns to where it came from, so \(name) takes the next stop, \(place)."
        case .onlyStop: "\(name) has one stop, \(place)."
        case .halfPage:
            "\(name) without a flick of 300 pt/s turns the page once half of it is passed: \(place)."
        case .flickPage: "A flick above 300 pt/s turns one page from \(number(originalTarget)): \(place)."
        case .custom:
            proposed == clampedProjection
                ? "\(capitalizedName) leaves the target where it is."
                : "\(capitalizedName) moves the target from \(number(clampedProjection)) to \(number(proposed))."
        case .edge: "It was beyond the end, so it goes back to \(place)."
        case .requested: "The place asked for is \(number(proposed))\(targetID.map { " (\($0.text))" } ?? "")."
        }
    }

    private var clampingSentence: String {
        guard proposed != target else { return "" }
        return "The range ends at \(number(proposed > target ? range.upperBound : range.lowerBound)), "
            + "so \(number(proposed)) becomes \(number(target))."
    }

    private var motionSentence: String {
        switch regime {
        case "jump": "It jumps there at once."
        case "stop": "It is there already and stops."
        case "unchanged": "That is where it stops by itself, after \(seconds)."
        case "shorten": "It keeps its speed and slows down harder, for \(seconds)."
        case "boost": "It gets more speed to reach it, for \(seconds)."
        case "shortHop": "It hops there at the short rate of 0.985, in \(seconds)."
        case "smooth": "The stop is behind the motion, so it turns round smoothly, in \(seconds)."
        case "bounce": "It bounces at the edge and is at rest after \(seconds)."
        case "paging": "The paging spring takes \(seconds)."
        case "animation": "The animation takes \(seconds)."
        default: "It moves for \(seconds)."
        }
    }

    private var seconds: String { "\(number(duration)) s" }

    /// The stop with the identity of its view.
    private var place: String { number(proposed) + (targetID.map { " (\($0.text))" } ?? "") }

    /// The second nearest stop, where there is one.
    private var runnerUp: String {
        guard let chosen = candidates.first(where: { $0.stop == proposed }),
            let other = candidates.first(where: { $0.stop != proposed })
        else { return "" }
        return
            ", \(number(chosen.distance)) away; the next nearest, \(number(other.stop)), is \(number(other.distance)) away"
    }

    /// The stop that would have been nearest without the limit.
    private var unlimited: String {
        guard let best = candidates.min(by: { $0.distance < $1.distance }), best.isBeyondLimit else { return "" }
        return "; without the limit it would be \(number(best.stop))"
    }

    private var limitWords: String {
        guard let limit, let views = limit.views else { return "any number of views" }
        return "\(views) \(views == 1 ? "view" : "views") a gesture (limit \(limit.behavior.rawValue))"
    }

    private var capitalizedName: String { name.prefix(1) == "t" ? "T" + name.dropFirst() : name }

    private var name: String {
        switch behavior {
        case .none: "no behaviour"
        case .paging: "paging"
        case .legacyPaging: "legacyPaging"
        case .viewAligned: "viewAligned"
        case .custom(.snapEvery(let length)): "snapEvery(\(number(length)))"
        case .custom(.magnet(let magnet)): "the magnet at the \(magnet.edge.rawValue)"
        case .custom(.function(let function)): function.name
        }
    }
}

/// A number in a sentence, through the one formatter.
func number(_ value: Double) -> String {
    var buffer = ByteBuffer(capacity: 12)
    buffer.append(value)
    return buffer.string
}
