/// Where a scroll view stands, and who hears when that changes.
package struct ScrollPosition: Sendable, Hashable {
    /// Where it stands first; nil leaves it at its default anchor.
    package var target: Target?
    /// The place of view and container that meet; nil is leading and top.
    package var anchor: UnitPoint?
    /// The Swift type of the identities it may name; nil takes any.
    package var idType: String?
    /// What runs with the identity of the first visible target.
    package var action: Action?

    /// A place in a scroll view.
    package enum Target: Sendable, Hashable {
        /// A view by identity.
        case id(ViewID)
        /// An end of the content.
        case edge(Edge)
        /// Points from the rest at the start; nil keeps that axis.
        case point(x: Double?, y: Double?)
    }

    /// Makes one from its parts.
    package init(target: Target? = nil, anchor: UnitPoint? = nil, idType: String? = nil, action: Action? = nil) {
        self.target = target
        self.anchor = anchor
        self.idType = idType
        self.action = action
    }
}
