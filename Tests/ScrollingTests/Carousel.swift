import Layout
import Scrolling
import ViewTree

/// A carousel laid out by hand, every length known.
struct Carousel: Sendable {
    /// The bounds along the axis.
    var bounds = 390.0
    /// Content insets along the axis, leading then trailing.
    var insets = (leading: 0.0, trailing: 0.0)
    /// The lengths of the items.
    var lengths: [Double] = []
    /// A count of items of one length, where `lengths` is empty.
    var count = 0
    /// The length of each.
    var length = 0.0
    /// Points between items.
    var spacing = 0.0
    /// The axis.
    var axis = Axis.horizontal
    /// Across the axis.
    var breadth = 200.0
    /// Whether the items are targets.
    var hasTargets = true
    /// Where it may rest.
    var behavior = ScrollTargetBehavior.none
    var sizeClass = SizeClass.compact
    var direction = LayoutDirection.leftToRight
    var position: ScrollPosition?
    var anchors = ScrollLayout.DefaultAnchors()
    var bounce = ScrollBounceBehavior.automatic
    var isDisabled = false
    var rate = ScrollDecelerationRate.automatic
    var appearance: [Node.Appearance] = []
    var indicators: Axis.Set = []
    var edgeEffects: [ScrollLayout.EdgeEffect] = []
    var isListed = false
    /// Points before the first item and after the last one, inside the content.
    var padding = 0.0

    /// Frames in logical content coordinates.
    var frames: FrameSequence {
        if lengths.isEmpty, !isListed {
            return .uniform(first: frame(at: padding, length), stride: vector(length + spacing), count: count)
        }
        let all = lengths.isEmpty ? Array(repeating: length, count: count) : lengths
        var place = padding
        return .listed(
            all.map { length in
                defer { place += length + spacing }
                return frame(at: place, length)
            })
    }

    private func frame(at place: Double, _ length: Double) -> Rect {
        axis == .horizontal
            ? Rect(x: place, y: 0, width: length, height: breadth)
            : Rect(x: 0, y: place, width: breadth, height: length)
    }

    private func vector(_ length: Double) -> Vector {
        axis == .horizontal ? Vector(dx: length) : Vector(dy: length)
    }

    /// The content's length along the axis.
    var contentLength: Double {
        let frames = frames
        return frames.count == 0 ? 0 : frames[frames.count - 1].max(axis) + padding
    }

    var layout: ScrollLayout {
        let isHorizontal = axis == .horizontal
        let frames = frames
        let size = Size(
            width: isHorizontal ? contentLength : breadth, height: isHorizontal ? breadth : contentLength)
        let ids = IDSequence.template(.index, count: frames.count)
        let mirror = direction == .rightToLeft
        let physical: FrameSequence =
            mirror
            ? .listed(
                (0..<frames.count).map { index in
                    var frame = frames[index]
                    frame.origin.x = size.width - frame.maxX
                    return frame
                }) : frames
        let appearance = appearance
        let run = Run(axis: axis, frames: physical, ids: ids) { index in
            Node(frame: physical[index], appearance: appearance, id: .integer(index))
        }
        return ScrollLayout(
            axes: Axis.Set(axis),
            frame: isHorizontal
                ? Rect(x: 0, y: 0, width: bounds, height: breadth) : Rect(x: 0, y: 0, width: breadth, height: bounds),
            insets: isHorizontal
                ? EdgeInsets(leading: insets.leading, trailing: insets.trailing)
                : EdgeInsets(top: insets.leading, bottom: insets.trailing),
            indicatorInsets: .zero, contentSize: size,
            content: [Node(frame: Rect(origin: .zero, size: size), content: .run(run))],
            targets: hasTargets ? ScrollTargets(frames: frames, ids: ids) : ScrollTargets(),
            behavior: behavior, decelerationRate: rate, position: position, anchors: anchors,
            horizontalBounce: bounce, verticalBounce: bounce, isDisabled: isDisabled, indicators: indicators,
            edgeEffects: edgeEffects, horizontalSizeClass: sizeClass, verticalSizeClass: sizeClass,
            layoutDirection: direction)
    }

    func stage(_ viewport: Viewport = Viewport()) -> Stage {
        let layout = layout
        var viewport = viewport
        viewport.size = layout.frame.size
        viewport.layoutDirection = direction
        let scroll = Node(frame: layout.frame, content: .scroll(0))
        let root = Node(frame: Rect(origin: .zero, size: viewport.size), children: [scroll])
        return Stage(viewport: viewport, root: root, scrollViews: [layout], primary: 0)
    }

    /// The timeline of interactions; a resize lays the carousel out again in its own way.
    func timeline(
        _ interactions: Interaction..., framesPerSecond: Int = 60,
        resized: @escaping @Sendable (Carousel, Scene) -> Carousel = { carousel, _ in carousel }
    ) throws -> Timeline {
        let scene = Scene(
            content: .view(.empty), interactions: interactions, output: Output(framesPerSecond: framesPerSecond))
        let carousel = self
        return try Timeline(scene: scene, stage: stage()) { scene, _ throws(ImpossibleLayout) in
            resized(carousel, scene).stage()
        }
    }
}

extension Timeline {
    /// The offset of the first scroll view along its axis.
    func offset(at seconds: Double = .greatestFiniteMagnitude) -> Double {
        let state = scrolls(at: seconds)[0]
        return state.offset[stage(at: min(seconds, duration)).scrollViews[0].mainAxis]
    }

    /// The identity read in the end.
    var finalPosition: ViewID? { scrolls(at: duration)[0].position }
}

extension Interaction {
    /// A release at a velocity, without a drag.
    static func release(_ velocity: Double, after: Double? = nil) -> Interaction {
        .fling(Fling(velocity: .main(velocity), startsAfter: after))
    }

    /// A drag, then a release at a velocity.
    static func fling(_ translation: Double, _ velocity: Double, after: Double? = nil) -> Interaction {
        .fling(Fling(translation: .main(translation), velocity: .main(velocity), startsAfter: after))
    }

    /// A drag that moves the content so far, the 10 pt of the recogniser added, and lets go without speed.
    static func move(_ content: Double) -> Interaction {
        .drag(Drag(translation: .main(-content - (content > 0 ? 10 : -10))))
    }

    /// A jump to an offset.
    static func jump(_ offset: Double, axis: Axis = .horizontal) -> Interaction {
        .scrollTo(
            ScrollTo(target: .point(x: axis == .horizontal ? offset : nil, y: axis == .vertical ? offset : nil)))
    }
}
