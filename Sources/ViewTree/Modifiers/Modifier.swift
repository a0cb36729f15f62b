/// A modifier as it is called on a view, under SwiftUI's name.
///
/// Indirect, since views are copied more often than their modifiers are read, and the largest is some hundred bytes long.
package indirect enum Modifier: Sendable, Equatable {
    // Layout

    /// Points around the view; nil lengths have become the default of 16.
    case padding(EdgeInsets)
    /// A fixed length on either axis; nil passes the proposal through.
    case frame(width: Double?, height: Double?, alignment: Alignment)
    /// Limits on either axis.
    case flexibleFrame(FlexibleFrame)
    /// A width to height ratio; nil is the view's ideal one.
    case aspectRatio(Double?, contentMode: ContentMode)
    /// A length measured from the nearest container.
    case containerRelativeFrame(ContainerRelativeFrame)
    /// Who is offered space first in a stack; the default is 0.
    case layoutPriority(Double)
    /// Whether the view keeps its ideal length on an axis.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// The identity for positions and targets.
    case id(ViewID)

    // Insets

    /// Points added to the safe area; nil lengths have become the default of 16.
    case safeAreaPadding(EdgeInsets)
    /// Points between a scroll view's edge and its content or indicators.
    case contentMargins(EdgeInsets, on: Edge.Set, placement: ContentMarginPlacement)
    /// A view beside the content that takes its length from the safe area.
    case safeAreaInset(SafeAreaInset)
    /// The edges on which the view may reach under the safe area.
    case ignoresSafeArea(Edge.Set)

    // Decoration

    /// A view in front, of the size of this one.
    case overlay(View, alignment: Alignment)
    /// A view behind, of the size of this one.
    case background(View, alignment: Alignment)
    /// The paint of texts and shapes inside.
    case foregroundStyle(ShapeStyle)
    /// The accent colour inside.
    case tint(Color)
    /// Cuts what lies outside the outline.
    case clipShape(Shape)
    /// A blurred copy below.
    case shadow(Shadow)
    /// A line inside the frame.
    case border(ShapeStyle, width: Double)
    /// Drawn later than siblings with a lower index; the default is 0.
    case zIndex(Double)
    /// A constant change of how it is drawn: opacity, scale, rotation, offset, blur and the rest.
    case effect(VisualEffect)
    /// Keeps its place but draws nothing.
    case hidden

    // Text

    /// The font of texts inside.
    case font(Font)
    /// The weight of texts inside.
    case fontWeight(Font.Weight)
    /// Slanted texts inside.
    case italic
    /// Where the lines of a text stand.
    case multilineTextAlignment(HorizontalAlignment)
    /// The most lines a text takes; nil is no limit.
    case lineLimit(Int?)
    /// Where a text that does not fit is cut.
    case truncationMode(TruncationMode)
    /// Points between lines.
    case lineSpacing(Double)

    // Scroll targets and positions

    /// Where a scroll may come to rest.
    case scrollTargetBehavior(ScrollTargetBehavior)
    /// Whether the children of this layout are scroll targets.
    case scrollTargetLayout(isEnabled: Bool)
    /// Where the scroll view stands, by identity, edge or point.
    case scrollPosition(ScrollPosition)
    /// Where the scroll view starts, stays or aligns; nil role is all three.
    case defaultScrollAnchor(UnitPoint?, role: ScrollAnchorRole?)
    /// How fast a scroll slows down.
    case decelerationRate(ScrollDecelerationRate)

    // Transitions

    /// Effects that follow the view in and out of its scroll view.
    case scrollTransition(ScrollTransition)
    /// Effects computed from the place of the view.
    case visualEffect(GeometryEffect)

    // Observation

    /// Something that code wants to hear of.
    case observe(ScrollObservation)

    // Looks

    /// Whether indicators are drawn.
    case scrollIndicators(ScrollIndicatorVisibility, axes: Axis.Set)
    /// Whether content is drawn beyond the bounds.
    case scrollClipDisabled(Bool)
    /// When the ends give way.
    case scrollBounceBehavior(ScrollBounceBehavior, axes: Axis.Set)
    /// Whether a finger scrolls it.
    case scrollDisabled(Bool)
    /// How content fades under bars.
    case scrollEdgeEffectStyle(ScrollEdgeEffectStyle, edges: Edge.Set)
    /// Whether content does not fade under bars.
    case scrollEdgeEffectHidden(Bool, edges: Edge.Set)
    /// Mirrored, blurred copies under the safe area around the view.
    case backgroundExtensionEffect(isEnabled: Bool)

    // Environment

    /// A value for everything inside.
    case environment(EnvironmentValue)
    /// Whether controls inside take taps.
    case disabled(Bool)
    /// What assistive technology reads.
    case accessibilityLabel(String)
    /// A named coordinate space.
    case coordinateSpace(String)
}
