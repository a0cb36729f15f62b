/// How the answer is drawn.
package struct Output: Sendable, Hashable {
    /// Frames a second, 1 ... 240.
    package var framesPerSecond: Int
    /// How words are drawn.
    package var text: TextMode
    /// Light or dark.
    package var theme: Theme
    /// Whether the animation starts again.
    package var loops: Bool
    /// Seconds of rest at the end.
    package var tail: Double
    /// How the animation is written.
    package var encoding: Encoding
    /// The most an animated place may be off, in points.
    package var maxErrorPoints: Double
    /// The most an animated opacity or scale may be off.
    package var maxErrorOpacity: Double
    /// What is behind everything; nil is nothing.
    package var background: ShapeStyle?

    /// How words are drawn.
    package enum TextMode: String, Sendable, Hashable, CaseIterable {
        /// As shapes that need no font.
        case outlines
        /// As text that can be selected.
        case native
    }

    /// Which appearance is drawn.
    package enum Theme: String, Sendable, Hashable, CaseIterable {
        /// Light.
        case light
        /// Dark.
        case dark
        /// The viewer's.
        case auto
    }

    /// How an animation is written.
    package enum Encoding: String, Sendable, Hashable, CaseIterable {
        /// CSS keyframes.
        case css
        /// SVG's own animation elements.
        case smil
    }

    /// Makes one from its parts.
    package init(
        framesPerSecond: Int = 60,
        text: TextMode = .outlines,
        theme: Theme = .auto,
        loops: Bool = false,
        tail: Double = 0.3,
        encoding: Encoding = .css,
        maxErrorPoints: Double = 0.1,
        maxErrorOpacity: Double = 0.002,
        background: ShapeStyle? = .background
    ) {
        self.framesPerSecond = framesPerSecond
        self.text = text
        self.theme = theme
        self.loops = loops
        self.tail = tail
        self.encoding = encoding
        self.maxErrorPoints = maxErrorPoints
        self.maxErrorOpacity = maxErrorOpacity
        self.background = background
    }
}
