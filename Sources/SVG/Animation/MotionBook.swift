import ViewTree
import Writers

/// The groups of an animation by what they move.
struct MotionBook {
    var groups: [MotionKey: MovingGroup] = [:]
    /// Seconds of the whole animation.
    var duration = 0.0
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

/// A group that moves: how it stands before it does, and what moves it.
struct MovingGroup {
    /// The transform list at the start.
    var steps: [TransformStep]
    /// The opacity at the start.
    var opacity: Double
    /// The filter at the start.
    var filters: [FilterStep]
    /// The keyframes.
    var keyframes: Keyframes
    /// Their name where they are rules of style.
    var name: ElementID
}

extension Canvas {
    /// Writes a group that moves, or its content alone where nothing does; `bounds` is what it covers.
    mutating func group(_ motion: MovingGroup?, over bounds: Rect = .zero, _ body: (inout Canvas) -> Void) {
        guard let motion else { return body(&self) }
        let filters = motion.filters.filter { !$0.isIdentity }
        let filter = filters.isEmpty ? nil : self.filter(filters, over: bounds)
        element("g") { canvas in
            if canvas.rendering.output.encoding == .css {
                canvas.xml.attribute("class") { Canvas.movingClass.write(to: &$0) }
                canvas.xml.attribute("style") { buffer in
                    buffer.append("animation-name:")
                    motion.name.write(to: &buffer)
                    if motion.keyframes.isStepped { buffer.append(";animation-timing-function:step-end") }
                }
            }
            canvas.transform(motion.steps)
            if motion.opacity != 1 { canvas.xml.attribute("opacity", motion.opacity) }
            if let filter { canvas.xml.attribute("filter") { filter.writeURL(to: &$0) } }
            if canvas.rendering.output.encoding == .smil { canvas.animate(motion.keyframes) }
            body(&canvas)
        }
    }

    /// Writes what stands at a point, in a group of its own where that point moves.
    mutating func moving(_ key: MotionKey, from origin: Point, _ body: (inout Canvas, Point) -> Void) {
        group(motion.groups[key]) { body(&$0, origin) }
    }

    /// The class of all that moves, the first name of an animated file.
    static let movingClass = ElementID(index: 0)
}
