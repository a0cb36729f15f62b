import ViewTree

/// Methods of strings.
enum StringMethods {
    static func call(_ name: String, on text: String, _ call: ArgumentReader) throws -> Value? {
        switch name {
        case "uppercased": return .string(text.uppercased())
        case "lowercased": return .string(text.lowercased())
        case "capitalized": return .string(BuiltinMembers.capitalized(text))
        case "hasPrefix": return .bool(text.hasPrefix(try call.text(nil) ?? ""))
        case "hasSuffix": return .bool(text.hasSuffix(try call.text(nil) ?? ""))
        case "contains": return .bool(try contains(text, try call.text(nil) ?? ""))
        case "prefix": return .string(String(text.prefix(max(0, call.whole(nil) ?? 0))))
        case "suffix": return .string(String(text.suffix(max(0, call.whole(nil) ?? 0))))
        case "dropFirst": return .string(String(text.dropFirst(max(0, call.whole(nil) ?? 1))))
        case "dropLast": return .string(String(text.dropLast(max(0, call.whole(nil) ?? 1))))
        case "reversed": return .string(String(text.reversed()))
        case "trimmingCharacters":
            return .string(String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()))
        case "split", "components":
            let separator = try call.text("separator") ?? call.text("separatedBy") ?? " "
            guard let character = separator.first, separator.count == 1 else { return .list(List([.string(text)])) }
            return .list(List(text.split(separator: character).map { .string(String($0)) }))
        case "map", "flatMap":
            // Of an optional string, which is far more common than of characters.
            guard let transform = call.content() ?? call.value(nil) else { return .string(text) }
            return try call.evaluator.call(transform, [EvaluatedArgument(value: .string(text))], at: call.place)
        case "filter", "enumerated", "forEach", "compactMap":
            return try ListMethods.call(name, on: text.map { .string(String($0)) }, call)
        default: return nil
        }
    }

    private static func contains(_ text: String, _ word: String) throws -> Bool {
        guard !word.isEmpty else { return true }
        let bytes = Array(text.utf8)
        let wanted = Array(word.utf8)
        guard wanted.count <= bytes.count else { return false }
        return (0...(bytes.count - wanted.count)).contains {
            bytes[$0] == wanted[0] && bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
        }
    }
}
