import ViewTree

/// Members of the standard library's and SwiftUI's values.
enum BuiltinMembers {
    static let listMethods: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "first", "last", "firstIndex", "lastIndex", "contains", "enumerated",
        "prefix",
        "suffix", "dropFirst", "dropLast", "reversed", "sorted", "reduce", "min", "max", "forEach", "allSatisfy",
        "joined", "shuffled", "randomElement", "index", "isEmpty", "count", "chunked",
    ]
    static let otherMethods: Set<String> = [
        "uppercased", "lowercased", "capitalized", "hasPrefix", "hasSuffix", "formatted", "rounded", "clamped",
        "opacity",
        "scrollTo", "frame", "bold", "weight", "italic", "delay", "speed", "threshold", "split", "isMultiple",
    ]
    static var methodNames: [String] { Array(listMethods) + Array(otherMethods) }

    /// Whether `name` may be called on a value of the kind.
    static func hasMethod(_ name: String, of owner: Value) -> Bool {
        switch owner {
        case .list, .range, .dictionary: listMethods.contains(name)
        case .string, .int, .double: otherMethods.contains(name)
        default: false
        }
    }

    static func property(_ name: String, of owner: Value, _ evaluator: Evaluator, at place: Int) throws -> Value? {
        switch owner {
        case .list(let list): return try property(name, of: list, evaluator, at: place)
        case .range(let bounds): return try property(name, of: bounds, evaluator, at: place)
        case .string(let text):
            try evaluator.spend(on: text, at: place)
            return property(name, of: text)
        case .dictionary(let dictionary):
            switch name {
            case "keys": return .list(List(dictionary.keys))
            case "values": return .list(List(dictionary.values))
            case "count": return .int(dictionary.keys.count)
            case "isEmpty": return .bool(dictionary.keys.isEmpty)
            default: return nil
            }
        case .int(let number): return self.number(name, Double(number), isWhole: true)
        case .double(let number): return self.number(name, number, isWhole: false)
        case .builtin(.color(let color)):
            return name == "gradient" ? .builtin(.style(.shaded(.color(color)))) : nil
        case .builtin(.style(let style)):
            return name == "gradient" ? .builtin(.style(.shaded(style))) : styleLevel(name, style)
        case .builtin(let builtin): return GeometryMembers.property(name, of: builtin, evaluator)
        default: return nil
        }
    }

    private static func styleLevel(_ name: String, _ style: ShapeStyle) -> Value? {
        let opacities = ["secondary": 0.5, "tertiary": 0.25, "quaternary": 0.18]
        return opacities[name].map { .builtin(.style(.faded(style, opacity: $0))) }
    }

    private static func number(_ name: String, _ number: Double, isWhole: Bool) -> Value? {
        switch name {
        case "description": return .string(isWhole ? String(Int(number)) : "\(number)")
        case "magnitude": return isWhole ? .int(Int(abs(number))) : .double(abs(number))
        case "isFinite": return .bool(number.isFinite)
        case "isNaN": return .bool(number.isNaN)
        case "isZero": return .bool(number == 0)
        case "hashValue": return .int(0)
        default: return nil
        }
    }

    private static func property(_ name: String, of text: String) -> Value? {
        switch name {
        case "count": .int(text.count)
        case "isEmpty": .bool(text.isEmpty)
        case "first": text.first.map { .string(String($0)) } ?? .nothing
        case "last": text.last.map { .string(String($0)) } ?? .nothing
        case "capitalized": .string(capitalized(text))
        case "description", "localizedDescription": .string(text)
        case "hashValue": .int(0)
        default: nil
        }
    }

    static func capitalized(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map {
            $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
        }
        .joined(separator: " ")
    }

    private static func property(_ name: String, of list: List, _ evaluator: Evaluator, at place: Int) throws -> Value?
    {
        let elements = list.elements
        switch name {
        case "count", "endIndex": return .int(elements.count)
        case "isEmpty": return .bool(elements.isEmpty)
        case "first": return elements.first ?? .nothing
        case "last": return elements.last ?? .nothing
        case "startIndex": return .int(0)
        case "indices": return .range(Bounds(lower: 0, upper: Double(elements.count), isClosed: false, isWhole: true))
        case "lazy": return .list(list)
        case "hashValue": return .int(0)
        default: return nil
        }
    }

    private static func property(_ name: String, of bounds: Bounds, _ evaluator: Evaluator, at place: Int) throws
        -> Value?
    {
        func end(_ value: Double) -> Value { bounds.isWhole && abs(value) < 1e15 ? .int(Int(value)) : .double(value) }
        switch name {
        case "lowerBound": return end(bounds.lower)
        case "upperBound": return end(bounds.upper)
        case "isEmpty": return .bool(bounds.upper <= bounds.lower && !bounds.isClosed)
        case "count": return .int(bounds.indices?.count ?? 0)
        default:
            guard listMethods.contains(name) || name == "indices" else { return nil }
            return try property(
                name, of: List(try evaluator.elements(of: .range(bounds), at: place)), evaluator, at: place)
        }
    }

    static func element(
        _ index: Value, of owner: Value, _ arguments: [EvaluatedArgument], _ evaluator: Evaluator, at place: Int
    ) throws -> Value {
        switch (owner, index) {
        case (.dictionary(let dictionary), _):
            if let value = dictionary[index] { return value }
            return arguments.first { $0.label == "default" }?.value ?? .nothing
        case (.string(let text), .range(let bounds)):
            guard let range = bounds.indices else { return .string("") }
            return .string(String(text.prefix(max(0, range.upperBound)).dropFirst(max(0, range.lowerBound))))
        case (.string, _): return .string("")
        case (_, .range(let bounds)):
            let elements = try evaluator.elements(of: owner, at: place)
            let low = bounds.lower.isFinite ? min(max(Int(max(-1e9, min(bounds.lower, 1e9))), 0), elements.count) : 0
            let end =
                bounds.upper.isFinite
                ? Int(max(-1e9, min(bounds.upper, 1e9))) + (bounds.isClosed ? 1 : 0) : elements.count
            return .list(List(Array(elements[low..<min(max(end, low), elements.count)])))
        case (.unknown, _), (.list, _), (.range, _):
            let elements = try evaluator.elements(of: owner, at: place)
            if let safe = arguments.first, safe.label != nil { _ = safe }
            let number = evaluator.wholeNumber(index, name: "index", at: place)
            guard elements.indices.contains(number) else {
                if arguments.first?.label == nil {
                    evaluator.notes.add(.warning, "index \(number) is out of range 0..<\(elements.count)", at: place)
                }
                return .nothing
            }
            return elements[number]
        default: return .nothing
        }
    }

    static func call(_ name: String, on owner: Value, _ call: ArgumentReader) throws -> Value? {
        switch owner {
        case .list(let list):
            // Elements that are only looked at take no steps of their own.
            try call.evaluator.spend(call.place, list.elements.count / 8)
            return try ListMethods.call(name, on: list.elements, call)
        case .range(let bounds):
            if name == "contains", let number = call.number(nil) { return .bool(bounds.contains(number)) }
            if name == "clamped" { return owner }
            guard listMethods.contains(name) else { return nil }
            return try ListMethods.call(name, on: try call.evaluator.elements(of: owner, at: call.place), call)
        case .dictionary:
            return try ListMethods.call(name, on: try call.evaluator.elements(of: owner, at: call.place), call)
        case .string(let text):
            try call.evaluator.spend(on: text, at: call.place)
            return try StringMethods.call(name, on: text, call)
        case .int, .double: return try NumberMethods.call(name, on: owner, call)
        case .builtin(let builtin): return try SwiftUIMembers.call(name, on: builtin, call)
        case .keyPath, .function, .type, .closure: return nil
        default: break
        }
        // An optional that has a value.
        if name == "map" || name == "flatMap", let transform = call.content() ?? call.value(nil) {
            return owner.isNothing
                ? .nothing : try call.evaluator.call(transform, [EvaluatedArgument(value: owner)], at: call.place)
        }
        return nil
    }

    /// Elements in rising order, by a key path, a closure or themselves.
    static func sorted(_ elements: [Value], _ call: ArgumentReader) throws -> Value {
        let evaluator = call.evaluator
        let path = call.take("using")?.value
        let order = call.content("by") ?? call.value(nil)
        func isLess(_ first: Value, _ second: Value) throws -> Bool {
            try evaluator.spend(call.place)
            if let order {
                let pair = [first, second].map { EvaluatedArgument(value: $0, place: call.place) }
                if case .function(let name) = order {
                    return evaluator.bool(try evaluator.binary(name, first, second, at: call.place), at: call.place)
                }
                return evaluator.bool(try evaluator.call(order, pair, at: call.place), at: call.place)
            }
            if case .keyPath(let path)? = path {
                let keys = try [first, second].map { try evaluator.value(at: path, of: $0, place: call.place) }
                return evaluator.bool(try evaluator.binary("<", keys[0], keys[1], at: call.place), at: call.place)
            }
            return evaluator.bool(try evaluator.binary("<", first, second, at: call.place), at: call.place)
        }
        return .list(List(try elements.sorted(by: isLess)))
    }
}
