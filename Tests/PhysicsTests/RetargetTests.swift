import Physics
import Testing

@Suite struct RetargetTests {
    private func plan(
        _ velocity: Double, _ target: Double, rate: DecelerationRate = .fast, mode: RetargetMode = .standard
    ) -> Retarget {
        Retarget(position: 0, velocity: velocity, target: target, range: -1000...1000, rate: rate, mode: mode)
    }

    @Test func `the regime follows from where the target lies`() {
        // At .99, 2000 pt/s project 1990/10.05 = 198 pt.
        #expect(plan(2000, 150).regime == .shorten)
        #expect(plan(2000, 300).regime == .boost)
        #expect(plan(2000, -10).regime == .smooth)
        #expect(plan(2000, -10, mode: .uikit).regime == .jump)
        #expect(plan(2000, 0).regime == .stop)
        #expect(plan(0, 0).regime == .unchanged)
        // From rest 10 + 20 · 10.05 = 211 pt/s is under 250, so the short rate is used.
        #expect(plan(0, 20).regime == .shortHop)
        #expect(plan(0, 24).regime == .boost)
    }

    @Test func `the last stop of a fling into the edge keeps the natural bounce`() {
        let release = Trajectory.retarget(from: 900, velocity: 4000, to: 1000, range: 0...1000)
        #expect(release.segments.map(\.kind) == [.deceleration, .bounce])
        #expect(release == .fling(from: 900, velocity: 4000, range: 0...1000, rate: .fast))
    }

    @Test func `from rest a hop back mirrors a hop forward`() {
        let (forward, back) = (plan(0, 80, rate: .normal), plan(0, -80, rate: .normal))
        #expect(forward.duration == back.duration)
        #expect(forward.creepTime == 0)
        for t in [0, 0.05, 0.2, 0.4] {
            #expect(forward.position(at: t) == -back.position(at: t))
        }
    }

    @Test func `shortening keeps the velocity and lands on the target at 10 points a second`() {
        let motion = plan(2000, 150)
        #expect(motion.velocity(at: 0) == 2000)
        #expect(abs(motion.decayPerSecond - 1990.0 / 150) < 1e-12)
        #expect(abs(motion.velocity(at: motion.duration.nextDown) - 10) < 1e-6)
    }

    @Test func `two axes share the gentler decay and cover the same share of their way`() {
        let (x, y) = Retarget.together(plan(2000, 150), plan(0, 100))
        // 10.05 from rest is gentler than 13.27.
        #expect(x.decayPerSecond == y.decayPerSecond)
        #expect(x.decayPerSecond == DecelerationRate.fast.decayPerSecond)
        #expect(abs(x.startVelocity - (10 + 150 * x.decayPerSecond)) < 1e-9)
        #expect(x.position(at: 10) == 150)
        #expect(y.position(at: 10) == 100)
        #expect(abs(x.position(at: 0.1) / 150 - y.position(at: 0.1) / 100) < 0.01)
    }

    @Test func `outside the range the spring goes to the target instead of the edge`() {
        let release = Trajectory.retarget(from: 1040, velocity: 0, to: 900, range: 0...1000)
        #expect(release.segments.map(\.kind) == [.bounce])
        #expect(release.position(at: 0) == 1040)
        #expect(release.restPosition == 900)
    }
}
