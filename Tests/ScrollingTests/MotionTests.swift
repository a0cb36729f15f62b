import Layout
import Physics
import Scrolling
import Testing
import ViewTree

/// How a carousel moves from touch to rest.
@Suite struct MotionTests {
    static let plain = Carousel(count: 40, length: 120, spacing: 10)

    @Test func `a flick decelerates at the normal rate to its projection`() throws {
        // D3 of the vectors: 494.504835 at 1000 points per second, 196.689515 after a quarter of a second.
        let timeline = try Self.plain.timeline(.release(1000))
        #expect(abs(timeline.offset(at: 0.25) - 196.689515) < 1e-6)
        #expect(abs(timeline.offset() - 494.504835) < 1e-6)
        #expect(abs(timeline.settledTime - 2.30028174) < 1e-6)
        #expect(timeline.landings[0].regime == "unchanged")
        #expect(timeline.releaseTime == 0)
    }

    @Test func `content lags a finger by the ten points at which a pan begins`() throws {
        let timeline = try Self.plain.timeline(.drag(Drag(translation: .main(-100), duration: 0.5, hold: 0.2)))
        #expect(timeline.offset(at: 0.6) == 90)
        #expect(timeline.offset(at: 0.02) == 0)
        #expect(timeline.phases.map(\.phase) == [.idle, .tracking, .interacting, .idle].suffix(3))
    }

    @Test func `a pull past the start is resisted and returns`() throws {
        // 0.55 · 90 · 390/(390 + 0.55 · 90) = 43.925… for the 90 pt after the slop.
        let timeline = try Self.plain.timeline(.drag(Drag(translation: .main(100), duration: 0.5, hold: 0)))
        #expect(abs(timeline.offset(at: 0.4999999) + 43.924915) < 1e-3)
        #expect(timeline.offset() == 0)
        #expect(timeline.landings[0].rule == .edge)
        #expect(timeline.landings[0].regime == "bounce")
    }

    @Test func `ends that do not give way stop the content`() throws {
        var carousel = Self.plain
        carousel.bounce = .never
        let timeline = try carousel.timeline(.fling(100, -2000), .jump(4700), .release(4000))
        for frame in 0..<timeline.frameCount {
            let offset = timeline.offset(at: timeline.time(ofFrame: frame))
            #expect(offset >= 0 && offset <= 4800)
        }
        #expect(timeline.offset() == 4800)
    }

    @Test func `the last card bounces`() throws {
        // Range 0 … 361 · 14: a fling from the last but one runs past the end and returns.
        let timeline = try RestPlaceTests.worked.timeline(.jump(5000), .release(4000))
        let peak = (0..<timeline.frameCount).map { timeline.offset(at: timeline.time(ofFrame: $0)) }.max() ?? 0
        #expect(peak > 5054 + 20)
        #expect(timeline.offset() == 5054)
        #expect(timeline.landings.last?.regime == "bounce")
    }

    @Test func `a target beyond the projection is reached by a faster start`() throws {
        // R10 of the vectors: 60, 1000, target 300 at the fast rate.
        let carousel = Carousel(count: 20, length: 300, behavior: .viewAligned())
        let timeline = try carousel.timeline(.jump(60), .release(1000))
        #expect(timeline.landings.last?.regime == "boost")
        #expect(abs(timeline.offset(at: 0.1) - 212.783031) < 1e-6)
        #expect(abs(timeline.offset(at: 0.25) - 281.460295) < 1e-6)
        #expect(timeline.offset() == 300)
    }

    @Test func `a target behind the motion is reached without a jump`() throws {
        // RS4's kind: projection 89.6 from -10 … stays with 0; the first frame still moves on.
        let carousel = Carousel(count: 20, length: 900, behavior: .viewAligned(limit: .never))
        let timeline = try carousel.timeline(.jump(40), .fling(-30, 240))
        #expect(timeline.offset() == 0)
        var last = timeline.offset(at: 0)
        for frame in 1..<timeline.frameCount {
            let now = timeline.offset(at: timeline.time(ofFrame: frame))
            #expect(abs(now - last) < 60)
            last = now
        }
    }

