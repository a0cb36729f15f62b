/// A closure, or a function of the source, with the variables it sees.
struct Closure: Sendable, Hashable {
    let literal: FunctionLiteral
    let captures: Frame
    /// The call in which it was made, whose variables it changes while that call runs.
    let home: Int
    /// Where in the view tree it was made.
    let identity: UInt64
    let extent: Extent

    init(literal: FunctionLiteral, captures: Frame, home: Int, identity: UInt64) {
        self.literal = literal
        self.captures = captures
        self.home = home
        self.identity = identity
        extent = captures.extent.deeper
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
