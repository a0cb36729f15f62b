import Layout
import ViewTree

/// Short ways to write the scenes of these tests.
func scene(
    _ view: View, width: Double = 393, height: Double = 320, safeArea: EdgeInsets = .zero,
    sizeClass: SizeClass = .compact, direction: LayoutDirection = .leftToRight
) -> Scene {
    Scene(
        viewport: Viewport(
            size: Size(width: width, height: height), safeArea: safeArea, horizontalSizeClass: sizeClass,
            layoutDirection: direction),
        content: .view(view))
}

let red = Color(RGBA(hex: 0xFF0000))

func box(_ color: Color = red) -> View { View(content: .style(.color(color))) }

func text(_ string: String) -> View { View(content: .text(Text(string: string))) }

func scroll(_ axes: Axis.Set = .horizontal, _ content: View) -> View {
    View(content: .scrollView(ScrollView(axes: axes, content: content)))
}

func hStack(_ content: [View], spacing: Double? = nil, align alignment: Alignment = .center) -> View {
    View(content: .stack(Stack(axis: .horizontal, alignment: alignment, spacing: spacing, content: content)))
}

func vStack(_ content: [View], spacing: Double? = nil, align alignment: Alignment = .center) -> View {
    View(content: .stack(Stack(axis: .vertical, alignment: alignment, spacing: spacing, content: content)))
}

func lazyHStack(_ content: [View], spacing: Double? = nil, align alignment: Alignment = .center) -> View {
    View(
        content: .stack(
            Stack(axis: .horizontal, isLazy: true, alignment: alignment, spacing: spacing, content: content)))
}

func lazyVStack(_ content: [View], spacing: Double? = nil, align alignment: Alignment = .center) -> View {
    View(
        content: .stack(
            Stack(axis: .vertical, isLazy: true, alignment: alignment, spacing: spacing, content: content)))
}

func repeated(_ count: Int, id: ViewIDTemplate = .index, _ view: View) -> View {
    View(content: .forEach(ForEach(elements: .repeated(count: count, id: id, view: view))))
}

func listed(_ views: [(String, View)]) -> View {
    View(
        content: .forEach(
            ForEach(elements: .list(views.map { ForEach.Element(id: .string($0.0), view: $0.1) }))))
}

extension View {
    func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> View {
        modifier(.frame(width: width, height: height, alignment: alignment))
    }

    func padding(_ length: Double, _ edges: Edge.Set = .all) -> View {
        modifier(.padding(EdgeInsets(length, on: edges)))
    }

    func margins(
        _ length: Double, _ edges: Edge.Set = .horizontal, _ placement: ContentMarginPlacement = .automatic
    ) -> View {
        modifier(.contentMargins(EdgeInsets(length, on: edges), on: edges, placement: placement))
    }

    func safeAreaPadding(_ length: Double, _ edges: Edge.Set = .horizontal) -> View {
        modifier(.safeAreaPadding(EdgeInsets(length, on: edges)))
    }

    func relative(_ axes: Axis.Set = .horizontal, _ length: ContainerRelativeFrame.Length = .container) -> View {
        modifier(.containerRelativeFrame(ContainerRelativeFrame(axes: axes, length: length)))
    }

    func overlay(_ view: View, _ alignment: Alignment = .center) -> View {
        modifier(.overlay(view, alignment: alignment))
    }

    var targets: View { modifier(.scrollTargetLayout(isEnabled: true)) }

    func aligned(anchor: UnitPoint? = nil) -> View { modifier(.scrollTargetBehavior(.viewAligned(anchor: anchor))) }
}

extension Stage {
    /// Frames in the viewport of everything painted outside of scroll views, in drawing order.
    var painted: [Rect] { root.painted(at: .zero) }
}

extension Node {
    func painted(at origin: Point) -> [Rect] {
        let corner = origin + Vector(dx: frame.minX, dy: frame.minY)
        var result: [Rect] = []
        switch content {
        case .fill, .stroke, .text: result.append(Rect(origin: corner, size: frame.size))
        case .run(let run):
            for index in 0..<run.count { result += run.nodeAt(index).painted(at: corner) }
        case .group, .scroll: break
        }
        return result + children.flatMap { $0.painted(at: corner) }
    }
}

extension ScrollLayout {
    /// Frames in content coordinates of everything painted, in drawing order.
    var painted: [Rect] { content.flatMap { $0.painted(at: .zero) } }

    /// Where targets come to rest along the main axis for an anchor: `clamp(x + a w - a C)`.
    func stops(anchor: Double = 0) -> [Double] {
        (0..<targets.count).map { index in
            let frame = targets.frames[index]
            let stop = frame.min(mainAxis) + anchor * (frame.size[mainAxis] - containerSize[mainAxis])
            return min(max(0, stop), maximumOffset(mainAxis))
        }
    }
}

extension Scene {
    /// The first scroll view of the resolved stage.
    func firstScroll() throws -> ScrollLayout {
        let stage = try resolved()
        guard let first = stage.scrollViews.first else { throw NoScrollView() }
        return first
    }
}

struct NoScrollView: Error {}