    @Test func `a page turns on the paging spring`() throws {
        // P1 of the vectors: width 393, from 60 at 1000, page 393.
        let carousel = Carousel(bounds: 393, count: 10, length: 393, behavior: .paging)
        let timeline = try carousel.timeline(.fling(-70, 1000))
        let release = try #require(timeline.releaseTime)
        #expect(abs(timeline.offset(at: release) - 60) < 1e-9)
        #expect(abs(timeline.offset(at: release + 0.1) - 252.672798) < 1e-6)
        #expect(abs(timeline.offset(at: release + 0.3) - 390.60235) < 1e-5)
        #expect(timeline.offset() == 393)
        #expect(timeline.landings[0].rule == .flickPage)
    }

    @Test func `a slow release turns to the nearest page`() throws {
        let carousel = Carousel(count: 10, length: 390, behavior: .paging)
        #expect(try carousel.timeline(.move(200)).offset() == 390)
        #expect(try carousel.timeline(.move(190)).offset() == 0)
        #expect(try carousel.timeline(.move(200)).landings[0].rule == .halfPage)
    }

    @Test func `a page off the grid stays off the grid`() throws {
        let carousel = Carousel(count: 10, length: 390, behavior: .paging)
        #expect(try carousel.timeline(.jump(283), .release(800), .release(800)).offset() == 283 + 780)
    }

    @Test func `the last page is as short as what is left`() throws {
        let carousel = Carousel(lengths: [390, 390, 100], behavior: .paging)
        let timeline = try carousel.timeline(.release(800), .release(800))
        #expect(timeline.offset() == 490)
        #expect(timeline.landings.last?.proposed == 780)
    }

    @Test func `a second flick goes one page past the page that is still flown to`() throws {
        let carousel = Carousel(count: 10, length: 390, behavior: .paging)
        #expect(try carousel.timeline(.release(800), .release(800, after: 0.1)).offset() == 780)
    }

    @Test func `a caught fling rests where the finger holds it`() throws {
        let timeline = try Self.plain.timeline(.release(1000), .catch(Catch(after: 0.25, hold: 0.5)))
        #expect(abs(timeline.offset() - 196.689515) < 1e-6)
        #expect(timeline.phases.map(\.phase) == [.decelerating, .tracking, .idle])
        #expect(timeline.settledTime == 0.75)
    }

    @Test func `a caught carousel counts from where it rested before`() throws {
        // One view at a time: the fling to 300 is caught on its way, and the flick after it cannot pass 300.
        let carousel = Carousel(count: 20, length: 300, behavior: .viewAligned(limit: .alwaysByOne))
        let timeline = try carousel.timeline(.release(900), .release(900, after: 0.1))
        #expect(timeline.offset() == 300)
        #expect(timeline.landings[1].originalTarget == 0)
    }

    @Test func `both axes of a free scroll view move on their own and arrive together when aligned`() throws {
        var layout = Carousel(count: 40, length: 300).layout
        layout.axes = .both
        layout.contentSize = Size(width: 12000, height: 4000)
        layout.behavior = .custom(.snapEvery(500))
        let root = Node(frame: layout.frame, content: .scroll(0))
        let stage = Stage(viewport: Viewport(size: layout.frame.size), root: root, scrollViews: [layout], primary: 0)
        let scene = Scene(
            content: .view(.empty),
            interactions: [.fling(Fling(velocity: .vector(Vector(dx: 1500, dy: 700))))])
        let timeline = try Timeline(scene: scene, stage: stage) { _, _ throws(ImpossibleLayout) in stage }
        // 744.3 and 344.7 along: 500 both, 500 being nearer than 0 to the second.
        let end = timeline.scrolls(at: timeline.duration)[0].offset
        #expect(end == Point(x: 500, y: 500))
        let durations = timeline.landings.map(\.duration)
        #expect(abs(durations[0] - durations[1]) < 0.2)
    }

