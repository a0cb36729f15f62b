/// Full pages side by side.
package struct TabView: Sendable, Equatable {
    /// One view a page.
    package var pages: [View]
    /// The first page shown.
    package var selection: Int
    /// When the dots are drawn.
    package var indexDisplay: IndexDisplay

    /// When the index dots are drawn.
    package enum IndexDisplay: String, Sendable, Hashable, CaseIterable {
        /// With more than one page.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// Makes one from its parts.
    package init(pages: [View], selection: Int = 0, indexDisplay: IndexDisplay = .automatic) {
        self.pages = pages
        self.selection = selection
        self.indexDisplay = indexDisplay
    }
}
