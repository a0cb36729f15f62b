import ViewTree

/// Free length along the stack around it, along both axes outside of stacks.
struct SpacerLayout: ViewLayout {
    let minLength: Double
    let axis: Axis?

    /// SwiftUI's default least length of a spacer, in points.
    static let defaultLength = 8.0

    func size(for proposal: ProposedSize) -> Size {
        var size = Size.zero
        for each in Axis.allCases where axis == nil || axis == each {
            size[each] = max(minLength, proposal[each] ?? minLength)
        }
        return size
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) -> [Node] { [] }
}

/// A view that takes no place and draws nothing.
struct EmptyLayout: ViewLayout {
    func size(for proposal: ProposedSize) -> Size { .zero }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) -> [Node] { [] }
}

/// A hairline across the stack around it, horizontal outside of stacks.
struct DividerLayout: ViewLayout {
    /// Points: one pixel.
    let thickness: Double
    let axis: Axis

    func size(for proposal: ProposedSize) -> Size {
        var size = Size(width: thickness, height: thickness)
        size[axis.cross] = proposal[axis.cross] ?? PaintLayout.idealLength
        return size
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) -> [Node] {
        [Node(frame: place.physical(rect), content: .fill(.rectangle, .color(.separator)))]
    }
}
