/// The place of a value that a view keeps.
struct StateKey: Sendable, Hashable {
    /// The view in the tree.
    let identity: UInt64
    let name: String
}

/// A way to read and write a value that lives elsewhere.
struct Binding: Sendable, Hashable {
    let root: Root
    /// From the root inward.
    let path: [KeyPath.Part]

    /// Where the value lives.
    indirect enum Root: Sendable, Hashable {
        case state(StateKey, initial: Value)
        case constant(Value)
        case computed(get: Closure, set: Closure)
    }

    var extent: Extent {
        switch root {
        case .state(_, let initial): initial.extent.deeper
        case .constant(let value): value.extent.deeper
        case .computed(let get, let set): Extent(containing: [.closure(get), .closure(set)])
        }
    }
}
