import Physics
import Testing

/// The vectors of other scrollers, on helpers of this test target.
@Suite struct ComparisonVectorTests {
    @Test(arguments: Vector.of("chromiumFling"))
    func `Chromium's fling`(vector: Vector) throws {
        let fling = ChromiumFling(velocity: try vector.input("velocity"))
        try vector.check(fling.duration, "duration", "time")
        try vector.check(fling.distance, "distance", "position")
        try vector.check(table: "x", "position", fling.position(at:))
    }

    @Test(arguments: Vector.of("chromiumSnapFling"))
    func `Chromium's snap fling`(vector: Vector) throws {
        let fling = ChromiumSnapFling(
            distance: try vector.input("distance"), ratio: try vector.input("ratio"),
            frameMilliseconds: try vector.input("frameMs"))
        try vector.check(fling.frames, "frames", "position")
        try vector.check(fling.firstDelta, "firstDelta", "position")
        try vector.check(fling.duration, "duration", "position")
        try vector.check(table: "x", "position", fling.position(at:))
    }

    @Test(arguments: Vector.of("flutterFriction"))
    func `Flutter's friction is the normal rate but for rounding`(vector: Vector) throws {
        let velocity = try vector.input("velocity")
        let friction = FlutterFriction(drag: try vector.input("drag"), velocity: velocity)
        try vector.check(friction.final, "final", "position")
        try vector.check(table: "x", "position", friction.position(at:))
        // .135 is .998^1000 to three digits, so 250 ms apart the two are within a thousandth of the way.
        let ours = Deceleration(position: 0, velocity: velocity, rate: .normal).position(at: 0.25)
        #expect(abs(ours - friction.position(at: 0.25)) < 0.001 * abs(ours))
    }

    @Test(arguments: Vector.of("webkitSnapProgress"))
    func `WebKit's snap progress`(vector: Vector) throws {
        let snap = WebKitSnapProgress(initialProgress: try vector.input("initialProgress"))
        try vector.check(snap.magnitude, "magnitude", "progress")
        try vector.check(snap.decayFactor, "decayFactor", "progress")
        #expect(Double(snap.iterations) == (try vector.expects("iterations")))
        try vector.check(table: "progress", "progress", snap.progress(at:))
    }

    @Test(arguments: Vector.of("recordedBounce"))
    func `a recorded bounce fits within 0.08 pt rms`(vector: Vector) throws {
        let times = try #require(vector.inputs["timesMs"]?.numbers)
        let heights = try #require(vector.inputs["normalisedHeight"]?.numbers)
        let unit = try vector.input("unitPt")
        // Past 1 the content is over the edge; what is left is its distance from the edge in points.
        let recorded = zip(times, heights).filter { $0.1 > 1 }.map { (time: $0 / 1000, y: ($1 - 1) * unit) }
        #expect(recorded.count == 15)

        // Only the time and the velocity at the edge are free. Given the time, the best velocity is linear least squares.
        func fit(_ edgeTime: Double) -> (velocity: Double, rms: Double, worst: Double) {
            let unitBounce = EdgeBounce(edge: 0, displacement: 0, stateVelocity: 1e6, rate: .normal)
            let shape = recorded.map { unitBounce.position(at: $0.time - edgeTime) / 1e6 }
            let velocity =
                zip(shape, recorded).reduce(0) { $0 + $1.0 * $1.1.y } / shape.reduce(0) { $0 + $1 * $1 }
            let errors = zip(shape, recorded).map { velocity * $0 - $1.y }
            let squares = errors.reduce(0) { $0 + $1 * $1 }
            return (velocity, (squares / Double(errors.count)).squareRoot(), errors.map(abs).max() ?? .infinity)
        }
        let grid = stride(from: 0.2, through: 0.27, by: 1e-5)
        let best = try #require(grid.min { fit($0).rms < fit($1).rms })
        let found = fit(best)
        #expect(found.rms <= 0.08)
        #expect(found.worst <= (try vector.within("maxPt")))
        #expect(abs(best * 1000 - (try vector.expects("fitEdgeTimeMs"))) < 0.1)
        #expect(abs(found.velocity / 1000 - (try vector.expects("fitEdgeVelocityPtPerMs"))) < 1e-4)
    }

    @Test(arguments: Vector.of("deceleration"))
    func `UIKit's sums land within half a percent, and the published projection has no floor`(vector: Vector) throws {
        let (x, v) = (try vector.input("x0"), try vector.input("velocity"))
        let rate = DecelerationRate(perMillisecond: try vector.input("rate"))
        let sums = UIKitIntegrator(position: x, velocity: v, decayPerSecond: rate.decayPerSecond)
        try vector.check(sums.landing, "uikitIntegratorFinal", "position")
        let r = rate.perMillisecond
        try vector.check(x + v / 1000 * r / (1 - r), "wwdcProjection", "position")
        let rest = Deceleration(position: x, velocity: v, rate: rate).restPosition
        #expect(abs(sums.landing - rest) <= 0.0051 * abs(rest - x))
    }

    @Test(arguments: Vector.of("retarget").filter { $0.expected["uikitIntegrator"] != nil })
    func `UIKit's sums towards a target`(vector: Vector) throws {
        let plan = Retarget(
            position: try vector.input("x0"), velocity: try vector.input("velocity"),
            target: try vector.input("target"),
            range: try vector.input("min")...vector.input("max"),
            rate: DecelerationRate(perMillisecond: try vector.input("rate")), mode: .uikit,
            symmetric: vector.id == "R6s")
        let sums = UIKitIntegrator(
            position: plan.position, velocity: plan.startVelocity, decayPerSecond: plan.decayPerSecond)
        #expect(abs(sums.rate - (try vector.expects("effectiveRate"))) < 1e-12)
        let block = try #require(vector.expected["uikitIntegrator"])
        let isInstant = plan.regime == .jump || plan.regime == .stop
        let duration = isInstant ? 0 : sums.duration(to: plan.target)
        #expect(abs(duration - (block["duration"]?.number ?? .nan)) <= (try vector.within("time")))
        let table = try #require(block["x"]?.table)
        for (time, expected) in table {
            let actual = isInstant ? plan.target : sums.position(at: time, to: plan.target)
            #expect(abs(actual - expected) <= (try vector.within("position")))
            // The largest difference the analyses measured for the exact form is 3.1 pt.
            #expect(abs(plan.position(at: time) - expected) <= 3.1)
        }
    }
}
