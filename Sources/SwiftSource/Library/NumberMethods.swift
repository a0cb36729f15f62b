import ViewTree

/// Methods of numbers.
enum NumberMethods {
    static func call(_ name: String, on owner: Value, _ call: ArgumentReader) throws -> Value? {
        let evaluator = call.evaluator
        let number = evaluator.number(owner, name: name, at: call.place)
        switch name {
        case "rounded":
            let rules: [String: FloatingPointRoundingRule] = [
                "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
                "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
            ]
            let rule = try evaluator.option(call.value(nil), "FloatingPointRoundingRule", at: call.place)
            return .double(number.rounded(rule.flatMap { rules[$0] } ?? .toNearestOrAwayFromZero))
        case "truncatingRemainder":
            let divisor = call.number("dividingBy") ?? 1
            return .double(number.truncatingRemainder(dividingBy: divisor))
        case "squareRoot": return .double(number.squareRoot())
        case "clamped":
            guard case .range(let bounds)? = call.value("to") else { return owner }
            return .double(min(max(number, bounds.lower), bounds.upper))
        case "formatted":
            let format = call.value(nil)
            call.ignoreRest()
            if case .implicit(let implicit)? = format {
                return .string(try NumberText.text(owner, format: implicit, evaluator))
            }
            return .string(
                try NumberText.text(
                    owner, format: Implicit(links: [.init(name: "number", arguments: nil)], place: 0), evaluator))
        case "isMultiple":
            let divisor = call.whole("of") ?? 1
            return .bool(divisor != 0 && number.truncatingRemainder(dividingBy: Double(divisor)) == 0)
        case "signum": return .int(number > 0 ? 1 : number < 0 ? -1 : 0)
        case "advanced": return try evaluator.binary("+", owner, call.value("by") ?? .int(0), at: call.place)
        case "distance": return try evaluator.binary("-", call.value("to") ?? .int(0), owner, at: call.place)
        case "map", "flatMap":
            guard let transform = call.content() ?? call.value(nil) else { return owner }
            return try evaluator.call(transform, [EvaluatedArgument(value: owner)], at: call.place)
        default: return nil
        }
    }
}
