/// An expression of the subset, with the byte where it begins.
struct Expression: Sendable {
    let kind: Kind
    /// Bytes from the start of the source.
    let place: Int

    /// The forms an expression can have.
    indirect enum Kind: Sendable {
        case nothing
        case bool(Bool)
        case integer(Int)
        case double(Double)
        case string([StringPart])
        /// An identifier, `$0`, `self`, or `$name` for a projected value.
        case name(String)
        /// A member of a value, with the byte where its name begins.
        case member(Expression, String, place: Int)
        case implicitMember(String)
        case call(Expression, [Argument])
        case element(Expression, [Argument])
        case list([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case tuple([Argument])
        case closure(FunctionLiteral)
        case prefix(String, Expression)
        case binary(String, Expression, Expression)
        /// `=` where the operator is nil, else `+=` and its like.
        case assign(target: Expression, operation: String?, value: Expression)
        case ternary(condition: Expression, then: Expression, otherwise: Expression)
        case optionalChain(Expression)
        case forced(Expression)
        case range(lower: Expression?, upper: Expression?, isClosed: Bool)
        case keyPath([KeyPathPart])
        /// `as`, `as?`, `as!`.
        case cast(Expression, TypeReference)
        case isType(Expression, TypeReference)
        case type(TypeReference)
        case ifElse(IfStatement)
        case switchCase(SwitchStatement)
        /// Read, but without a meaning here.
        case unsupported(String)
    }
}

extension Expression {
    /// Whether it is a quotient of whole literals, which is a decimal number wherever one is wanted: `1 / 3`.
    var isLiteralQuotient: Bool {
        guard case .binary("/", let left, let right) = kind else { return false }
        return left.isWholeLiteral && right.isWholeLiteral
    }

    /// Whether it is an `if` or a `switch`, whose branches may state several views.
    var isBranch: Bool {
        switch kind {
        case .ifElse, .switchCase: true
        default: false
        }
    }

    private var isWholeLiteral: Bool {
        switch kind {
        case .integer: true
        case .prefix(_, let operand): operand.isWholeLiteral
        case .binary(_, let left, let right): left.isWholeLiteral && right.isWholeLiteral
        default: false
        }
    }
}

/// A run of a string literal.
enum StringPart: Sendable {
    case text(String)
    /// An interpolation with what follows its first argument.
    case value(Expression, [Argument])
}

/// An argument of a call.
struct Argument: Sendable {
    let label: String?
    let value: Expression
    /// Written after the parentheses.
    let isTrailing: Bool
}

/// A closure as it is written.
struct FunctionLiteral: Sendable {
    let parameters: [Parameter]
    let body: [Statement]
    let place: Int
    let end: Int
    /// Whether it names `$1`, so that a tuple is taken apart for it.
    var usesSecond = false
}

/// A step of a key path.
enum KeyPathPart: Sendable {
    case member(String)
    case element(Expression)
    case itself
}

/// A type as it is written.
indirect enum TypeReference: Sendable, Hashable {
    /// A name, qualified by dots, with its generic arguments.
    case named(String, [TypeReference])
    case optional(TypeReference)
    case list(TypeReference)
    case dictionary(TypeReference, TypeReference)
    case tuple([TypeReference])
    case function
    case unknown

    /// The name without arguments; nil for types that have none.
    var name: String? {
        switch self {
        case .named(let name, _): name
        case .optional(let type): type.name
        default: nil
        }
    }

    /// Whether a closure fits.
    var isFunction: Bool {
        switch self {
        case .function: true
        case .optional(let type): type.isFunction
        default: false
        }
    }
}
