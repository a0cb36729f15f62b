import ViewTree

/// A value of a type that SwiftUI or the standard library defines.
enum Builtin: Sendable, Hashable {
    case color(Color)
    case style(ShapeStyle)
    case gradient(Gradient)
    case stop(Gradient.Stop)
    case shape(Shape)
    case font(Font)
    case weight(Font.Weight)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case vector(Vector)
    case unitPoint(UnitPoint)
    case insets(EdgeInsets)
    case angle(Angle)
    case alignment(Alignment)
    case horizontalAlignment(HorizontalAlignment)
    case verticalAlignment(VerticalAlignment)
    case edges(Edge.Set)
    case axes(Axis.Set)
    case gridItem(GridItem)
    case gridSize(GridItem.Size)
    case animation(Animation)
    case curve(TimingCurve)
    case transition(ScrollTransition.Configuration)
    case threshold(ScrollTransition.Threshold)
    case transitionPhase(TransitionPhase)
    case behavior(ScrollTargetBehavior)
    case scrollPhase(ScrollPhase)
    case geometry(GeometryProxy)
    case scrollGeometry(ScrollGeometry)
    case target(ScrollTarget)
    case targetContext(ScrollTargetContext)
    case position(PositionValue)
    case uuid(String)
    case scrollProxy
    case sizeClass(SizeClass)
    case layoutDirection(LayoutDirection)
    case transform(AffineTransform)
    /// A named option of a modifier that has no values of its own here.
    case option(type: String, name: String)

    /// A phase of a scroll transition.
    enum TransitionPhase: String, Sendable, Hashable {
        case topLeading, identity, bottomTrailing

        var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
    }

    static func == (first: Builtin, second: Builtin) -> Bool {
        first.key == second.key
    }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// What two equal values share.
    private var key: AnyHashable {
        switch self {
        case .color(let value): value
        case .style(let value): value
        case .gradient(let value): value
        case .stop(let value): value
        case .shape(let value): value
        case .font(let value): value
        case .weight(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .vector(let value): value
        case .unitPoint(let value): value
        case .insets(let value): value
        case .angle(let value): value
        case .alignment(let value): value
        case .horizontalAlignment(let value): value
        case .verticalAlignment(let value): value
        case .edges(let value): value
        case .axes(let value): value
        case .gridItem(let value): value
        case .gridSize(let value): value
        case .animation(let value): value
        case .curve(let value): value
        case .transition(let value): value
        case .threshold(let value): value
        case .transitionPhase(let value): value
        case .behavior(let value): String(describing: value)
        case .scrollPhase(let value): value
        case .geometry(let value): value
        case .scrollGeometry(let value): value
        case .target(let value): value
        case .targetContext(let value): value
        case .position(let value): value
        case .uuid(let value): value
        case .scrollProxy: 0
        case .sizeClass(let value): value
        case .layoutDirection(let value): value
        case .transform(let value): value
        case .option(let type, let name): [type, name]
        }
    }
}

/// SwiftUI's `ScrollPosition` as a program keeps it.
struct PositionValue: Sendable, Hashable {
    var target: ScrollPosition.Target?
    var anchor: UnitPoint?
    var idType: String?
    var isPositionedByUser = false
}
