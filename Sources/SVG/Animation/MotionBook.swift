import ViewTree
import Writers

/// The groups of an animation by what they move.
struct MotionBook {
    var groups: [MotionKey: MovingGroup] = [:]
}

/// A part of the picture that may move by itself.
struct MotionKey: Hashable {
    let layer: [Int]
    let part: Part

    enum Part: Hashable {
        /// The layer's place in its parent.
        case frame
        /// Its effects' wrapper of this number, inner to outer.
        case effect(Int)
        /// A scroll view's content.
        case content
        /// A scroll indicator.
        case indicator(Int)
        /// Whether the layer is drawn at all.
        case visibility
    }

    init(_ layer: [Int], _ part: Part) {
        self.layer = layer
        self.part = part
    }
}

/// A group that moves: how it stands before it does, and by what it is moved.
struct MovingGroup {
    /// The transform list at the start.
    var steps: [TransformStep]
    /// The opacity at the start.
    var opacity: Double
    /// The filter at the start.
    var filters: [FilterStep] = []
    /// The keyframes.
    var name: ElementID
    /// Whether its list holds its whole place, so that what is inside is drawn from its corner.
    var isPlaced = false
}

extension Canvas {
    /// Writes a group that moves, or its content alone where nothing does.
    mutating func group(_ motion: MovingGroup?, _ body: (inout Canvas) -> Void) {
        guard let motion else { return body(&self) }
        element("g") { canvas in
            canvas.xml.attribute("class") { ElementID(index: 0).write(to: &$0) }
            canvas.xml.attribute("style") { buffer in
                buffer.append("animation-name:")
                motion.name.write(to: &buffer)
            }
            canvas.transform(motion.steps)
            if motion.opacity != 1 { canvas.xml.attribute("opacity", motion.opacity) }
            body(&canvas)
        }
    }

    /// Writes what stands at a point, in a group of its own where that point moves.
    mutating func moving(_ key: MotionKey, from origin: Point, _ body: (inout Canvas, Point) -> Void) {
        guard let motion = self.motion.groups[key] else { return body(&self, origin) }
        group(motion) { body(&$0, motion.isPlaced ? .zero : origin) }
    }
}
