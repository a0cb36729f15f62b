import ViewTree

/// What an expression of the subset gives. An optional that is not nil is the value itself.
enum Value: Sendable, Hashable {
    /// `nil`.
    case nothing
    case void
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case list(List)
    indirect case dictionary(Dictionary)
    indirect case tuple(Tuple)
    indirect case range(Bounds)
    indirect case instance(Instance)
    indirect case enumCase(EnumCase)
    indirect case closure(Closure)
    /// A function by name: of the language, or a type's initialiser.
    case function(String)
    /// A method of a value, not yet called.
    indirect case method(Value, String)
    indirect case keyPath(KeyPath)
    /// A type by its name.
    case type(String)
    /// `.name` before its type is known.
    indirect case implicit(Implicit)
    /// A name without a definition.
    indirect case unknown(Unknown)
    /// An element of a collection that source does not define.
    indirect case sample(Sample)
    /// A call of something that is not defined: data or a view, as it turns out.
    indirect case made(Made)
    indirect case binding(Binding)
    case view(ViewValue)
    /// The content of an effect closure with the effects put on it.
    case effects([VisualEffect])
    indirect case builtin(Builtin)

    /// Whether it is nil or nothing at all.
    var isNothing: Bool {
        switch self {
        case .nothing, .void: true
        default: false
        }
    }

    /// How much a copy of every part would take.
    var extent: Extent {
        switch self {
        case .list(let list): list.extent
        case .dictionary(let dictionary): dictionary.extent
        case .tuple(let tuple): tuple.extent
        case .instance(let instance): instance.extent
        case .enumCase(let value): value.extent
        case .view(let view): view.extent
        case .closure(let closure): closure.extent
        case .method(let value, _): value.extent.deeper
        case .binding(let binding): binding.extent
        case .implicit(let implicit): implicit.extent
        case .made(let made): made.extent
        default: .one
        }
    }
}
