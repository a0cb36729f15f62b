/// A validator of one representation, such as `"5d8c"` or `W/"5d8c"` (RFC 9110, 8.8.3).
package struct EntityTag: Sendable, Hashable {
    /// The text between the quotes.
    package let opaque: String
    /// Whether equal tags promise only equal meaning, not equal bytes.
    package let isWeak: Bool

    /// A tag of this text, or `nil` when it holds a quote, a space or a control character.
    package init?(_ opaque: String, isWeak: Bool = false) {
        guard opaque.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x22 && $0 != 0x7F }) else { return nil }
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// The tag as it goes into `ETag`.
    package var text: String { (isWeak ? "W/" : "") + "\"\(opaque)\"" }

    /// Whether the texts are equal, weak or not: the comparison of `If-None-Match`.
    package func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

    /// Whether both are strong and equal: the comparison of `If-Match`.
    package func matchesStrongly(_ other: EntityTag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }
}

/// The value of `If-None-Match` or `If-Match`: `*` or a list of tags.
package enum EntityTagCondition: Sendable, Equatable {
    /// Any representation at all.
    case any
    /// One of these.
    case list([EntityTag])

    /// Reads the field; elements that are not tags are left out, and `nil` stays `nil`.
    package init?(_ text: String?) {
        guard let text else { return nil }
        var parser = FieldParser(text)
        if parser.skip("*"), parser.isAtEnd {
            self = .any
            return
        }
        parser = FieldParser(text)
        var tags: [EntityTag] = []
        while !parser.isAtEnd {
            if let tag = Self.tag(&parser) { tags.append(tag) }
            parser.skipElement()
        }
        self = .list(tags)
    }

    /// Whether a client with this `If-None-Match` already has the representation, so that 304 is the answer.
    package func matchesWeakly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .list(let tags): tags.contains { $0.matchesWeakly(tag) }
        }
    }

    /// Whether a request with this `If-Match` may go on.
    package func matchesStrongly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .list(let tags): tags.contains { $0.matchesStrongly(tag) }
        }
    }

    private static func tag(_ parser: inout FieldParser) -> EntityTag? {
        let isWeak = parser.skip("W")
        if isWeak, !parser.skip("/") { return nil }
        return parser.quoted(unescaping: false).flatMap { EntityTag($0, isWeak: isWeak) }
    }
}
