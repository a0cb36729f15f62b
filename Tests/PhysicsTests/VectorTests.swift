import Physics
import Testing

/// The motions against values computed independently, at the tolerances the vectors state.
@Suite struct VectorTests {
    @Test(arguments: Vector.of("deceleration"))
    func `free deceleration`(vector: Vector) throws {
        let rate = DecelerationRate(perMillisecond: try vector.input("rate"))
        let motion = Deceleration(position: try vector.input("x0"), velocity: try vector.input("velocity"), rate: rate)
        try vector.check(motion.duration, "duration", "time")
        try vector.check(motion.restPosition, "final", "position")
        try vector.check(table: "x", "position", motion.position(at:))
        try vector.check(table: "v", "velocity", motion.velocity(at:))
    }

    @Test(arguments: Vector.of("edgeBounce"))
    func `a fling into an edge`(vector: Vector) throws {
        let motion = Trajectory.fling(
            from: try vector.input("x0"), velocity: try vector.input("velocity"),
            range: try vector.input("min")...vector.input("max"),
            rate: DecelerationRate(perMillisecond: try vector.input("rate")))
        #expect(motion.segments.map(\.kind) == [.deceleration, .bounce])
        let bounce = try #require(motion.segments.last)
        try vector.check(bounce.start, "edgeTime", "time")
        try vector.check(motion.velocity(at: bounce.start), "edgeVelocity", "velocity")
        try vector.check(motion.duration, "duration", "time")
        try vector.check(motion.restPosition, "final", "position")
        try vector.check(table: "x", "position", motion.position(at:))
        try vector.check(table: "v", "velocity", motion.velocity(at:))
        guard case .bounce(let curve) = bounce.motion else { return }
        let turn = try #require(curve.extremum)
        let expected = try #require(vector.expected["extremum"])
        #expect(abs(bounce.start + turn.time - (expected["t"]?.number ?? .nan)) <= (try vector.within("time")))
        #expect(abs(turn.position - (expected["x"]?.number ?? .nan)) <= (try vector.within("position")))
    }

    @Test(arguments: Vector.of("overscrollRelease"))
    func `a release outside the range`(vector: Vector) throws {
        let displacement = try vector.input("displacement")
        // Displacements are from an edge at 0, so the range lies on the other side of it.
        let range = displacement > 0 ? -10_000.0...0 : 0...10_000.0
        let motion = Trajectory.release(
            overscrolled: displacement, velocity: try vector.input("fingerVelocity"), range: range,
            rate: DecelerationRate(perMillisecond: try vector.input("rate")),
            mode: vector.inputs["mode"]?.text == "c1" ? .c1 : .uikit)
        try vector.check(motion.duration, "duration", "time")
        try vector.check(motion.restPosition, "final", "position")
        try vector.check(motion.velocity(at: 0), "initialContentVelocity", "velocity")
        try vector.check(table: "y", "position", motion.position(at:))
        if vector.expected["crossTime"] != nil {
            let crossing = try #require(motion.segments.dropFirst().first)
            try vector.check(crossing.start, "crossTime", "time")
            try vector.check(motion.velocity(at: crossing.start), "crossVelocity", "velocity")
        } else {
            #expect(motion.segments.count == 1)
        }
        if let expected = vector.expected["extremum"], case .bounce(let curve) = motion.segments[0].motion {
            let turn = try #require(curve.extremum)
            #expect(abs(turn.time - (expected["t"]?.number ?? .nan)) <= (try vector.within("time")))
            #expect(abs(turn.position - (expected["y"]?.number ?? .nan)) <= (try vector.within("position")))
        }
    }

