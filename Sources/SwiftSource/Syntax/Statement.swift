/// A statement of the subset.
enum Statement: Sendable {
    case expression(Expression)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case guardElse([Condition], otherwise: [Statement])
    case forIn(ForStatement)
    case whileLoop([Condition], body: [Statement], testsLast: Bool)
    case doBlock([Statement])
    case returnValue(Expression?)
    case breakLoop
    case continueLoop
}

/// A condition of `if`, `guard` or `while`.
enum Condition: Sendable {
    case expression(Expression)
    /// `#available`, which always holds here.
    case always(Bool)
    /// `let name = value`, or `let name`.
    case binding(name: String, value: Expression)
    /// `case pattern = value`.
    case pattern(Pattern, value: Expression)
}

/// `if`, also where it gives a value.
struct IfStatement: Sendable {
    let conditions: [Condition]
    let then: [Statement]
    let otherwise: [Statement]?
    let place: Int
}

/// `switch`, also where it gives a value.
struct SwitchStatement: Sendable {
    let subject: Expression
    let cases: [Case]
    let place: Int

    /// One case; no patterns is `default`.
    struct Case: Sendable {
        let patterns: [(pattern: Pattern, condition: Expression?)]
        let body: [Statement]
    }
}

/// `for … in`.
struct ForStatement: Sendable {
    let pattern: Pattern
    let sequence: Expression
    let condition: Expression?
    let body: [Statement]
    let place: Int
}

/// What a value is matched with.
indirect enum Pattern: Sendable {
    case any
    case binding(String)
    case expression(Expression)
    /// An enum case with patterns for what it carries.
    case enumCase(String, [Pattern], place: Int)
    case tuple([Pattern])
    /// A value that is not nil.
    case some(Pattern)
}
