import ViewTree

/// What a view inherits from the views around it.
struct LayoutEnvironment: Sendable {
    var layoutDirection = LayoutDirection.leftToRight
    var horizontalSizeClass = SizeClass.compact
    var verticalSizeClass = SizeClass.regular
    /// Pixels a point.
    var displayScale = 3.0
    /// The nearest container's size without its insets, in points.
    var container = Size.zero
    /// The axis of the stack around, which spacers and dividers follow.
    var stackAxis: Axis?
    /// The paint of texts and shapes that have none of their own.
    var foreground = Paint.color(.primary)
    var tint = Color.accent
    var text = TextSettings()
    var isEnabled = true
    private var sharedScroll = SharedSettings.none
    /// Whether the next layout inside makes its children scroll targets.
    var targetLayout = TargetLayout.none
    /// Views and modifiers around.
    var depth = 0
    /// Scroll views around.
    var scrollDepth = 0
    /// What views are counted on; nil for those made on demand.
    var budget: LayoutBudget?

    /// What the scroll views inside are told.
    var scroll: ScrollSettings {
        get { sharedScroll.settings }
        set { sharedScroll = SharedSettings(newValue) }
    }

    /// Settings that many environments share, since nearly every view passes on what it was given.
    private final class SharedSettings: Sendable {
        static let none = SharedSettings(ScrollSettings())
        let settings: ScrollSettings

        init(_ settings: ScrollSettings) { self.settings = settings }
    }

    /// The state of `scrollTargetLayout` on the way inward; only the outermost counts.
    enum TargetLayout: Sendable { case none, marking, inside }

    /// Views and modifiers inside each other; more would endanger the stack of a thread, of which each takes up to 4 KiB.
    static let greatestDepth = 300
    /// Scroll views inside each other; each is measured for several containers.
    static let greatestScrollDepth = 8

    /// The environment for a view's children.
    func entering(stack axis: Axis?) -> LayoutEnvironment {
        var inner = self
        inner.stackAxis = axis
        if inner.targetLayout == .marking { inner.targetLayout = .inside }
        return inner
    }

    /// The environment one level further in, or a failure where that is too deep.
    func descending(by levels: Int, into name: String) throws(ImpossibleLayout) -> LayoutEnvironment {
        var inner = self
        inner.depth += levels
        guard inner.depth <= Self.greatestDepth else {
            throw ImpossibleLayout(
                path: [name],
                reason: "more than \(Self.greatestDepth) views and modifiers are nested inside each other",
                suggestion: "Leave out containers that hold one view only.")
        }
        return inner
    }
}

/// How texts inside are set.
struct TextSettings: Sendable {
    var font = Font()
    var weight: Font.Weight?
    var isItalic = false
    var alignment = HorizontalAlignment.leading
    var lineLimit: Int?
    var truncation = TruncationMode.tail
    /// Points between lines.
    var lineSpacing = 0.0
}

extension Color {
    /// The default tint of iOS.
    // Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors": blue.
    static let accent = Color(light: RGBA(hex: 0x007AFF), dark: RGBA(hex: 0x0A84FF))
    /// The line between rows.
    // Apple, UIColor.separator: (60, 60, 67, 0.29) and (84, 84, 88, 0.6).
    static let separator = Color(
        light: RGBA(hex: 0x3C3C43).opacity(0.29), dark: RGBA(hex: 0x545458).opacity(0.6))
    /// The fill behind pictures that are not at hand.
    // Apple, UIColor.systemGray4.
    static let placeholder = Color(light: RGBA(hex: 0xD1D1D6), dark: RGBA(hex: 0x3A3A3C))
}
