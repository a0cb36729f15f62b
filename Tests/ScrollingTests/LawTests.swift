import Layout
import Scrolling
import Testing
import ViewTree

/// Numbers that are the same on every run.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// What holds for any carousel and any finger.
@Suite struct LawTests {
    private func carousel(_ random: inout SplitMix64, _ behavior: ScrollTargetBehavior) -> Carousel {
        var carousel = Carousel(
            bounds: .random(in: 200...900, using: &random), behavior: behavior)
        carousel.insets = (.random(in: 0...60, using: &random), .random(in: 0...60, using: &random))
        carousel.spacing = .random(in: 0...30, using: &random)
        carousel.axis = Bool.random(using: &random) ? .horizontal : .vertical
        carousel.sizeClass = Bool.random(using: &random) ? .compact : .regular
        carousel.bounce = Bool.random(using: &random) ? .automatic : .never
        if Bool.random(using: &random) {
            carousel.count = .random(in: 0...40, using: &random)
            carousel.length = .random(in: 20...700, using: &random)
        } else {
            carousel.lengths = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                .random(in: 20...500, using: &random)
            }
        }
        return carousel
    }

    private func finger(_ random: inout SplitMix64) -> Interaction {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .release(.random(in: -6000...6000, using: &random))
        case 1: .fling(.random(in: -400...400, using: &random), .random(in: -5000...5000, using: &random))
        case 2: .drag(Drag(translation: .main(.random(in: -900...900, using: &random))))
        default:
            .fling(
                Fling(
                    velocity: .main(.random(in: -4000...4000, using: &random)),
                    startsAfter: .random(in: 0...0.5, using: &random)))
        }
    }

    @Test func `everything rests in its range, aligned views on a stop, and nothing is no number`() throws {
        var random = SplitMix64(state: 1)
        let limits = ScrollTargetBehavior.LimitBehavior.allCases
        for round in 0..<150 {
            let anchor = [nil, UnitPoint.center, .bottomTrailing].randomElement(using: &random) ?? nil
            let aligned = ScrollTargetBehavior.viewAligned(
                limit: limits.randomElement(using: &random) ?? .automatic, anchor: anchor)
            let behavior = [aligned, .paging, .none, .custom(.snapEvery(70)), .legacyPaging][round % 5]
            let carousel = carousel(&random, behavior)
            let timeline = try carousel.timeline(finger(&random), finger(&random), finger(&random))
            let layout = carousel.layout
            let range = layout.restRange(carousel.axis)
            let end = timeline.offset()
            #expect(end >= range.lowerBound - 1e-6 && end <= range.upperBound + 1e-6)
            #expect(timeline.scrolls(at: timeline.duration)[0].velocity == .zero)
            #expect(timeline.isSettled(at: timeline.settledTime))
            if behavior == aligned, layout.targets.count > 0 {
                let stops = AlignedStops(of: layout, anchor: anchor, axis: carousel.axis)
                #expect((0..<stops.count).contains { abs(stops[$0] - end) < 1e-6 })
            }
            for frame in 0..<timeline.frameCount {
                let state = timeline.scrolls(at: timeline.time(ofFrame: frame))[0]
                #expect(state.offset.x.isFinite && state.offset.y.isFinite)
                #expect(state.velocity.dx.isFinite && state.velocity.dy.isFinite)
            }
        }
    }

    @Test func `a swipe turns one page at most`() throws {
        var random = SplitMix64(state: 2)
        for _ in 0..<150 {
            let carousel = Carousel(
                bounds: .random(in: 200...900, using: &random), count: 50,
                length: .random(in: 100...900, using: &random), behavior: .paging)
            let start = Double.random(in: 0...3000, using: &random)
            let swipe = Interaction.fling(
                .random(in: -1500...1500, using: &random), .random(in: -8000...8000, using: &random))
            let timeline = try carousel.timeline(.jump(start), swipe)
            #expect(abs(timeline.offset() - start) <= carousel.bounds + 1e-6)
        }
    }

    @Test func `a limit of one view is never passed`() throws {
        var random = SplitMix64(state: 3)
        for _ in 0..<100 {
            let carousel = Carousel(
                count: 30, length: .random(in: 60...400, using: &random), spacing: 10,
                behavior: .viewAligned(limit: .alwaysByOne))
            let stride = carousel.length + 10
            let start = (Double.random(in: 0...12, using: &random)).rounded() * stride
            let timeline = try carousel.timeline(.jump(start), .release(.random(in: -9000...9000, using: &random)))
            #expect(abs(timeline.offset() - min(start, carousel.contentLength - 390)) <= stride + 1e-6)
        }
    }

    @Test func `two frame rates agree where they meet, and the order of questions changes nothing`() throws {
        var random = SplitMix64(state: 4)
        for _ in 0..<15 {
            var carousel = carousel(&random, .viewAligned())
            let flip = ScrollTransition.Configuration.animated(.snappy)
            carousel.appearance = [
                .transition(
                    ScrollTransition(
                        topLeading: flip, bottomTrailing: .interactive(), topLeadingEffects: [.opacity(0)],
                        identityEffects: [.opacity(1)], bottomTrailingEffects: [.opacity(0.5)]))
            ]
            let fingers = [finger(&random), finger(&random)]
            let slow = try carousel.timeline(fingers[0], fingers[1], framesPerSecond: 60)
            let fast = try carousel.timeline(fingers[0], fingers[1], framesPerSecond: 120)
            #expect(slow.duration == fast.duration)
            let frames = Array(0..<min(slow.frameCount, 60)).shuffled(using: &random)
            for frame in frames {
                let (one, other) = (
                    slow.frame(at: slow.time(ofFrame: frame)), fast.frame(at: fast.time(ofFrame: 2 * frame))
                )
                #expect(one.scrolls == other.scrolls)
                #expect(one.items == other.items)
            }
        }
    }

    @Test func `a million cards are planned and shown like a hundred`() throws {
        let carousel = Carousel(count: 1_000_000, length: 300, spacing: 10, behavior: .viewAligned())
        let timeline = try carousel.timeline(.jump(310 * 500_000), .release(900))
        #expect(timeline.offset() == 310 * 500_001)
        #expect(timeline.frame(at: timeline.duration).items.map(\.index) == [500_001, 500_002])
        #expect(timeline.finalPosition == .integer(500_001))
    }

    @Test func `numbers beyond all measure are survived`() throws {
        for huge in [1e308, -1e308, .infinity, -.infinity, .nan] {
            let carousel = Carousel(count: 5, length: 300, behavior: .viewAligned())
            let timeline = try carousel.timeline(
                .fling(huge, huge), .jump(huge), .wait(huge), .catch(Catch(after: huge, hold: huge)),
                .scrollTo(ScrollTo(target: .id(.integer(2)), animation: .spring(duration: huge, bounce: huge))))
            #expect(timeline.duration.isFinite)
            for step in 0...20 {
                let offset = timeline.offset(at: timeline.duration * Double(step) / 20)
                #expect(offset.isFinite)
            }
        }
    }

    @Test func `frames beyond either end are those at the ends`() throws {
        let timeline = try Carousel(count: 9, length: 300).timeline(.release(900))
        #expect(timeline.frame(at: -1).scrolls == timeline.frame(at: 0).scrolls)
        #expect(timeline.frame(at: .infinity).scrolls == timeline.frame(at: 0).scrolls)
        #expect(timeline.frame(at: 1e9).scrolls == timeline.frame(at: timeline.duration).scrolls)
    }
}