    @Test func `samples of a finger give the velocity of the three last differences`() throws {
        // VE1: 1068 points per second of the finger, so the content moves back at 1068 from 3000.
        let positions: [Double] = [0, 4, 12, 24, 40, 60, 84]
        let samples = positions.enumerated().map {
            Fling.Sample(time: Double($0.offset) / 60, translation: .main($0.element))
        }
        let timeline = try Self.plain.timeline(.jump(3000), .fling(Fling(samples: samples)))
        let release = timeline.events.compactMap { event -> Double? in
            if case .release(let velocity) = event.kind { velocity.dx } else { nil }
        }
        #expect(abs((release.first ?? 0) + 1068) < 1e-9)
        #expect(abs((timeline.landings.last?.start ?? 0) - 2926) < 1e-9)
    }

    @Test func `what a finger cannot do is said`() throws {
        func reasons(_ carousel: Carousel, _ interaction: Interaction) throws -> [String] {
            try carousel.timeline(interaction).events.compactMap { event in
                if case .ignored(_, let reason) = event.kind { reason } else { nil }
            }
        }
        var disabled = Self.plain
        disabled.isDisabled = true
        #expect(try reasons(disabled, .release(900)) == ["scrolling is disabled"])
        #expect(try disabled.timeline(.jump(130)).offset() == 130)
        var fitting = Carousel(count: 2, length: 100)
        fitting.bounce = .basedOnSize
        #expect(try reasons(fitting, .release(900)).count == 1)
        #expect(try reasons(Self.plain, .fling(-5, 900)).count == 1)
        #expect(try reasons(Self.plain, .tap(label: "Next")) == ["no button is labelled “Next”"])
        #expect(try reasons(Self.plain, .scrollTo(ScrollTo(target: .id(.string("none"))))).count == 1)
    }
}

extension MotionTests {
    @Test func `a touch that only stops a fling leaves the identity to the finger before`() throws {
        let timeline = try Self.plain.timeline(.release(1000), .catch(Catch(after: 0.25, hold: 0)))
        #expect(abs(timeline.offset() - 196.689515) < 1e-6)
        #expect(timeline.settledTime == 0.25)
        #expect(timeline.finalPosition == .integer(1))
    }

    @Test func `a catch during a bounce holds what is shown and lets it return`() throws {
        // Past the start by a pull; the hold keeps the content where the finger met it.
        let timeline = try Self.plain.timeline(.fling(100, -1500), .catch(Catch(after: 0.2, hold: 0.4)))
        let met = timeline.offset(at: 0.2)
        #expect(met < 0)
        #expect(abs(timeline.offset(at: 0.59) - met) < 1e-6)
        #expect(timeline.offset() == 0)
    }

    @Test func `a scroll by code is answered in every curve`() throws {
        let curves: [(Animation, Double, Double)] = [
            (.linear, 0.175, 500), (.easeInOut, 0.175, 500), (.contentOffset, 0.15, 500),
            (.adjusted(.linear, delay: 0.2, speed: 1), 0.375, 500),
            (.adjusted(.linear, delay: 0, speed: 2), 0.0875, 500),
            // Critically damped in 0.5 s: 1 - e^{-4π·0.25}(1 + 4π·0.25) = 0.82103.
            (.smooth, 0.25, 821.025554),
        ]
        for (animation, time, offset) in curves {
            let scroll = ScrollTo(target: .point(x: 1000, y: nil), animation: animation)
            let timeline = try Self.plain.timeline(.scrollTo(scroll))
            #expect(abs(timeline.offset(at: time) - offset) < 0.01)
            #expect(timeline.offset() == 1000)
        }
        let bouncy = ScrollTo(target: .point(x: 1000, y: nil), animation: .bouncy)
        let timeline = try Self.plain.timeline(.scrollTo(bouncy))
        let peak = (0..<timeline.frameCount).map { timeline.offset(at: timeline.time(ofFrame: $0)) }.max() ?? 0
        // 4.6 % overshoot, swiftui.md 8.2.
        #expect(abs(peak - 1046) < 1)
    }
}
