import Layout
import Scrolling
import Testing
import ViewTree

/// Effects that follow a card through its scroll view.
@Suite struct TransitionTests {
    private func scale(_ threshold: ScrollTransition.Threshold = .visible, curve: TimingCurve = .easeInOut)
        -> ScrollTransition
    {
        let edge = VisualEffect.scale(x: 0.8, y: 0.8, anchor: .center)
        let configuration = ScrollTransition.Configuration.interactive(timingCurve: curve, threshold: threshold)
        return ScrollTransition(
            topLeading: configuration, bottomTrailing: configuration, topLeadingEffects: [edge],
            identityEffects: [.scale(x: 1, y: 1, anchor: .center)], bottomTrailingEffects: [edge])
    }

    private func factor(_ item: ItemState?) -> Double {
        if case .scale(let x, _, _)? = item?.effects.first { x } else { -1 }
    }

    @Test func `a card half out of sight is half way to its edge`() throws {
        // T2.
        let carousel = Carousel(count: 5, length: 300, appearance: [.transition(scale())])
        let item = try carousel.timeline(.jump(150)).frame(at: 0).items[0]
        #expect(abs((item.phase ?? 0) + 0.5) < 1e-6)
        #expect(abs(factor(item) - 0.9) < 1e-6)
        // A quarter in sight: easeInOut(0.25) is 0.1292.
        let later = try carousel.timeline(.jump(225)).frame(at: 0).items[0]
        #expect(abs((later.phase ?? 0) + 1 - 0.129162) < 1e-5)
    }

