import Glibc
import ViewTree

/// Free functions of SwiftUI, the standard library and the C library's maths.
enum FunctionLibrary {
    typealias Function = @Sendable (Evaluator, ArgumentReader) throws -> Value

    static let functions: [String: Function] = {
        var table: [String: Function] = [
            "min": { try extreme($0, $1) { $0 < $1 } },
            "max": { try extreme($0, $1) { $0 > $1 } },
            "abs": { evaluator, call in
                guard let argument = call.take(nil) else { return .int(0) }
                if case .int(let number) = argument.value { return .int(number == .min ? 0 : Swift.abs(number)) }
                return .double(Swift.abs(evaluator.number(argument.value, name: "abs", at: argument.place)))
            },
            "zip": { try zipped($0, $1) },
            "stride": { try strided($0, $1) },
            "withAnimation": { try animated($0, $1) },
            "withTransaction": { evaluator, call in
                guard let closure = call.closure() else { return .void }
                return try evaluator.call(closure, at: call.place)
            },
            "Task": { evaluator, call in
                guard let closure = call.closure() else { return .void }
                return try evaluator.call(closure, at: call.place)
            },
            "pow": { _, call in .double(Glibc.pow(call.number(nil) ?? 0, call.number(nil) ?? 0)) },
            "fmod": { _, call in .double(Glibc.fmod(call.number(nil) ?? 0, call.number(nil) ?? 1)) },
            "hypot": { _, call in .double(Glibc.hypot(call.number(nil) ?? 0, call.number(nil) ?? 0)) },
            "atan2": { _, call in .double(Glibc.atan2(call.number(nil) ?? 0, call.number(nil) ?? 0)) },
        ]
        let maths: [String: @Sendable (Double) -> Double] = [
            "sqrt": { Glibc.sqrt($0) }, "sin": { Glibc.sin($0) }, "cos": { Glibc.cos($0) }, "tan": { Glibc.tan($0) },
            "floor": { Glibc.floor($0) }, "ceil": { Glibc.ceil($0) }, "round": { Glibc.round($0) },
            "exp": { Glibc.exp($0) }, "log": { Glibc.log($0) }, "asin": { Glibc.asin($0) }, "acos": { Glibc.acos($0) },
            "atan": { Glibc.atan($0) }, "tanh": { Glibc.tanh($0) },
        ]
        for (name, function) in maths { table[name] = { _, call in .double(function(call.number(nil) ?? 0)) } }
        for name in ["print", "debugPrint", "assert", "precondition", "assertionFailure", "NSLog", "dump"] {
            table[name] = { _, call in
                call.ignoreRest()
                return .void
            }
        }
        return table
    }()

    private static func extreme(_ evaluator: Evaluator, _ call: ArgumentReader, isBetter: (Double, Double) -> Bool)
        throws -> Value
    {
        guard var best = call.take(nil)?.value else { return .nothing }
        while let next = call.take(nil) {
            let first = evaluator.number(best, name: call.name, at: next.place)
            let second = evaluator.number(next.value, name: call.name, at: next.place)
            var value = isBetter(second, first) ? next.value : best
            if case .int(let number) = value {
                // A whole number beside a decimal one is decimal too.
                let isMixed = if case .int = best, case .int = next.value { false } else { true }
                if isMixed { value = .double(Double(number)) }
            } else {
                value = .double(isBetter(second, first) ? second : first)
            }
            best = value
        }
        return best
    }

    private static func zipped(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let first = call.value(nil) ?? .nothing
        let second = call.value(nil) ?? .nothing
        func open(_ value: Value) -> Bool {
            if case .range(let bounds) = value { return bounds.indices == nil }
            return false
        }
        var left = open(first) ? [] : try evaluator.elements(of: first, at: call.place)
        var right = open(second) ? [] : try evaluator.elements(of: second, at: call.place)
        // `zip(0..., items)`: the open range is as long as the other.
        if case .range(let bounds) = first, open(first), bounds.lower.isFinite {
            left = right.indices.map { .int($0 + Int(bounds.lower)) }
        }
        if case .range(let bounds) = second, open(second), bounds.lower.isFinite {
            right = left.indices.map { .int($0 + Int(bounds.lower)) }
        }
        return .list(List(zip(left, right).map { .tuple(Tuple([$0, $1])) }))
    }

    private static func strided(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let start = call.take("from")?.value ?? .int(0)
        let through = call.take("through")
        let end = through ?? call.take("to")
        let step = call.take("by")?.value ?? .int(1)
        let low = evaluator.number(start, name: "from", at: call.place)
        let high = evaluator.number(end?.value ?? .int(0), name: "to", at: call.place)
        let delta = evaluator.number(step, name: "by", at: call.place)
        guard delta != 0, low.isFinite, high.isFinite, delta.isFinite else { return .list(List([])) }
        let isWhole = if case .int = start, case .int = step { true } else { false }
        let steps = (high - low) / delta
        guard steps < Double(evaluator.limits.elements) else {
            throw Interruption.limit(name: "elements", value: evaluator.limits.elements, place: call.place)
        }
        var values: [Value] = []
        var index = 0.0
        while through != nil ? index <= steps : index < steps {
            let number = low + index * delta
            values.append(isWhole ? .int(Int(max(-1e15, min(number, 1e15)))) : .double(number))
            index += 1
        }
        return .list(List(values))
    }

    private static func animated(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let first = call.take(nil)
        _ = call.take("completionCriteria")
        let animation: Animation? =
            if let first { try evaluator.animation(first.value, at: first.place) } else { .default }
        guard let closure = call.closure("body") ?? call.closure() else { return .void }
        let outer = evaluator.effects.current
        evaluator.effects.current = animation
        defer { evaluator.effects.current = outer }
        let result = try evaluator.call(closure, at: call.place)
        call.ignoreRest()
        return result
    }
}
