/// Where a scroll may come to rest.
package enum ScrollTargetBehavior: Sendable, Equatable {
    /// Wherever it stops by itself.
    case none
    /// A page further or back, a page being as long as the container.
    case paging
    /// A page as long as the bounds, insets included, as UIScrollView's paging has it.
    case legacyPaging
    /// A target view's edge, or the given place of it, at that of the container.
    case viewAligned(limit: LimitBehavior = .automatic, anchor: UnitPoint? = nil)
    /// A rule of one's own.
    case custom(CustomBehavior)

    /// How many views one gesture may pass.
    package enum LimitBehavior: String, Sendable, Hashable, CaseIterable {
        /// Few where the size class is compact along the scroll axis, else no limit.
        case automatic
        /// Few.
        case always
        /// As many whole views as fit in the container, at least one.
        case alwaysByFew
        /// One.
        case alwaysByOne
        /// No limit.
        case never
    }

    /// A rule of one's own.
    package enum CustomBehavior: Sendable, Equatable {
        /// The nearest multiple of a length in points.
        case snapEvery(Double)
        /// To an edge from within a distance.
        case magnet(Magnet)
        /// `updateTarget`, read from source.
        case function(TargetFunction)
    }
}
