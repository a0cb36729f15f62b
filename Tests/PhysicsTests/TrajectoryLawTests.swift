import Physics
import Testing

/// Laws that hold for every release, on seeded random ones.
@Suite struct TrajectoryLawTests {
    @Test func `position is continuous at every joint, and velocity too where the content bounces`() {
        var random = SplitMix64(seed: 11)
        var joints = 0
        for _ in 0..<4000 {
            let (trajectory, _, joinsSmoothly) = random.release()
            for segment in trajectory.segments.dropFirst() {
                let (before, after) = (segment.start - 1e-9, segment.start + 1e-9)
                let speed = max(abs(trajectory.velocity(at: before)), abs(trajectory.velocity(at: after)))
                #expect(abs(trajectory.position(at: after) - trajectory.position(at: before)) <= 1e-8 * (speed + 10))
                if joinsSmoothly {
                    let change = abs(trajectory.velocity(at: after) - trajectory.velocity(at: before))
                    // In 2 ns a velocity v changes by less than 2e-9 (2K + λ) v ≈ 6e-8 v.
                    #expect(change <= 1e-6 * (speed + 1))
                }
                joints += 1
            }
        }
        #expect(joints > 400)
    }

    @Test func `every release ends at rest inside the range`() {
        var random = SplitMix64(seed: 12)
        for _ in 0..<6000 {
            let (trajectory, range, _) = random.release()
            #expect(range.contains(trajectory.restPosition))
            #expect(trajectory.velocity(at: trajectory.duration) == 0)
            #expect(trajectory.position(at: trajectory.duration + 100) == trajectory.restPosition)
        }
    }

    @Test func `content that does not bounce never leaves the range`() {
        var random = SplitMix64(seed: 13)
        for _ in 0..<2000 {
            let (range, rate, v) = (random.range(), random.rate(), random.velocity())
            let x = random.number(in: range)
            let target = random.number(in: range)
            let releases = [
                Trajectory.fling(from: x, velocity: v, range: range, rate: rate, bounces: false),
                .retarget(from: x, velocity: v, to: target, range: range, rate: rate, bounces: false),
                .paging(from: x, velocity: v, to: target, width: 393, range: range, bounces: false),
                .release(overscrolled: range.upperBound + 40, velocity: v, range: range, bounces: false),
            ]
            for release in releases {
                #expect((0...40).allSatisfy { range.contains(release.position(at: Double($0) * 0.03)) })
            }
        }
    }

    @Test func `a target inside the range is reached exactly unless it is the projection`() {
        var random = SplitMix64(seed: 14)
        for _ in 0..<4000 {
            let (range, rate, v) = (random.range(), random.rate(), random.velocity())
            let (x, target) = (random.number(in: range), random.number(in: range))
            for mode in RetargetMode.allCases {
                let release = Trajectory.retarget(
                    from: x, velocity: v, to: target, range: range, rate: rate, mode: mode)
                #expect(abs(release.restPosition - target) <= 0x1p-23)
            }
        }
    }

    @Test func `a smooth retarget keeps the velocity it was released with`() {
        var random = SplitMix64(seed: 15)
        for _ in 0..<2000 {
            let (range, v) = (random.range(), random.velocity())
            let (x, target) = (random.number(in: range), random.number(in: range))
            let plan = Retarget(position: x, velocity: v, target: target, range: range, rate: .fast, mode: .c1)
            guard plan.regime == .smooth, plan.duration > 0 else { continue }
            #expect(abs(plan.velocity(at: 0) - v) <= 1e-9 * (abs(v) + abs(target - x)))
            #expect(plan.position(at: 0) == x || abs(plan.position(at: 0) - x) < 1e-9)
        }
    }

    @Test func `the default goes smoothly to a target behind and by UIKit's rule elsewhere`() {
        var random = SplitMix64(seed: 16)
        var behind = 0
        for _ in 0..<2000 {
            let (v, target) = (random.velocity(), random.number(in: -2000...2000))
            let plans = [RetargetMode.standard, .uikit, .c1].map {
                Retarget(position: 0, velocity: v, target: target, range: -3000...3000, rate: .fast, mode: $0)
            }
            if target * v < 0 && plans[0].regime != .unchanged {
                #expect(plans[0] == plans[2])
                #expect(plans[1].regime == .jump)
                behind += 1
            } else {
                #expect(plans[0] == plans[1])
            }
        }
        #expect(behind > 500)
    }
}