    @Test func `a threshold beyond wholly visible is wholly visible`() throws {
        // T4.
        for offset in stride(from: 0.0, to: 900, by: 37) {
            let three = Carousel(count: 5, length: 300, appearance: [.transition(scale(.visibleFraction(3)))])
            let one = Carousel(count: 5, length: 300, appearance: [.transition(scale(.visibleFraction(1)))])
            #expect(
                try three.timeline(.jump(offset)).frame(at: 0).items == one.timeline(.jump(offset)).frame(at: 0).items)
        }
    }

    @Test func `effects move no stop`() throws {
        // T10.
        let plain = Carousel(count: 7, length: 240, spacing: 8, behavior: .viewAligned())
        var scaled = plain
        scaled.appearance = [.transition(scale())]
        #expect(try plain.timeline(.fling(-60, 900)).offset() == 248)
        #expect(try scaled.timeline(.fling(-60, 900)).offset() == 248)
        #expect(
            try plain.timeline(.fling(-60, 900)).frame(at: 0.3).items.map(\.frame)
                == scaled.timeline(.fling(-60, 900)).frame(at: 0.3).items.map(\.frame))
    }

    @Test(arguments: [
        (ScrollTransition.Threshold.visible, 32.5), (.hidden, 312.5), (.centered, 0), (.visibleFraction(0.5), 172.5),
        (.inset(by: 10, of: .visible), 22.5), (.inset(by: -10, of: .visible), 42.5),
        (.interpolated(.centered, towards: .hidden, amount: 0.5), 156.25),
    ])
    func `thresholds are distances from the middle`(threshold: ScrollTransition.Threshold, distance: Double) {
        // The worked example of swiftui.md 5.2: C 345, w 280.
        #expect(threshold.distance(length: 280, container: 345) == distance)
    }

    @Test func `a card longer than its container reaches identity at the middle`() {
        #expect(ScrollTransition.Threshold.visible.distance(length: 500, container: 345) == 0)
    }

    @Test func `the neighbour of an aligned card is nearly at its edge`() throws {
        // d 263.5, Dh 312.5, t 0.175.
        let carousel = Carousel(
            bounds: 393, insets: (24, 24), count: 5, length: 280, spacing: 16, appearance: [.transition(scale())])
        let items = try carousel.timeline().frame(at: 0).items
        #expect(items[0].phase == 0)
        #expect(abs((items[1].phase ?? 0) - (1 - 0.0626)) < 1e-3)
    }

    @Test func `phases mirror at the middle and fall toward it`() throws {
        let carousel = Carousel(count: 1, length: 200, appearance: [.transition(scale(.centered))])
        var phases: [Double] = []
        for step in 0...20 {
            // Insets place one card anywhere.
            var moved = carousel
            moved.insets = (Double(step) * 19 - 95 + 0, 0)
            moved.insets.trailing = 390 - 200 - moved.insets.leading
            moved.insets = (0, 0)
            moved.lengths = [Double(step) * 29 + 1, 200, 900]
            phases.append(try moved.timeline(.jump(200)).frame(at: 0).items.first { $0.index == 1 }?.phase ?? -1)
        }
        #expect(zip(phases, phases.dropFirst()).allSatisfy { $0 <= $1 })
        let before = try centred(at: -120)
        let after = try centred(at: 120)
        #expect(abs(before + after) < 1e-12)
        #expect(before < 0)
    }

    /// The phase of a card whose middle is so far from that of the container.
    private func centred(at distance: Double) throws -> Double {
        let carousel = Carousel(lengths: [400, 200, 900], appearance: [.transition(scale(.centered))])
        // The middle of card 1 is at 500; that of the container at n + 195.
        return try carousel.timeline(.jump(305 - distance)).frame(at: 0).items.first { $0.index == 1 }?.phase ?? 9
    }

    @Test func `an animated transition flips at its threshold and then takes its time`() throws {
        let flip = ScrollTransition.Configuration.animated(.linear, threshold: .visibleFraction(0.5))
        let transition = ScrollTransition(
            topLeading: flip, bottomTrailing: flip, topLeadingEffects: [.opacity(0)], identityEffects: [.opacity(1)],
            bottomTrailingEffects: [.opacity(0)])
        let carousel = Carousel(count: 9, length: 300, appearance: [.transition(transition)])
        // Half of card 0 is gone at 150 of 600: with a linear scroll over 1 s that is 0.25 s.
        let scroll = ScrollTo(target: .point(x: 600, y: nil), animation: .curve(.linear, duration: 1))
        let timeline = try carousel.timeline(.scrollTo(scroll))
        func opacity(_ time: Double) -> Double {
            let item = timeline.frame(at: time).items.first { $0.index == 0 }
            return if case .opacity(let value)? = item?.effects.first { value } else { -1 }
        }
        #expect(opacity(0.24) == 1)
        #expect(abs(opacity(0.25 + 0.175) - 0.5) < 1e-4)
        #expect(opacity(0.25 + 0.2) < 0.5)
        // Asked again in another order, the same.
        #expect(opacity(0.24) == 1)
        // Card 2 shows half at 210 + 150 … and is wholly there at the end; the last flip ends after the scroll.
        #expect(timeline.frame(at: timeline.duration).items.first { $0.index == 2 }?.effects == [.opacity(1)])
    }

    @Test func `an interactive transition with an animation lags behind its place and catches up`() throws {
        func carousel(_ animation: Animation?) -> Carousel {
            let side = ScrollTransition.Configuration.interactive(timingCurve: .linear, animation: animation)
            let fade = ScrollTransition(
                topLeading: side, bottomTrailing: side, topLeadingEffects: [.opacity(0)],
                identityEffects: [.opacity(1)], bottomTrailingEffects: [.opacity(0)])
            return Carousel(count: 9, length: 300, behavior: .viewAligned(), appearance: [.transition(fade)])
        }
        func phases(_ timeline: Timeline, at time: Double) -> [Double] {
            timeline.frame(at: time).items.compactMap(\.phase)
        }
        let plain = try carousel(nil).timeline(.fling(-60, 1200))
        for animation in [Animation.smooth, .linear] {
            let lagging = try carousel(animation).timeline(.fling(-60, 1200))
            // Card 0 leaves: its share is behind that of its place, then the same.
            #expect(abs(phases(lagging, at: 0.15)[0]) < abs(phases(plain, at: 0.15)[0]) - 0.02)
            #expect(lagging.settledTime > plain.settledTime)
            #expect(
                zip(phases(lagging, at: lagging.duration), phases(plain, at: plain.duration))
                    .allSatisfy { abs($0 - $1) < 0.002 })
        }
    }

    @Test func `an identity configuration changes nothing`() throws {
        var transition = scale()
        transition.topLeading = .identity
        let carousel = Carousel(count: 5, length: 300, appearance: [.transition(transition)])
        let items = try carousel.timeline(.jump(150)).frame(at: 0).items
        #expect(factor(items[0]) == 1)
        #expect(factor(items[1]) < 1)
    }

    @Test func `a geometry effect sees the frame from the inner edge of the insets`() throws {
        // T6 and T8: minX 0, 210 and 160.
        let tilt = GeometryEffect(source: "tilt") { proxy in
            let turn = Rotation3D(angle: Angle(degrees: -proxy.scrollViewFrame.minX / 8), y: 1, perspective: 0)
            return [.opacity(1 - proxy.scrollViewFrame.minX / 420), .rotation3D(turn)]
        }
        let carousel = Carousel(
            insets: (50, 0), count: 9, length: 200, spacing: 10, appearance: [.geometry(tilt)])
        let items = try carousel.timeline(.jump(50)).frame(at: 0).items
        #expect(items[1].frame.minX == 210)
        guard case .rotation3D(let turn) = items[1].effects[1] else {
            Issue.record("no turn")
            return
        }
        #expect(turn.angle.degrees == -20)
        let corners = try #require(items[1].corners)
        #expect(abs(corners[1].x - corners[0].x - 187.93852) < 1e-4)
    }

    @Test func `turns in space are projected as Apple's matrix does`() {
        // swiftui.md 5.7.
        let first = Rotation3D(angle: Angle(degrees: 45), x: 1, anchorZ: 2, perspective: 2)
        let size = Size(width: 100, height: 50)
        let expected = [1, 0, 0, -0.70710678, 0.35355339, -0.01414214, 19.0918831, 18.2824856, 1.38183766]
        #expect(zip(first.homography(in: size), expected).allSatisfy { abs($0 - $1) < 1e-7 })
        let second = Rotation3D(angle: Angle(degrees: 60), y: 1, anchorZ: 1)
        let other = [0.9330127, 0.21650635, 0.00866025, 0, 1, 0, 2.7333395, -10.7003175, 0.5719873]
        #expect(zip(second.homography(in: size), other).allSatisfy { abs($0 - $1) < 1e-7 })
    }

    @Test func `left and right are exchanged where rows run to the left`() {
        #expect(
            VisualEffect.rotation(Angle(degrees: 30), anchor: .leading).flipped(in: 10)
                == .rotation(Angle(degrees: -30), anchor: .trailing))
        #expect(VisualEffect.offset(Vector(dx: 5, dy: 7)).flipped(in: 10) == .offset(Vector(dx: -5, dy: 7)))
        let turn = VisualEffect.rotation3D(Rotation3D(angle: Angle(degrees: 40), x: 1, y: 2, z: 3, anchor: .leading))
        let size = Size(width: 80, height: 60)
        let point = Point(x: 13, y: 44)
        let there = turn.applied(to: point, in: size)
        let mirrored = turn.flipped(in: 80).applied(to: Point(x: 80 - point.x, y: point.y), in: size)
        #expect(abs(there.x - (80 - mirrored.x)) < 1e-9 && abs(there.y - mirrored.y) < 1e-9)
    }
}
