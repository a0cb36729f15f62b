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
    var isNothing: Bool { self == .nothing || self == .void }

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

/// How many values there are in a value, and how deep.
struct Extent: Sendable, Hashable {
    var weight: Int
    var depth: Int

    static let one = Extent(weight: 1, depth: 1)

    /// One level around it.
    var deeper: Extent { Extent(weight: min(weight + 1, 1 << 40), depth: depth + 1) }

    /// A container of values.
    init(containing values: some Sequence<Value>) {
        self = .one
        for value in values { add(value.extent) }
    }

    init(weight: Int, depth: Int) {
        self.weight = weight
        self.depth = depth
    }

    mutating func add(_ part: Extent) {
        weight = min(weight + part.weight, 1 << 40)
        depth = max(depth, part.depth + 1)
    }
}

/// An array and its weight.
struct List: Sendable, Hashable {
    private(set) var elements: [Value]
    private(set) var extent: Extent

    init(_ elements: [Value]) {
        self.elements = elements
        extent = Extent(containing: elements)
    }

    mutating func append(_ value: Value) {
        elements.append(value)
        extent.add(value.extent)
    }

    static func == (first: List, second: List) -> Bool {
        first.extent == second.extent && first.elements == second.elements
    }
}

/// A dictionary whose keys stay in the order of their first use.
struct Dictionary: Sendable, Hashable {
    private(set) var keys: [Value] = []
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]
    private(set) var extent = Extent.one

    subscript(key: Value) -> Value? {
        get { places[key].map { values[$0] } }
        set {
            if let place = places[key] {
                if let newValue {
                    values[place] = newValue
                } else {
                    keys.remove(at: place)
                    values.remove(at: place)
                    places = Swift.Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
                }
            } else if let newValue {
                places[key] = keys.count
                keys.append(key)
                values.append(newValue)
            }
            // Never less than it holds; a value that was replaced still counts.
            extent.add(key.extent)
            if let newValue { extent.add(newValue.extent) }
        }
    }
}

extension Dictionary {
    static func == (first: Dictionary, second: Dictionary) -> Bool {
        first.keys == second.keys && first.values == second.values
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(keys)
        hasher.combine(values)
    }
}

/// Values with or without names.
struct Tuple: Sendable, Hashable {
    let labels: [String?]
    var elements: [Value]
    let extent: Extent

    init(_ elements: [Value], labels: [String?] = []) {
        self.elements = elements
        self.labels = labels
        extent = Extent(containing: elements)
    }
}

/// A range of numbers.
struct Bounds: Sendable, Hashable {
    let lower: Double
    let upper: Double
    let isClosed: Bool
    /// Whether both ends are whole numbers.
    let isWhole: Bool

    /// The whole numbers in it; nil where there is no end.
    var indices: Range<Int>? {
        guard isWhole, lower > -1e15, upper < 1e15, upper >= lower else { return nil }
        return Int(lower)..<Int(upper) + (isClosed ? 1 : 0)
    }

    func contains(_ number: Double) -> Bool {
        number >= lower && (isClosed ? number <= upper : number < upper)
    }
}

/// A struct or class of the source with its stored properties.
struct Instance: Sendable, Hashable {
    /// The qualified name of the type.
    let type: String
    /// In the order of declaration.
    private(set) var fields: [Value]
    /// Where it was made, which tells sibling views apart.
    var site: Int
    /// The place in the view tree where its state lives; 0 is none.
    var identity: UInt64 = 0
    private(set) var extent: Extent

    init(type: String, fields: [Value], site: Int) {
        self.type = type
        self.fields = fields
        self.site = site
        extent = Extent(containing: fields)
    }

    mutating func set(_ value: Value, at index: Int) {
        fields[index] = value
        extent = Extent(containing: fields)
    }

    static func == (first: Instance, second: Instance) -> Bool {
        first.type == second.type && first.extent == second.extent && first.fields == second.fields
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(fields)
    }
}

/// A case of an enum of the source with what it carries.
struct EnumCase: Sendable, Hashable {
    let type: String
    let name: String
    let payload: [Value]
    let extent: Extent

    init(type: String, name: String, payload: [Value] = []) {
        self.type = type
        self.name = name
        self.payload = payload
        extent = Extent(containing: payload)
    }
}

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

    static func == (first: Closure, second: Closure) -> Bool {
        first.literal.place == second.literal.place && first.identity == second.identity
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(literal.place)
        hasher.combine(identity)
    }
}

/// `\.path`.
struct KeyPath: Sendable, Hashable {
    let parts: [Part]

    enum Part: Sendable, Hashable {
        case member(String)
        indirect case element(Value)
        case itself
    }
}

/// `.name(arguments).more`, resolved where a type is expected.
struct Implicit: Sendable, Hashable {
    let links: [Link]
    let place: Int

    struct Link: Sendable, Hashable {
        let name: String
        let arguments: [EvaluatedArgument]?
    }

    var extent: Extent {
        Extent(containing: links.flatMap { $0.arguments ?? [] }.map(\.value))
    }
}

/// An argument with its value.
struct EvaluatedArgument: Sendable, Hashable {
    let label: String?
    let value: Value
    let place: Int
    let isTrailing: Bool

    init(label: String? = nil, value: Value, place: Int = 0, isTrailing: Bool = false) {
        self.label = label
        self.value = value
        self.place = place
        self.isTrailing = isTrailing
    }
}

/// A name without a definition.
struct Unknown: Sendable, Hashable {
    let name: String
    let place: Int
    /// The index of the sample element it belongs to.
    var index: Int?
}

/// A value of a type that source does not define, with what it was made from.
struct Made: Sendable, Hashable {
    /// The name of the type.
    let name: String
    let arguments: [EvaluatedArgument]
    let place: Int

    /// The value of a label.
    func value(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

    var extent: Extent { Extent(containing: arguments.map(\.value)) }
}

/// An element of a collection that source does not define.
struct Sample: Sendable, Hashable {
    let collection: String
    let index: Int

    /// `items` has `item-0`, `item-1` …
    var id: String { "\(singular)-\(index)" }

    /// The name of a member.
    func member(_ name: String) -> String { "\(singular).\(name)" }

    /// `Item 1`.
    var title: String { "\(singular.prefix(1).uppercased() + singular.dropFirst()) \(index + 1)" }

    private var singular: String {
        let name = collection.split(separator: ".").last.map(String.init) ?? collection
        if name.count > 4, name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        return name.count > 1 && name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    }
}

/// A view with the number of views in it.
struct ViewValue: Sendable, Hashable {
    var view: View
    var extent: Extent

    init(_ view: View, extent: Extent = .one) {
        self.view = view
        self.extent = extent
    }

    func hash(into hasher: inout Hasher) { hasher.combine(extent) }
}