    @Test(arguments: Vector.of("retarget"))
    func `UIKit's retarget`(vector: Vector) throws {
        let rate = DecelerationRate(perMillisecond: try vector.input("rate"))
        let motion = Retarget(
            position: try vector.input("x0"), velocity: try vector.input("velocity"),
            target: try vector.input("target"),
            range: try vector.input("min")...vector.input("max"), rate: rate, mode: .uikit,
            symmetric: vector.id == "R6s")
        let regimes: [String: Retarget.Regime] = [
            "unchanged": .unchanged, "shorten": .shorten, "boost": .boost, "boostShort": .shortHop, "stop": .stop,
            "snap": .jump,
        ]
        #expect(motion.regime == regimes[vector.expected["case"]?.text ?? ""])
        try vector.check(motion.originalTarget, "originalTarget", "position")
        try vector.check(motion.startVelocity, "startVelocity", "velocity")
        try vector.check(motion.decayPerSecond, "decayPerSecond", "velocity")
        try vector.check(motion.creepTime, "creepTime", "time")
        try vector.check(motion.duration, "duration", "time")
        if motion.regime != .unchanged {
            try vector.check(motion.position(at: motion.duration), "final", "position")
            try vector.check(table: "x", "position", motion.position(at:))
        }
    }

    @Test(arguments: Vector.of("retargetSmooth"))
    func `the smooth retarget`(vector: Vector) throws {
        let motion = Retarget(
            position: try vector.input("x0"), velocity: try vector.input("velocity"),
            target: try vector.input("target"),
            range: -10_000...10_000, rate: DecelerationRate(perMillisecond: try vector.input("rate")), mode: .c1)
        #expect(motion.regime == .smooth)
        try vector.check(motion.duration, "duration", "time")
        try vector.check(motion.position(at: motion.duration), "final", "position")
        try vector.check(table: "x", "position", motion.position(at:))
        #expect(motion.velocity(at: 0) == (try vector.input("velocity")))
        if let expected = vector.expected["extremum"] {
            let turn = try #require(motion.extremum)
            #expect(abs(turn.time - (expected["t"]?.number ?? .nan)) <= (try vector.within("time")))
            #expect(abs(turn.position - (expected["x"]?.number ?? .nan)) <= (try vector.within("position")))
        }
    }

    @Test(arguments: Vector.of("paging"))
    func `the paging spring`(vector: Vector) throws {
        let spring = PagingSpring(
            width: try vector.input("width"), position: try vector.input("x0"), velocity: try vector.input("velocity"),
            target: try vector.input("target"), stepsPerMillisecond: try vector.input("stepsPerMs"))
        // The spring's constants have no tolerance of their own; these are numbers near 1e-4 ... 1.
        #expect(abs(spring.pull - (try vector.expects("springPull"))) < 1e-15)
        #expect(abs(spring.friction - (try vector.expects("friction"))) < 1e-14)
        #expect(abs(spring.decayPerStep - (try vector.expects("sigmaPerStep"))) < 1e-14)
        #expect(abs(spring.frequencyPerStep - (try vector.expects("omegaPerStep"))) < 1e-13)
        let crossing = try #require(spring.crossing)
        try vector.check(crossing.time, "crossTime", "time")
        try vector.check(crossing.stepVelocity, "crossVelocity", "velocity")
        try vector.check(spring.duration, "duration", "time")
        try vector.check(spring.position(at: spring.duration), "final", "position")
        try vector.check(table: "x", "position", spring.position(at:))
        if let expected = vector.expected["extremum"] {
            let turn = try #require(spring.extremum)
            #expect(abs(turn.time - (expected["t"]?.number ?? .nan)) <= (try vector.within("time")))
            #expect(abs(turn.position - (expected["x"]?.number ?? .nan)) <= (try vector.within("position")))
        }
    }

    @Test(arguments: Vector.of("pagingTarget"))
    func `the page choice`(vector: Vector) throws {
        let choice = PageChoice(
            stride: try vector.input("stride"), range: try vector.input("min")...vector.input("max"))
        let target = choice.target(position: try vector.input("x"), velocity: try vector.input("velocity"))
        try vector.check(target, "target", "position")
    }

    @Test(arguments: Vector.of("rubberBand"))
    func `the rubber band`(vector: Vector) throws {
        let band = RubberBand(
            dimension: try vector.input("dimension"), coefficient: try vector.input("coefficient"))
        let drag = try vector.input("drag")
        try vector.check(band.displacement(for: drag), "displacement", "position")
        try vector.check(band.derivative(at: drag), "derivative", "derivative")
        try vector.check(band.drag(for: band.displacement(for: drag)), "inverse", "inverse")
    }

