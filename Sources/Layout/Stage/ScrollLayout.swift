package import ViewTree

/// A scroll view with its lengths known.
package struct ScrollLayout: Sendable {
    /// The axes it scrolls along.
    package var axes: Axis.Set
    /// The bounds in the viewport, while no scroll view around it has moved.
    package var frame: Rect
    /// Safe area and margins of the content.
    package var insets: EdgeInsets
    /// Safe area and margins of the indicators.
    package var indicatorInsets: EdgeInsets
    /// The content without insets.
    package var contentSize: Size
    /// What is scrolled, the lowest first, in content coordinates, mirrored where rows run to the left.
    package var content: [Node]
    /// Views with an identity of their own that are no targets, for scrolls by code.
    package var identities: [PlacedIdentity]
    /// Views of collections that are no targets, for scrolls by code.
    package var collections: [ScrollTargets]
    /// The views that may be aligned.
    package var targets: ScrollTargets
    /// Where it may come to rest.
    package var behavior: ScrollTargetBehavior
    /// How fast it slows down.
    package var decelerationRate: ScrollDecelerationRate
    /// Where it stands first, and who hears of changes.
    package var position: ScrollPosition?
    /// Default anchors by role.
    package var anchors: DefaultAnchors
    /// When the ends give way along x.
    package var horizontalBounce: ScrollBounceBehavior
    /// When the ends give way along y.
    package var verticalBounce: ScrollBounceBehavior
    /// Whether a finger does not scroll it.
    package var isDisabled: Bool
    /// Whether content outside the bounds is cut.
    package var isClipped: Bool
    /// The axes that draw an indicator.
    package var indicators: Axis.Set
    /// Where content fades under bars.
    package var edgeEffects: [EdgeEffect]
    /// The width class around it.
    package var horizontalSizeClass: SizeClass
    /// The height class around it.
    package var verticalSizeClass: SizeClass
    /// Which way rows run.
    package var layoutDirection: LayoutDirection
    /// Whether it is a TabView of pages.
    package var isPaged: Bool
    /// The scroll view around it.
    package var parent: Int?

    /// Default anchors by role; nil is leading and top.
    package struct DefaultAnchors: Sendable, Hashable {
        /// Where it starts.
        package var initialOffset: UnitPoint?
        /// What stays when a size changes.
        package var sizeChanges: UnitPoint?
        /// Where content stands that is shorter than the container.
        package var alignment: UnitPoint?

        /// Makes anchors.
        package init(initialOffset: UnitPoint? = nil, sizeChanges: UnitPoint? = nil, alignment: UnitPoint? = nil) {
            self.initialOffset = initialOffset
            self.sizeChanges = sizeChanges
            self.alignment = alignment
        }
    }

    /// A bar's edge under which content fades.
    package struct EdgeEffect: Sendable, Hashable {
        /// Where the bar stands.
        package var edge: Edge
        /// How content fades; never automatic.
        package var style: ScrollEdgeEffectStyle
        /// How far the bar reaches, in points from the bounds' edge.
        package var length: Double

        /// Makes an effect.
        package init(edge: Edge, style: ScrollEdgeEffectStyle, length: Double) {
            self.edge = edge
            self.style = style
            self.length = length
        }
    }

    /// Makes one from its parts.
    package init(
        axes: Axis.Set,
        frame: Rect,
        insets: EdgeInsets,
        indicatorInsets: EdgeInsets,
        contentSize: Size,
        content: [Node],
        identities: [PlacedIdentity] = [],
        collections: [ScrollTargets] = [],
        targets: ScrollTargets = ScrollTargets(),
        behavior: ScrollTargetBehavior = .none,
        decelerationRate: ScrollDecelerationRate = .automatic,
        position: ScrollPosition? = nil,
        anchors: DefaultAnchors = DefaultAnchors(),
        horizontalBounce: ScrollBounceBehavior = .automatic,
        verticalBounce: ScrollBounceBehavior = .automatic,
        isDisabled: Bool = false,
        isClipped: Bool = true,
        indicators: Axis.Set = [],
        edgeEffects: [EdgeEffect] = [],
        horizontalSizeClass: SizeClass = .compact,
        verticalSizeClass: SizeClass = .regular,
        layoutDirection: LayoutDirection = .leftToRight,
        isPaged: Bool = false,
        parent: Int? = nil
    ) {
        self.axes = axes
        self.frame = frame
        self.insets = insets
        self.indicatorInsets = indicatorInsets
        self.contentSize = contentSize
        self.content = content
        self.identities = identities
        self.collections = collections
        self.targets = targets
        self.behavior = behavior
        self.decelerationRate = decelerationRate
        self.position = position
        self.anchors = anchors
        self.horizontalBounce = horizontalBounce
        self.verticalBounce = verticalBounce
        self.isDisabled = isDisabled
        self.isClipped = isClipped
        self.indicators = indicators
        self.edgeEffects = edgeEffects
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.isPaged = isPaged
        self.parent = parent
    }

    /// Bounds less insets: the length that pages, targets and relative frames are measured by; never negative.
    package var containerSize: Size {
        Size(
            width: max(0, frame.width - insets.total(.horizontal)),
            height: max(0, frame.height - insets.total(.vertical)))
    }

    /// The greatest offset at rest along an axis, in points from the rest at the start: `max(0, L - C)`.
    package func maximumOffset(_ axis: Axis) -> Double {
        axes.contains(axis) ? max(0, contentSize[axis] - containerSize[axis]) : 0
    }

    /// The axis that counts where one number is given: horizontal unless it scrolls along y only.
    package var mainAxis: Axis { axes.contains(.horizontal) ? .horizontal : .vertical }
}
