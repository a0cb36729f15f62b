import CarouselDocument
import Scrolling
import Testing
import Trace
import ViewTree

@Suite struct StructuralDifferenceTests {
    /// Ten cards of 90 in 200 points with gaps of 10, one flick.
    private func trace(
        spacing: Int = 10, opacity: Double = 0.5, wait: Double = 0, every milliseconds: Int = 100
    ) throws -> MotionTrace {
        let document: JSONValue = [
            "viewport": ["width": 200, "height": 100],
            "scroll": ["targetBehavior": ["viewAligned": ["limit": "alwaysByOne"]]],
            "layout": ["lazyHStack": ["spacing": .number(Double(spacing))]],
            "items": ["count": 10, "card": ["frame": ["width": 90, "height": 60]]],
            "transition": ["edge": ["opacity": .number(opacity)]],
            "interactions": [["fling": ["drag": -40, "velocity": 900]], ["wait": .number(wait)]],
        ]
        return MotionTrace(try Scene(document: document).timeline(), plan: InstantPlan(every: milliseconds))
    }

    @Test func `a run does not differ from itself`() throws {
        let difference = StructuralDifference(from: try trace(), to: try trace())
        #expect(difference.isEmpty)
        #expect(difference.sentences() == [])
    }

    @Test func `the most telling sentence comes first and the rest is counted`() throws {
        let difference = StructuralDifference(from: try trace(), to: try trace(spacing: 14))
        let sentences = difference.sentences(most: 1)
        #expect(sentences[0] == "settled offset 100 -> 104: spacing 10 -> 14")
        #expect(sentences[1] == "and \(difference.differences.count - 1) more differences")
    }

    @Test func `a card that only moved with the content is not told`() throws {
        let difference = StructuralDifference(from: try trace(), to: try trace(opacity: 0.75))
        #expect(difference.differences.allSatisfy { $0.property.hasSuffix("opacity") })
    }

    @Test func `a factor is forgiven up to the tolerance and not beyond`() throws {
        var (first, second) = (try trace(), try trace())
        func set(_ opacity: Double, in trace: inout MotionTrace) {
            trace.instants[0].cards[0].measures.append(.init("opacity 2", opacity))
        }
        set(0.5, in: &first)
        set(0.51, in: &second)
        let strict = StructuralDifference(from: first, to: second)
        #expect(strict.sentences() == ["t=0 s: card-0 opacity 2 0.5 -> 0.51"])
        let loose = StructuralDifference(from: first, to: second, tolerance: .init(factor: 0.01))
        #expect(loose.isEmpty)
        #expect(loose.forgivenFactor == 0.01)
        #expect(!StructuralDifference(from: first, to: second, tolerance: .init(points: 1)).isEmpty)
    }

    @Test func `moments are start, release, every step and settled, each once`() throws {
        let instants = try trace(every: 100).instants
        #expect(instants.first?.labels == ["start"])
        #expect(instants.last?.labels == ["settled"])
        #expect(instants.filter { $0.labels.isEmpty }.allSatisfy { ($0.time * 10).rounded() == $0.time * 10 })
        #expect(Set(instants.map(\.time)).count == instants.count)
        #expect(instants.map(\.time) == instants.map(\.time).sorted())
    }

    @Test func `a long run is looked at in greater steps`() throws {
        let instants = try trace(wait: 60, every: 1).instants
        #expect(instants.count <= InstantPlan.mostSteps + 3)
    }
}
