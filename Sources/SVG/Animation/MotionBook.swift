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
    /// Opens the group of what moves; `bounds` is what it covers. Returns how many groups were opened: none where nothing moves.
    mutating func open(_ motion: MovingGroup?, over bounds: Rect = .zero) -> Int {
        guard let motion else { return 0 }
        let filters = motion.filters.filter { !$0.isIdentity }
        let filter = filters.isEmpty ? nil : self.filter(filters, over: bounds)
        xml.open("g")
        if rendering.output.encoding == .css {
            xml.attribute("class") { Canvas.movingClass.write(to: &$0) }
            xml.attribute("style") { buffer in
                buffer.append("animation-name:")
                motion.name.write(to: &buffer)
                if motion.keyframes.isStepped { buffer.append(";animation-timing-function:step-end") }
            }
        }
        transform(motion.steps)
        if motion.opacity != 1 { xml.attribute("opacity", motion.opacity) }
        if let filter { xml.attribute("filter") { filter.writeURL(to: &$0) } }
        if rendering.output.encoding == .smil { animate(motion.keyframes) }
        return 1
    }

    /// The class of all that moves, the first name of an animated file.
    static let movingClass = ElementID(index: 0)
}
