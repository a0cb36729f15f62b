import Layout
import ViewTree
import Writers

/// The lengths of a scroll view that people confuse, and where it may come to rest.
struct ScrollReport {
    /// The scroll view.
    let scroll: ScrollLayout
    /// At most so many targets are listed; the count says how many there are.
    static let listed = 200

    /// Writes the members of an object.
    func write(to json: inout JSONWriter) {
        let axis = scroll.mainAxis
        json.member("axes") { json in
            json.array { json in
                for axis in Axis.allCases where scroll.axes.contains(axis) { json.value(axis.rawValue) }
            }
        }
        json.member("bounds", scroll.frame)
        json.member("contentInsets", scroll.insets)
        json.member("containerSize", scroll.containerSize)
        json.member("contentSize", scroll.contentSize)
        json.member("maximumOffset", Point(x: scroll.maximumOffset(.horizontal), y: scroll.maximumOffset(.vertical)))
        json.member("layoutDirection", scroll.layoutDirection.rawValue)
        switch scroll.behavior {
        case .paging: json.member("pageLength", scroll.containerSize[axis])
        case .legacyPaging: json.member("pageLength", scroll.frame.size[axis])
        case .viewAligned(_, let anchor): writeTargets(to: &json, axis: axis, anchor: anchor?[axis] ?? 0)
        case .none, .custom: writeTargets(to: &json, axis: axis, anchor: 0)
        }
    }

    private func writeTargets(to json: inout JSONWriter, axis: Axis, anchor: Double) {
        let targets = scroll.targets
        json.member("targetCount", targets.count)
        guard targets.count > 0 else { return }
        if targets.count > 1 {
            let stride = targets.frames[1].min(axis) - targets.frames[0].min(axis)
            json.member("stride", stride)
        }
        let range = 0...scroll.maximumOffset(axis)
        var distinct: [Double] = []
        json.member("targets") { json in
            json.array { json in
                for index in 0..<min(targets.count, Self.listed) {
                    let frame = targets.frames[index]
                    // swiftui.md 3.4: n = x + a w - a C, clamped to the legal range.
                    let aligned = frame.min(axis) + anchor * (frame.size[axis] - scroll.containerSize[axis])
                    let stop = min(max(aligned, range.lowerBound), range.upperBound)
                    if distinct.last != stop { distinct.append(stop) }
                    json.object {
                        $0.member("id", targets.ids[index].text)
                        $0.member("frame", frame)
                        $0.member("stop", stop)
                        $0.member("reachable", stop == aligned)
                    }
                }
            }
        }
        json.member("stops") { json in
            json.array { json in
                for stop in distinct { json.value(stop) }
            }
        }
    }
}
