import Physics
import Testing

@Suite struct FingerTests {
    private let finger = FingerPath(translation: -110, duration: 0.2, velocity: -1000)

    @Test func `a made-up finger starts at rest and leaves with its velocity`() {
        #expect(finger.translation(at: 0) == 0)
        #expect(finger.velocity(at: 0) == 0)
        #expect(finger.translation(at: 0.2) == -110)
        #expect(abs(finger.velocity(at: 0.2.nextDown) + 1000) < 1e-9)
    }

    @Test func `an accelerating finger takes twice the way over the speed`() {
        let path = FingerPath.accelerating(translation: 60, velocity: 1200)
        #expect(abs(path.duration - 0.1) < 1e-15)
        // Even acceleration: half the time, a quarter of the way.
        #expect(abs(path.translation(at: 0.05) - 15) < 1e-12)
    }

    @Test func `content lags the finger by exactly 10 points`() throws {
        let tracking = Tracking(start: 0, path: finger, range: 0...1000, band: RubberBand(dimension: 393))
        let begin = try #require(tracking.beginTime)
        #expect(abs(finger.translation(at: begin) + 10) < 1e-9)
        #expect(tracking.position(at: begin / 2) == 0)
        for t in [begin, 0.1, 0.15, 0.2] {
            #expect(abs(tracking.position(at: t) - (-finger.translation(at: t) - 10)) < 1e-9)
        }
        #expect(abs(tracking.position(at: 5) - 100) < 1e-9)
        #expect(tracking.releaseVelocity == 1000)
        #expect(tracking.contentReleaseVelocity == 1000)
    }

    @Test func `a finger that moves less than 10 points moves nothing`() {
        let path = FingerPath(translation: 9.9, duration: 0.2, velocity: 0)
        let tracking = Tracking(start: 50, path: path, range: 0...1000, band: nil)
        #expect(tracking.beginTime == nil)
        #expect(tracking.position(at: 0.2) == 50)
        #expect(tracking.releaseVelocity == 0)
    }

    @Test func `a finger that swings back before it leaves begins on its way back`() throws {
        // s(u) = -485u² + 490u³ turns at -71 pt and ends at 5 pt, less than the slop.
        let path = FingerPath(translation: 5, duration: 0.5, velocity: 1000)
        let tracking = Tracking(start: 500, path: path, range: 0...1000, band: nil)
        let begin = try #require(tracking.beginTime)
        #expect(abs(path.translation(at: begin) + 10) < 1e-9)
        #expect(abs(tracking.position(at: 0.5) - (500 - 15)) < 1e-9)
    }

    @Test func `past the edge the content follows through the rubber band`() {
        let path = FingerPath(translation: 110, duration: 0.2, velocity: 0)
        let band = RubberBand(dimension: 393)
        let tracking = Tracking(start: 0, path: path, range: 0...1000, band: band)
        // 110 pt less the slop, and 48.2477679 is the band's answer to 100.
        #expect(abs(tracking.position(at: 0.2) + 48.2477679) < 1e-6)
        let rigid = Tracking(start: 0, path: path, range: 0...1000, band: nil)
        #expect(rigid.position(at: 0.2) == 0)
    }

    @Test func `catching a bounce does not move the content`() throws {
        let bounce = Trajectory.fling(from: 900, velocity: 3000, range: 0...1000)
        let caught = bounce.position(at: 0.15)
        #expect(caught > 1010)
        let tracking = Tracking(start: caught, path: finger, range: 0...1000, band: RubberBand(dimension: 393))
        let begin = try #require(tracking.beginTime)
        #expect(abs(tracking.position(at: 0) - caught) < 1e-9)
        #expect(abs(tracking.position(at: begin) - caught) < 1e-6)
        let both = bounce.followed(by: Trajectory(.tracking(tracking), kind: .tracking), at: 0.15)
        #expect(both.segments.map(\.kind) == [.deceleration, .bounce, .tracking])
        #expect(both.position(at: 0.1) == bounce.position(at: 0.1))
        #expect(both.velocity(at: 0.15) == 0)
        #expect(abs(both.duration - 0.35) < 1e-15)
    }

    @Test func `a recorded finger moves evenly from event to event`() {
        let path = FingerPath(samples: [
            .init(time: 5, position: 100), .init(time: 5.1, position: 120), .init(time: 5.05, position: 7),
            .init(time: 5.2, position: 180),
        ])
        #expect(abs(path.duration - 0.2) < 1e-12)
        #expect(abs(path.translation(at: 0.05) - 10) < 1e-9)
        #expect(abs(path.translation(at: 0.15) - 50) < 1e-9)
        #expect(abs(path.velocity(at: 0.15) - 600) < 1e-6)
        #expect(path.events().count == 3)
    }

    @Test func `the events of a finger at 60 Hz end with the release`() throws {
        let events = finger.events()
        #expect(events.count == 13)
        let last = try #require(events.last)
        #expect(last.position == -110)
        #expect(abs(events[1].time - events[0].time - 1.0 / 60) < 1e-12)
    }

    @Test func `the estimator weighs the last three differences .05, .35 and .6`() {
        // One tenth of a second apart: differences of 100, 1000 and 10000 pt/s.
        let samples = zip([0, 0.1, 0.2, 0.3], [0.0, 10, 110, 1110]).map {
            VelocityEstimator.Sample(time: $0, position: $1)
        }
        #expect(
            abs(VelocityEstimator(samples: samples).releaseVelocity - (0.05 * 10_000 + 0.35 * 1000 + 0.6 * 100)) < 1e-9)
        #expect(VelocityEstimator(samples: []).releaseVelocity == 0)
    }

    @Test func `a release under 250 points a second does not fling unless it is outside the range`() {
        #expect(VelocityEstimator.flingVelocity(240, lastSpeed: 249) == 0)
        #expect(VelocityEstimator.flingVelocity(240, lastSpeed: 250) == 240)
        #expect(VelocityEstimator.flingVelocity(240, lastSpeed: 0, isOverscrolled: true) == 240)
    }
}
