import Physics
import Testing

/// No finite input, however silly, gives an answer that is not finite.
@Suite struct ExtremeInputTests {
    static let numbers = [
        0, -0.0, 1, -1, 10, -10, 0.55, 1e-308, -Double.leastNonzeroMagnitude, 1e6, -1e9, 1e15, 1e150, -1e200, 1e308,
        -1e308,
        Double.greatestFiniteMagnitude,
    ]

    private static func draw(_ random: inout SplitMix64) -> Double {
        numbers[Int(random.number(in: 0...Double(numbers.count) - 0.001))]
    }

    private static func isFinite(_ motion: Motion) -> Bool {
        let times =
            numbers + [motion.duration, motion.duration / 2, motion.duration.nextDown, 0.1, 0.3, .infinity, .nan]
        return motion.duration.isFinite && motion.duration >= 0
            && times.allSatisfy { motion.position(at: $0).isFinite && motion.velocity(at: $0).isFinite }
    }

    @Test func `every motion answers finitely`() {
        var random = SplitMix64(seed: 21)
        for _ in 0..<4000 {
            let n = (0..<8).map { _ in Self.draw(&random) }
            let range = min(n[4], n[5])...max(n[4], n[5])
            let rate = DecelerationRate(perMillisecond: random.chance(0.5) ? 0.998 : n[6])
            let spring =
                random.chance(0.5)
                ? Spring(duration: n[4], bounce: n[5])
                : random.chance(0.5)
                    ? Spring(mass: n[4], stiffness: n[5], damping: n[6]) : Spring(response: n[4], dampingFraction: n[5])
            let path =
                random.chance(0.5)
                ? FingerPath(translation: n[2], duration: n[3], velocity: n[6])
                : FingerPath(samples: (0..<3).map { .init(time: n[$0], position: n[$0 + 3]) })
            let motions: [Motion] = [
                .still(n[0]),
                .deceleration(Deceleration(position: n[0], velocity: n[1], rate: rate)),
                .bounce(EdgeBounce(edge: n[0], displacement: n[1], stateVelocity: n[2], rate: rate)),
                .bounce(EdgeBounce(edge: n[0], displacement: n[1], contentVelocity: n[2], rate: rate)),
                .retarget(
                    Retarget(
                        position: n[0], velocity: n[1], target: n[2], range: range, rate: rate,
                        mode: RetargetMode.allCases[Int(random.number(in: 0...2.999))], symmetric: random.chance(0.5))),
                .paging(
                    PagingSpring(width: n[3], position: n[0], velocity: n[1], target: n[2], stepsPerMillisecond: n[6])),
                .spring(SpringAnimation(from: n[0], to: n[1], spring: spring, initialVelocity: n[2])),
                .curve(CurveAnimation(from: n[0], to: n[1], curve: .bezier(n[2], n[3], n[4], n[5]), duration: n[6])),
                .curve(CurveAnimation(from: n[0], to: n[1], curve: .circularEaseInOut, duration: n[6])),
                .curve(CurveAnimation(from: n[0], to: n[1], curve: .circularEaseInOut.inverse, duration: n[6])),
                .sineEase(SineEase(from: n[0], to: n[1], duration: n[6])),
                .tracking(
                    Tracking(
                        start: n[0], path: path, range: range, band: RubberBand(dimension: n[1], coefficient: n[7]),
                        recognizer: PanRecognizer(hysteresis: n[7]))),
            ]
            for motion in motions {
                #expect(Self.isFinite(motion), "\(motion)")
            }
        }
    }

    @Test func `every release answers finitely and ends inside the range`() {
        var random = SplitMix64(seed: 22)
        for _ in 0..<4000 {
            let n = (0..<7).map { _ in Self.draw(&random) }
            let range = min(n[4], n[5])...max(n[4], n[5])
            let bounces = random.chance(0.5)
            let page = PageChoice(stride: n[2], origin: n[3], range: range).target(
                position: n[0], velocity: n[1], previousTarget: random.chance(0.5) ? n[6] : nil)
            let releases = [
                Trajectory.fling(from: n[0], velocity: n[1], range: range, bounces: bounces),
                .release(overscrolled: n[0], velocity: n[1], range: range, mode: .c1, bounces: bounces),
                .retarget(from: n[0], velocity: n[1], to: n[2], range: range, bounces: bounces),
                .paging(from: n[0], velocity: n[1], to: page, width: n[3], range: range, bounces: bounces),
            ]
            for release in releases {
                let times = Self.numbers + [0.1, release.duration, .infinity, .nan]
                #expect(times.allSatisfy { release.position(at: $0).isFinite && release.velocity(at: $0).isFinite })
                #expect(release.duration.isFinite)
                // Lengths are cut at 1e12, so a range beyond that is too.
                let reachable = max(-1e12, min(1e12, range.lowerBound))...max(-1e12, min(1e12, range.upperBound))
                #expect(reachable.contains(release.restPosition), "\(release)")
            }
        }
    }

    @Test func `the small values answer finitely`() {
        var random = SplitMix64(seed: 23)
        for _ in 0..<3000 {
            let n = (0..<4).map { _ in Self.draw(&random) }
            let band = RubberBand(dimension: n[0], coefficient: n[1])
            #expect(band.displacement(for: n[2]).isFinite && band.drag(for: n[2]).isFinite)
            #expect(band.derivative(at: n[2]).isFinite)
            let curve = UnitCurve.bezier(n[0], n[1], n[2], n[3])
            for x in [n[0], 0, 0.25, 0.5, 1] {
                #expect(curve.value(at: x).isFinite && curve.velocity(at: x).isFinite)
                #expect(curve.inverse.value(at: x).isFinite && curve.inverse.velocity(at: x).isFinite)
            }
            let estimator = VelocityEstimator(samples: n.map { .init(time: $0 * 1e-3, position: $0) })
            #expect(estimator.releaseVelocity.isFinite && estimator.lastVelocity.isFinite)
            let path = FingerPath.accelerating(translation: n[0], velocity: n[1], slowest: n[2])
            #expect(path.events(every: n[3]).count <= 10_001)
        }
    }
}
