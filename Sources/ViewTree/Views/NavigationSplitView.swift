/// Columns beside each other; only the detail is shown where the width is compact.
package struct NavigationSplitView: Sendable, Equatable {
    /// The leading column.
    package var sidebar: View
    /// The middle column.
    package var content: View?
    /// The widest column.
    package var detail: View

    /// Makes one from its parts.
    package init(sidebar: View, content: View? = nil, detail: View) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }
}
