/// A closure, or a function of the source, with the variables it sees.
struct Closure: Sendable, Hashable {
    let literal: FunctionLiteral
    let surroundings: Surroundings
    /// Where in the view tree it was made.
    let identity: UInt64
    let extent: Extent

    init(literal: FunctionLiteral, surroundings: Surroundings, identity: UInt64) {
        self.literal = literal
        self.surroundings = surroundings
        self.identity = identity
        extent = surroundings.extent.deeper
    }

    /// Whether it hears only the new value of a change.
    var takesOne: Bool {
        literal.parameters.count == 1 || (literal.parameters.isEmpty && !literal.usesSecond)
    }

    static func == (first: Closure, second: Closure) -> Bool {
        first.literal.place == second.literal.place && first.identity == second.identity
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(literal.place)
        hasher.combine(identity)
    }
}
