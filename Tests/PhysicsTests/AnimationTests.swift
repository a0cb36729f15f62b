import Glibc
import Physics
import Testing

@Suite struct AnimationTests {
    @Test func `duration and bounce, response and damping, stiffness and damping are one spring`() {
        let bouncy = Spring(response: 0.5, dampingFraction: 0.7)
        #expect(abs(Spring.bouncy.dampingRatio - bouncy.dampingRatio) < 1e-15)
        #expect(Spring.bouncy.frequency == bouncy.frequency)
        let same = Spring(mass: 2, stiffness: 2 * bouncy.stiffness, damping: 2 * bouncy.damping)
        #expect(abs(same.frequency - bouncy.frequency) < 1e-12)
        #expect(abs(same.dampingRatio - bouncy.dampingRatio) < 1e-12)
        // 1/(1 - .5) = 2, and back.
        #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
        #expect(Spring(duration: 1, bounce: -0.5).bounce == -0.5)
    }

    @Test func `a spring is within its tolerance from its settling time on`() {
        var random = SplitMix64(seed: 41)
        for _ in 0..<200 {
            let spring = random.spring()
            let (start, velocity) = (random.number(in: -500...500), random.number(in: -3000...3000))
            let settled = spring.settlingDuration(from: start, velocity: velocity, tolerance: 0.1)
            let isStill = (0..<100).allSatisfy {
                abs(spring.displacement(at: settled + Double($0) * 0.01, from: start, velocity: velocity)) <= 0.1 + 1e-9
            }
            #expect(isStill)
        }
    }

    @Test func `the regimes meet at the critical spring`() {
        for velocity in [0.0, 900] {
            let values = [1 - 1e-6, 1, 1 + 1e-6].map {
                Spring(response: 0.5, dampingFraction: $0).displacement(at: 0.2, from: -100, velocity: velocity)
            }
            #expect(abs(values[0] - values[1]) < 1e-3)
            #expect(abs(values[2] - values[1]) < 1e-3)
        }
    }

    @Test func `an undamped spring is followed for a minute`() {
        let motion = SpringAnimation(from: 0, to: 100, spring: Spring(duration: 1, bounce: 1))
        #expect(motion.duration == 60)
        // Half a period after the start it is as far beyond as it was before.
        #expect(abs(motion.position(at: 0.5) - 200) < 1e-9)
    }

    @Test func `curves run from 0 to 1 and are undone by their inverse`() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ]
        for curve in curves {
            #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
            for x in [0.05, 0.3, 0.48, 0.77, 0.99] {
                #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-12)
                let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
                #expect(abs(curve.velocity(at: x) - slope) < 1e-5 * max(1, slope))
            }
        }
        // 1 - √(1 - .6²) = .2.
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-15)
        // Both slopes vanish at 0 and their own slopes are 6 and 6 · .58.
        #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-4)
    }

    @Test func `setContentOffset is halfway after half of its 0.3 s, at 5.236 lengths a second`() {
        let motion = SineEase(from: 100, to: 500)
        #expect(abs(motion.position(at: 0.15) - 300) < 1e-9)
        #expect(abs(motion.velocity(at: 0.15) - 400 * 5.235987756) < 1e-5)
        #expect(motion.velocity(at: 0) == 0)
    }

    @Test func `a curve of no duration is a jump`() {
        let motion = CurveAnimation(from: 3, to: 9, curve: .easeInOut, duration: 0)
        #expect(motion.position(at: 0) == 9)
        #expect(motion.velocity(at: 0) == 0)
    }
}
