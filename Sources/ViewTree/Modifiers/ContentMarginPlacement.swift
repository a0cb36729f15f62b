/// What content margins inset.
package enum ContentMarginPlacement: String, Sendable, Hashable, CaseIterable {
    /// Content and indicators.
    case automatic
    /// Content only.
    case scrollContent
    /// Indicators only.
    case scrollIndicators
}
