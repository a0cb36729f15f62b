import ViewTree

/// Methods that change the value they are called on.
enum Mutations {
    /// The result and the changed value, if it is stored anywhere; nil where the method changes nothing.
    static func call(_ name: String, on owner: Value, _ call: ArgumentReader) throws -> (
        result: Value, changed: Value?
    )? {
        switch owner {
        case .list(let list): return try change(name, list, call)
        case .bool(let value) where name == "toggle": return (.void, .bool(!value))
        case .string(let text) where name == "append": return (.void, .string(text + (try call.text(nil) ?? "")))
        case .dictionary(var dictionary) where name == "removeValue":
            let key = call.value("forKey") ?? .nothing
            let old = dictionary[key] ?? .nothing
            dictionary[key] = nil
            return (old, .dictionary(dictionary))
        case .builtin(.position(let position)): return try change(name, position, call)
        case .builtin(.scrollProxy) where name == "scrollTo":
            let evaluator = call.evaluator
            guard let id = call.value(nil) else { return (.void, nil) }
            let anchor = try evaluator.unitPoint(call.value("anchor"), at: call.place)
            evaluator.effects.scrolls.append(
                ScrollTo(
                    target: .id(try evaluator.viewID(id)), anchor: anchor, animation: evaluator.effects.current,
                    isProxy: true))
            return (.void, nil)
        default: return nil
        }
    }

    private static func change(_ name: String, _ list: List, _ call: ArgumentReader) throws -> (
        result: Value, changed: Value?
    )? {
        let evaluator = call.evaluator
        try evaluator.spend(call.place, list.elements.count / 64)
        switch name {
        case "append":
            var list = list
            if let more = call.take("contentsOf") {
                for element in try evaluator.elements(of: more.value, at: more.place) { list.append(element) }
            } else if let value = call.value(nil) {
                list.append(value)
            }
            return (.void, try evaluator.checked(.list(list), at: call.place))
        case "insert":
            guard let value = call.value(nil) else { return nil }
            guard call.has("at") else { return (.void, try inserting(value, into: list, call)) }
            var elements = list.elements
            elements.insert(value, at: min(max(call.whole("at") ?? 0, 0), elements.count))
            return (.void, .list(List(elements)))
        case "remove" where !call.has("at"):
            // Of a set.
            let value = call.value(nil) ?? .nothing
            var kept: [Value] = []
            for element in list.elements where try !evaluator.equal(element, value, at: call.place) {
                kept.append(element)
            }
            return (kept.count < list.elements.count ? value : .nothing, .list(List(kept)))
        case "remove":
            guard let index = call.whole("at"), list.elements.indices.contains(index) else {
                return (.nothing, .list(list))
            }
            var elements = list.elements
            let old = elements.remove(at: index)
            return (old, .list(List(elements)))
        case "removeFirst", "popFirst":
            return (
                list.elements.first ?? .nothing,
                .list(List(Array(list.elements.dropFirst(call.whole(nil) ?? 1 > 0 ? 1 : 0))))
            )
        case "removeLast", "popLast": return (list.elements.last ?? .nothing, .list(List(list.elements.dropLast())))
        case "removeAll":
            guard let closure = call.closure("where") else { return (.void, .list(List([]))) }
            var kept: [Value] = []
            for element in list.elements
            where try !evaluator.bool(evaluator.call(closure, [element], at: call.place), at: call.place) {
                kept.append(element)
            }
            return (.void, .list(List(kept)))
        case "reverse": return (.void, .list(List(list.elements.reversed())))
        case "sort": return (.void, try BuiltinMembers.sorted(list.elements, call))
        case "shuffle": return (.void, .list(list))
        case "swapAt":
            guard let first = call.whole(nil), let second = call.whole(nil), list.elements.indices.contains(first),
                list.elements.indices.contains(second)
            else { return (.void, .list(list)) }
            var elements = list.elements
            elements.swapAt(first, second)
            return (.void, .list(List(elements)))
        default: return nil
        }
    }

    /// A set with an element more, unless it has it.
    private static func inserting(_ value: Value, into list: List, _ call: ArgumentReader) throws -> Value {
        for element in list.elements where try call.evaluator.equal(element, value, at: call.place) {
            return .list(list)
        }
        var list = list
        list.append(value)
        return .list(list)
    }

    private static func change(_ name: String, _ position: PositionValue, _ call: ArgumentReader) throws -> (
        result: Value, changed: Value?
    )? {
        guard name == "scrollTo" else { return nil }
        var position = position
        position.anchor = try call.evaluator.unitPoint(call.value("anchor"), at: call.place)
        position.target = try target(call)
        position.isPositionedByUser = false
        return (.void, .builtin(.position(position)))
    }

    /// The place that `id:`, `edge:`, `point:`, `x:` and `y:` name.
    static func target(_ call: ArgumentReader) throws -> ScrollPosition.Target? {
        let evaluator = call.evaluator
        if let id = call.take("id") { return id.value.isNothing ? nil : .id(try evaluator.viewID(id.value)) }
        if let edge = call.take("edge") {
            let set = try evaluator.edges(edge.value, at: edge.place)
            return Edge.allCases.first { set.contains($0) }.map { .edge($0) }
        }
        if let argument = call.take("point") {
            let point = try evaluator.typed(argument.value, "CGPoint", at: argument.place) {
                if case .point(let point) = $0 { point } else { nil }
            }
            return point.map { .point(x: $0.x, y: $0.y) }
        }
        let x = call.number("x")
        let y = call.number("y")
        return x == nil && y == nil ? nil : .point(x: x, y: y)
    }
}
