import Glibc
import Physics
import ViewTree

/// A finger on a scroll view, in logical directions: x is positive toward the trailing edge.
struct Finger: Sendable {
    /// Its way along x.
    let x: FingerPath
    /// Its way along y.
    let y: FingerPath
    /// Seconds from touch to release, a rest at the end included.
    let duration: Double
    /// Of the content at the release, in points per second.
    let velocity: Vector
    /// The last velocity measured, of the content.
    let lastVelocity: Vector

    /// The longest touch that is followed, in seconds.
    // A choice of this project: far longer than any gesture, short enough to scan frame by frame.
    static let longest = 60.0
    /// Seconds of a drag of unknown speed, at most.
    // A choice of this project, near the time a thumb takes across a phone.
    private static let usual = 0.3
    /// The speed of a drag without a duration, in points per second.
    // A choice of this project: slow enough to be followed by eye.
    private static let dragSpeed = 500.0

    /// The finger of a fling.
    init(_ fling: Fling, axis: Axis, isMirrored: Bool) {
        guard fling.samples.isEmpty else {
            self.init(samples: fling.samples, axis: axis, isMirrored: isMirrored)
            return
        }
        let way = fling.translation.vector(main: axis).finite.mirrored(isMirrored)
        let length = hypot(way.dx, way.dy)
        guard length > 0 else {
            let velocity = fling.velocity?.vector(main: axis).finite ?? .zero
            self.init(way: .zero, duration: 0, hold: 0, velocity: velocity)
            return
        }
        // A finger that speeds up evenly covers D in 2D/v seconds.
        let asked = fling.velocity?.vector(main: axis).finite
        let speed = asked.map { -($0.dx * way.dx + $0.dy * way.dy) / length } ?? 0
        let duration = fling.duration ?? (speed > 0 ? min(2 * length / speed, Self.usual) : Self.usual)
        let time = duration.finite.clamped(to: 0.001...Self.longest)
        let velocity = asked ?? Vector(dx: -2 * way.dx / time, dy: -2 * way.dy / time)
        self.init(way: way, duration: time, hold: 0, velocity: velocity)
    }

    /// The finger of a drag that rests before it lets go.
    init(_ drag: Drag, axis: Axis, isMirrored: Bool) {
        let way = drag.translation.vector(main: axis).finite.mirrored(isMirrored)
        let usual = max(0.2, hypot(way.dx, way.dy) / Self.dragSpeed)
        let duration = (drag.duration ?? usual).finite.clamped(to: 0.001...Self.longest)
        self.init(way: way, duration: duration, hold: drag.hold.finite.clamped(to: 0...Self.longest), velocity: .zero)
    }

    /// A finger that touches and rests.
    init(hold: Double) {
        self.init(way: .zero, duration: 0, hold: hold.finite.clamped(to: 0...Self.longest), velocity: .zero)
    }

    private init(way: Vector, duration: Double, hold: Double, velocity: Vector) {
        x = FingerPath(translation: way.dx, duration: duration, velocity: -velocity.dx)
        y = FingerPath(translation: way.dy, duration: duration, velocity: -velocity.dy)
        self.duration = duration + hold
        self.velocity = velocity
        lastVelocity = velocity
    }

    private init(samples: [Fling.Sample], axis: Axis, isMirrored: Bool) {
        let ways = samples.map { (time: $0.time, way: $0.translation.vector(main: axis).finite.mirrored(isMirrored)) }
        func path(_ axis: Axis) -> [VelocityEstimator.Sample] {
            ways.map { VelocityEstimator.Sample(time: $0.time, position: $0.way[axis]) }
        }
        let (alongX, alongY) = (path(.horizontal), path(.vertical))
        let (speedX, speedY) = (VelocityEstimator(samples: alongX), VelocityEstimator(samples: alongY))
        x = FingerPath(samples: alongX)
        y = FingerPath(samples: alongY)
        duration = min(max(x.duration, y.duration), Self.longest)
        velocity = Vector(dx: -speedX.releaseVelocity, dy: -speedY.releaseVelocity)
        lastVelocity = Vector(dx: -speedX.lastVelocity, dy: -speedY.lastVelocity)
    }

    subscript(axis: Axis) -> FingerPath { axis == .horizontal ? x : y }

    /// Whether there is only a release, no touch before it.
    var isInstant: Bool { duration == 0 }
}

extension Vector {
    /// The vector with what is no finite number left out.
    var finite: Vector { Vector(dx: dx.finite, dy: dy.finite) }

    /// Left and right exchanged, where rows run to the left.
    func mirrored(_ isMirrored: Bool) -> Vector { isMirrored ? Vector(dx: -dx, dy: dy) : self }
}
