import Physics
import Testing

@Suite struct DecelerationTests {
    @Test func `the two rates decay at 2.002 and 10.05 a second`() {
        #expect(abs(DecelerationRate.normal.decayPerSecond - 2.002002670673) < 1e-12)
        #expect(abs(DecelerationRate.fast.decayPerSecond - 10.050335853501) < 1e-12)
    }

    @Test func `a custom rate becomes the nearer of UIKit's two`() {
        #expect(DecelerationRate(perMillisecond: 0.9939).quantized == .fast)
        #expect(DecelerationRate(perMillisecond: 0.994).quantized == .normal)
    }

    @Test func `1000 points a second project 494.505 points, or 98.504 at the fast rate`() {
        let normal = Deceleration.projection(position: 0, velocity: 1000, rate: .normal)
        let fast = Deceleration.projection(position: 60, velocity: 1000, rate: .fast)
        #expect(abs(normal - 494.505) < 0.001)
        #expect(abs(fast - 158.504) < 0.001)
    }

    @Test func `a release at 10 points a second stays where it is`() {
        let motion = Deceleration(position: 42, velocity: -10, rate: .normal)
        #expect(motion.duration == 0)
        #expect(motion.restPosition == 42)
    }

    @Test func `the time to a position and the position at that time are inverse`() throws {
        let motion = Deceleration(position: 100, velocity: -1500, rate: .normal)
        for goal in [100, 99, 0, -500, -644.25] {
            let time = try #require(motion.time(reaching: goal))
            #expect(abs(motion.position(at: time) - goal) < 1e-9)
        }
    }

    @Test func `positions behind the start or beyond the rest are never reached`() {
        let motion = Deceleration(position: 100, velocity: -1500, rate: .normal)
        #expect(motion.time(reaching: 101) == nil)
        #expect(motion.time(reaching: -644.26) == nil)
        #expect(Deceleration(position: 0, velocity: 0, rate: .fast).time(reaching: 1) == nil)
    }

    @Test func `a hundred steps are one step`() {
        // The frame rule x += vG(1 - d), v *= d is a semigroup, so stepping with 1/λ for G must match.
        let motion = Deceleration(position: 0, velocity: 3000, rate: .normal)
        var (x, v) = (0.0, 3000.0)
        for _ in 0..<100 {
            let step = Deceleration(position: x, velocity: v, rate: .normal)
            (x, v) = (step.position(at: 0.01), step.velocity(at: 0.01))
        }
        #expect(abs(x - motion.position(at: 1)) < 1e-9)
        #expect(abs(v - motion.velocity(at: 1)) < 1e-9)
    }
}
