import Physics
import Testing

/// Laws that hold for every motion, on seeded random ones.
@Suite struct MotionLawTests {
    @Test func `velocity is the derivative of position`() {
        var random = SplitMix64(seed: 1)
        var compared = 0
        for _ in 0..<4000 {
            let motion = random.motion()
            guard motion.duration > 0 else { continue }
            let joints = Self.joints(of: motion)
            for _ in 0..<4 {
                let t = random.number(in: 0...motion.duration)
                let h = 2e-5
                guard joints.allSatisfy({ abs($0 - t) > 3 * h }) else { continue }
                // Five points: the error is h⁴ times the fifth derivative.
                let slope =
                    (8 * (motion.position(at: t + h) - motion.position(at: t - h))
                        - (motion.position(at: t + 2 * h) - motion.position(at: t - 2 * h))) / (12 * h)
                let velocity = motion.velocity(at: t)
                // Positions near 5000 pt have 1e-12 pt of rounding, which h turns into 1e-7 pt/s, near turns 1e-6.
                let limit = 1e-6 * max(abs(velocity), 5)
                #expect(abs(slope - velocity) <= limit, "\(motion) at \(t): \(velocity), slope \(slope)")
                compared += 1
            }
        }
        #expect(compared > 8000)
    }

    /// The times at which a motion's formula changes, or its velocity is steep.
    private static func joints(of motion: Motion) -> [Double] {
        var joints = [0, motion.duration]
        if case .retarget(let plan) = motion { joints.append(plan.duration - plan.creepTime) }
        if case .tracking(let tracking) = motion {
            joints.append(tracking.beginTime ?? 0)
            // The edges are where the rubber band begins.
            let steps = 4000
            let inside = (0...steps).map {
                tracking.range.contains(tracking.position(at: motion.duration * Double($0) / Double(steps)))
            }
            joints += (1...steps).filter { inside[$0] != inside[$0 - 1] }.map {
                motion.duration * (Double($0) - 0.5) / Double(steps)
            }
        }
        return joints
    }

    @Test func `asking in another order changes nothing`() {
        var random = SplitMix64(seed: 2)
        for _ in 0..<1000 {
            let trajectory = random.release().trajectory
            let times = (0..<12).map { _ in random.number(in: -0.5...4) }
            let first = times.map { [trajectory.position(at: $0), trajectory.velocity(at: $0)] }
            let again = times.reversed().map { [trajectory.position(at: $0), trajectory.velocity(at: $0)] }
            #expect(first == Array(again.reversed()))
        }
    }

    @Test func `from its duration on a motion rests at its final position`() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<3000 {
            let motion = random.motion()
            for later in [0, 1e-9, 0.1, 3, 1e6, Double.infinity] {
                #expect(motion.position(at: motion.duration + later) == motion.finalPosition)
                #expect(motion.velocity(at: motion.duration + later) == 0)
            }
            #expect(motion.position(at: -1) == motion.position(at: 0))
        }
    }

    @Test func `a motion ends within what its end rule may pin`() {
        var random = SplitMix64(seed: 4)
        for _ in 0..<3000 {
            let motion = random.motion()
            guard motion.duration > 1e-6 else { continue }
            let gap = abs(motion.position(at: motion.duration.nextDown) - motion.finalPosition)
            let allowed =
                switch motion {
                case .bounce, .retarget: EdgeBounce.settleDistance + 1e-9
                case .paging: 1 + 1e-9
                case .spring: SpringAnimation.settleDistance + 1e-9
                default: 1e-6
                }
            #expect(gap <= allowed, "\(motion) ends with a step of \(gap) pt")
        }
    }
}
