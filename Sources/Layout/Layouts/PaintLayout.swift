import ViewTree

/// A shape or a colour: as large as it is offered, 10 points where nothing is.
struct PaintLayout: ViewLayout {
    let shape: Shape
    let fill: Paint?
    let stroke: Stroke?

    struct Stroke {
        let paint: Paint
        let lineWidth: Double
        let isInside: Bool
        let dash: [Double]
    }

    /// The ideal length of a view that has none of its own.
    // Apple, ProposedViewSize.replacingUnspecifiedDimensions: 10 points.
    static let idealLength = 10.0

    func size(for proposal: ProposedSize) -> Size {
        if shape == .circle {
            let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? Self.idealLength
            return Size(width: side, height: side)
        }
        return proposal.filled(by: Size(width: Self.idealLength, height: Self.idealLength))
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) -> [Node] {
        let frame = place.physical(rect)
        let outline = shape.mirrored(in: place.geometry.direction)
        var nodes: [Node] = []
        if let fill { nodes.append(Node(frame: frame, content: .fill(outline, fill))) }
        if let stroke, stroke.lineWidth > 0 {
            let inset = stroke.isInside ? stroke.lineWidth / 2 : 0
            nodes.append(
                Node(
                    frame: frame.inset(by: EdgeInsets(inset, on: .all)),
                    content: .stroke(
                        outline.inset(by: inset), stroke.paint, lineWidth: stroke.lineWidth, dash: stroke.dash)))
        }
        return nodes
    }
}

extension PaintLayout {
    init(_ painted: PaintedShape, painter: Painter) throws(ImpossibleLayout) {
        shape = painted.shape
        fill = painted.fill.map(painter.paint) ?? (painted.stroke == nil ? painter.paint(.foreground(level: 1)) : nil)
        guard let line = painted.stroke else {
            stroke = nil
            return
        }
        guard line.lineWidth.isFinite, line.lineWidth >= 0, line.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            throw ImpossibleLayout(
                path: [], reason: "the line is \(pointsText(line.lineWidth)) wide or its dashes are not lengths",
                suggestion: "Give line width and dashes in points, 0 or more.")
        }
        stroke = Stroke(
            paint: painter.paint(line.style), lineWidth: line.lineWidth, isInside: line.isInside, dash: line.dash)
    }
}

extension Shape {
    /// The outline with its corners on the other side where rows run to the left.
    func mirrored(in direction: LayoutDirection) -> Shape {
        guard direction == .rightToLeft,
            case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing) = self
        else { return self }
        return .unevenRoundedRectangle(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }

    /// The outline so many points further in.
    func inset(by length: Double) -> Shape {
        switch self {
        case .roundedRectangle(let radius): .roundedRectangle(cornerRadius: max(0, radius - length))
        case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            .unevenRoundedRectangle(
                topLeading: max(0, topLeading - length), bottomLeading: max(0, bottomLeading - length),
                bottomTrailing: max(0, bottomTrailing - length), topTrailing: max(0, topTrailing - length))
        default: self
        }
    }
}
