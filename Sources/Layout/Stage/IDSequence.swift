package import ViewTree

/// Identities one after the other, either of one template or listed.
package enum IDSequence: Sendable, Hashable {
    /// `count` identities of one template.
    case template(ViewIDTemplate, count: Int)
    /// Any identities.
    case listed([ViewID])

    /// The identity at an index in range.
    package subscript(index: Int) -> ViewID {
        switch self {
        case .template(let template, _): template.id(at: index)
        case .listed(let ids): ids[index]
        }
    }

    /// The first index of an identity, or nil.
    package func index(of id: ViewID) -> Int? {
        switch self {
        case .template(let template, let count): template.index(of: id, count: count)
        case .listed(let ids): ids.firstIndex(of: id)
        }
    }
}
