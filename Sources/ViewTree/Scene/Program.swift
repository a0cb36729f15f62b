/// Code whose view follows its state; a function of what happened, and of nothing else.
package struct Program: Sendable, Equatable {
    /// The source it was read from; two programs of one source are the same.
    package let source: String
    /// The state before anything happens.
    package let initialState: ProgramState
    /// The view in a state.
    package let body: @Sendable (ProgramState) -> View
    /// What an action makes of a state.
    package let perform: @Sendable (Action, ProgramInput, ProgramState) -> ProgramOutcome

    /// Makes a program; both functions must depend on their arguments alone.
    package init(
        source: String, initialState: ProgramState, body: @escaping @Sendable (ProgramState) -> View,
        perform: @escaping @Sendable (Action, ProgramInput, ProgramState) -> ProgramOutcome
    ) {
        self.source = source
        self.initialState = initialState
        self.body = body
        self.perform = perform
    }

    /// Whether both were read from one source.
    package static func == (first: Program, second: Program) -> Bool { first.source == second.source }
}

/// The values that a program keeps, known to the program alone.
package struct ProgramState: Sendable, Hashable {
    private let values: HashableBox

    /// Wraps the program's own values.
    package init<Values: Hashable & Sendable>(_ values: Values) { self.values = HashableBox(values) }

    /// The program's own values, where they are of this type.
    package func values<Values>(as type: Values.Type) -> Values? { values.base as? Values }
}

/// A value of any type that can be compared and sent.
private struct HashableBox: Sendable, Hashable {
    let base: any Hashable & Sendable

    init(_ base: any Hashable & Sendable) { self.base = base }

    static func == (first: HashableBox, second: HashableBox) -> Bool {
        AnyHashable(first.base) == AnyHashable(second.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

/// What an action is told.
package enum ProgramInput: Sendable, Hashable {
    /// Nothing: a tap, an appearance, a changed value.
    case none
    /// The geometry before and after.
    case geometry(old: ScrollGeometry?, new: ScrollGeometry)
    /// The phase before and after.
    case phase(old: ScrollPhase, new: ScrollPhase)
    /// Whether the view is visible enough.
    case visible(Bool)
    /// Identities, in order.
    case ids([ViewID])
    /// The identity of the first visible target.
    case position(ViewID?)
}

/// What an action did.
package struct ProgramOutcome: Sendable, Equatable {
    /// The state after it.
    package var state: ProgramState
    /// How the change moves; nil is at once.
    package var animation: Animation?
    /// Scrolls it asked for.
    package var scrolls: [ScrollTo]
    /// The steps that the code took, and the readings of what it has changed.
    package var steps: Int

    /// Makes an outcome.
    package init(state: ProgramState, animation: Animation? = nil, scrolls: [ScrollTo] = [], steps: Int = 0) {
        self.state = state
        self.steps = steps
        self.animation = animation
        self.scrolls = scrolls
    }
}
