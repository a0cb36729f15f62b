/// A custom behaviour's `updateTarget`, read from source.
package struct TargetFunction: Sendable, Equatable {
    /// The name of the behaviour's type.
    package let name: String
    /// The source it was read from; two functions of one source are the same.
    package let source: String
    /// Whether the behaviour prefers shorter scrolls.
    package let limitsScrolls: Bool
    /// The target it makes of a target.
    package let update: @Sendable (ScrollTarget, ScrollTargetContext) -> ScrollTarget

    /// Makes a function; `update` must depend on its arguments alone.
    package init(
        name: String, source: String, limitsScrolls: Bool = false,
        update: @escaping @Sendable (ScrollTarget, ScrollTargetContext) -> ScrollTarget
    ) {
        self.name = name
        self.source = source
        self.limitsScrolls = limitsScrolls
        self.update = update
    }

    /// Whether both were read from one source.
    package static func == (first: TargetFunction, second: TargetFunction) -> Bool {
        first.source == second.source && first.name == second.name && first.limitsScrolls == second.limitsScrolls
    }
}
