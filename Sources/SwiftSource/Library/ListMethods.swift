import ViewTree

/// Methods of arrays that change nothing.
enum ListMethods {
    static func call(_ name: String, on elements: [Value], _ call: ArgumentReader) throws -> Value? {
        let evaluator = call.evaluator
        func apply(_ function: Value?, _ value: Value) throws -> Value {
            guard let function else { return value }
            return try evaluator.call(function, [EvaluatedArgument(value: value, place: call.place)], at: call.place)
        }
        func holds(_ function: Value?, _ value: Value) throws -> Bool {
            evaluator.bool(try apply(function, value), at: call.place)
        }
        switch name {
        case "map", "compactMap", "flatMap", "forEach":
            return try mapped(name, elements, call.content() ?? call.value(nil), apply)
        case "filter":
            let test = call.content() ?? call.value(nil)
            var kept: [Value] = []
            for element in elements where try holds(test, element) { kept.append(element) }
            return .list(List(kept))
        case "first", "last", "firstIndex", "lastIndex":
            return try found(name, elements, call)
        case "index":
            if let after = call.whole("after") { return .int(after + 1) }
            if let before = call.whole("before") { return .int(before - 1) }
            return try found("firstIndex", elements, call)
        case "contains":
            if let test = call.content("where") {
                for element in elements where try holds(test, element) { return .bool(true) }
                return .bool(false)
            }
            let wanted = call.value(nil) ?? .nothing
            for element in elements where try evaluator.equal(element, wanted, at: call.place) { return .bool(true) }
            return .bool(false)
        case "allSatisfy":
            let test = call.content()
            for element in elements where try !holds(test, element) { return .bool(false) }
            return .bool(true)
        case "enumerated":
            return .list(
                List(elements.enumerated().map { .tuple(Tuple([.int($0), $1], labels: ["offset", "element"])) }))
        case "prefix": return .list(List(Array(elements.prefix(max(0, call.whole(nil) ?? 0)))))
        case "suffix": return .list(List(Array(elements.suffix(max(0, call.whole(nil) ?? 0)))))
        case "dropFirst": return .list(List(Array(elements.dropFirst(max(0, call.whole(nil) ?? 1)))))
        case "dropLast": return .list(List(Array(elements.dropLast(max(0, call.whole(nil) ?? 1)))))
        case "reversed": return .list(List(elements.reversed()))
        case "shuffled": return .list(List(elements))
        case "randomElement": return elements.first ?? .nothing
        case "sorted": return try BuiltinMembers.sorted(elements, call)
        case "min", "max":
            guard case .list(let sorted) = try BuiltinMembers.sorted(elements, call) else { return .nothing }
            return (name == "min" ? sorted.elements.first : sorted.elements.last) ?? .nothing
        case "reduce": return try reduced(elements, call)
        case "joined":
            let separator = try call.text("separator") ?? ""
            var text = ""
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "" : separator) + (try evaluator.string(element))
                _ = try evaluator.checked(.string(text), at: call.place)
            }
            return .string(text)
        case "chunked":
            let size = max(1, call.whole("into") ?? call.whole("ofCount") ?? 1)
            let starts = Swift.stride(from: 0, to: elements.count, by: size)
            return .list(List(starts.map { .list(List(Array(elements[$0..<min($0 + size, elements.count)]))) }))
        default: return nil
        }
    }

    private static func mapped(
        _ name: String, _ elements: [Value], _ function: Value?, _ apply: (Value?, Value) throws -> Value
    ) throws -> Value {
        var results: [Value] = []
        for element in elements {
            let result = try apply(function, element)
            switch name {
            case "compactMap": if !result.isNothing { results.append(result) }
            case "flatMap":
                if case .list(let inner) = result { results += inner.elements } else { results.append(result) }
            case "forEach": break
            default: results.append(result)
            }
        }
        return name == "forEach" ? .void : .list(List(results))
    }

    private static func found(_ name: String, _ elements: [Value], _ call: ArgumentReader) throws -> Value {
        let evaluator = call.evaluator
        let test = call.content("where") ?? call.content()
        let wanted = test == nil ? call.value("of") : nil
        let order = name.hasPrefix("first") ? Array(elements.indices) : elements.indices.reversed()
        for index in order {
            let isMatch: Bool
            if let test {
                let result = try evaluator.call(
                    test, [EvaluatedArgument(value: elements[index], place: call.place)], at: call.place)
                isMatch = evaluator.bool(result, at: call.place)
            } else {
                isMatch = try evaluator.equal(elements[index], wanted ?? .nothing, at: call.place)
            }
            if isMatch { return name.hasSuffix("Index") ? .int(index) : elements[index] }
        }
        return .nothing
    }

    private static func reduced(_ elements: [Value], _ call: ArgumentReader) throws -> Value {
        let evaluator = call.evaluator
        let isInto = call.has("into")
        var result = (call.take("into") ?? call.take(nil))?.value ?? .nothing
        let function = call.content() ?? call.value(nil)
        for element in elements {
            let pair = [result, element].map { EvaluatedArgument(value: $0, place: call.place) }
            if isInto, case .closure(let closure)? = function {
                let (_, frame) = try evaluator.callKeepingFrame(closure, pair, at: call.place)
                result = frame.variables.first?.value ?? result
            } else if case .function(let name)? = function {
                result = try evaluator.binary(name, result, element, at: call.place)
            } else if let function {
                result = try evaluator.call(function, pair, at: call.place)
            }
        }
        return result
    }
}
