/// The `Accept` field: what a client takes, and how much it likes it (RFC 9110, 12.5.1).
///
/// `Accept("image/*;q=0.8, application/json").preferred(among: [.svg, .json])` is `.json`.
package struct Accept: Sendable, Equatable {
    private struct Range: Equatable {
        let type: MediaType
        let weight: Int

        /// How exactly the range names a type: parameters over subtype over type over `*/*`.
        var precision: Int {
            type.type == "*" ? 0 : type.subtype == "*" ? 1 : 2 + type.parameters.count
        }
    }

    private var ranges: [Range] = []

    /// Reads the field; elements that cannot be read are left out, and a field without any accepts everything.
    package init(_ text: String?) {
        var parser = FieldParser(text ?? "")
        while !parser.isAtEnd {
            if let range = Self.range(&parser) { ranges.append(range) }
            parser.skipElement()
        }
    }

    /// The client's weight for a type in thousandths: 0 not accepted, 1000 most liked.
    ///
    /// The most exact range that covers the type decides, wherever it stands in the list.
    package func weight(of type: MediaType) -> Int {
        if ranges.isEmpty { return 1000 }
        let covering = ranges.filter { $0.type.covers(type) }
        guard let precision = covering.map(\.precision).max() else { return 0 }
        return covering.filter { $0.precision == precision }.map(\.weight).max() ?? 0
    }

    /// The offer the client likes most, the earlier of equals, or `nil` when it takes none of them.
    package func preferred(among offers: [MediaType]) -> MediaType? {
        var best: (type: MediaType, weight: Int)?
        for offer in offers {
            let weight = weight(of: offer)
            if weight > best?.weight ?? 0 { best = (offer, weight) }
        }
        return best?.type
    }

    /// Whether the client names this type or its family itself, not only by `*/*`.
    package func names(_ type: MediaType) -> Bool {
        ranges.contains { $0.type.type != "*" && $0.weight > 0 && $0.type.covers(type) }
    }

    private static func range(_ parser: inout FieldParser) -> Range? {
        guard let type = parser.token(), parser.skip("/"), let subtype = parser.token(),
            let parameters = parser.parameters(), !(type == "*" && subtype != "*")
        else { return nil }
        let own = parameters.prefix { $0.name != "q" }
        let q = parameters.first { $0.name == "q" }
        guard let weight = q.map({ Weight.thousandths($0.value) }) ?? 1000 else { return nil }
        return Range(type: MediaType(type: type, subtype: subtype, parameters: Array(own)), weight: weight)
    }
}