    @Test(arguments: Vector.of("setContentOffsetAnimated"))
    func `setContentOffset animated`(vector: Vector) throws {
        let motion = SineEase(from: try vector.input("from_"), to: try vector.input("to"))
        #expect(motion.duration == (try vector.expects("duration")))
        try vector.check(motion.position(at: motion.duration), "final", "position")
        try vector.check(table: "x", "position", motion.position(at:))
        try vector.check(table: "v", "velocity", motion.velocity(at:))
    }

    @Test(arguments: Vector.of("scrollToTop"))
    func `scroll to top`(vector: Vector) throws {
        let spring = Spring(
            response: try vector.input("response"), dampingFraction: try vector.input("dampingRatio"))
        #expect(spring == .scrollToTop)
        let progress = { (t: Double) in 1 + spring.displacement(at: t, from: -1, velocity: 0) }
        try vector.check(table: "progress", "progress", progress)
        try vector.check(progress(try vector.input("duration")), "progressAtDuration", "progress")
    }

    @Test(arguments: Vector.of("spring"))
    func `a spring in every regime`(vector: Vector) throws {
        let spring = Spring(duration: try vector.input("duration"), bounce: try vector.input("bounce"))
        try vector.check(spring.stiffness, "stiffness", "parameters")
        try vector.check(spring.damping, "damping", "parameters")
        try vector.check(spring.dampingRatio, "dampingRatio", "parameters")
        let (start, velocity) = (try vector.input("displacement"), try vector.input("velocity"))
        try vector.check(table: "x", "position") { spring.displacement(at: $0, from: start, velocity: velocity) }
    }

    @Test(arguments: Vector.of("springDocs"))
    func `the documented spring conversions`(vector: Vector) throws {
        if vector.inputs["duration"] != nil {
            let spring = Spring(duration: try vector.input("duration"), bounce: try vector.input("bounce"))
            try vector.check(spring.stiffness, "stiffness", "parameters")
            try vector.check(spring.damping, "damping", "parameters")
        } else {
            let spring = Spring(
                mass: try vector.input("mass"), stiffness: try vector.input("stiffness"),
                damping: try vector.input("damping"))
            try vector.check(spring.duration, "duration", "parameters")
            try vector.check(spring.bounce, "bounce", "parameters")
        }
    }

    @Test(arguments: Vector.of("unitBezier"))
    func `a Bezier timing curve`(vector: Vector) throws {
        let points = try #require(vector.inputs["controlPoints"]?.numbers)
        try #require(points.count == 4)
        let curve = UnitCurve.bezier(points[0], points[1], points[2], points[3])
        try vector.check(table: "y", "y", curve.value(at:))
        switch vector.inputs["name"]?.text {
        case "easeIn": #expect(curve == .easeIn)
        case "easeOut": #expect(curve == .easeOut)
        case "easeInOut": #expect(curve == .easeInOut)
        default: break
        }
    }

    @Test(arguments: Vector.of("velocityEstimator"))
    func `the velocity estimator`(vector: Vector) throws {
        let samples = try (vector.inputs["samples"]?.items ?? []).map {
            VelocityEstimator.Sample(
                time: try #require($0["t"]?.number), position: try #require($0["x"]?.number))
        }
        let estimator = VelocityEstimator(samples: samples)
        let limit = try vector.within("velocity")
        let pairs = [
            ("sampleVelocities", estimator.sampleVelocities), ("recognizerVelocities", estimator.recognizerVelocities),
        ]
        for (name, actual) in pairs {
            let expected = vector.expected[name]?.numbers ?? []
            #expect(actual.count == expected.count && !expected.isEmpty)
            #expect(zip(actual, expected).allSatisfy { abs($0 - $1) <= limit })
        }
        try vector.check(estimator.releaseVelocity, "releaseVelocity", "velocity")
    }

    @Test(arguments: Vector.of("panSlop"))
    func `the slop of a pan`(vector: Vector) throws {
        let recognizer = PanRecognizer(hysteresis: try vector.input("hysteresis"))
        let translation = recognizer.begin(try vector.input("translation"))
        if let translation {
            try vector.check(translation, "translationAfterBegin", "position")
        } else {
            #expect(vector.expected["translationAfterBegin"]?.number == nil)
        }
    }
}
