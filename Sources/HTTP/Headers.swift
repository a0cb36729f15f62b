/// Header fields in the order they were sent or added; names compare without regard to ASCII case.
package struct Headers: Sendable, Equatable {
    /// One header line.
    package struct Field: Sendable, Equatable {
        /// The name as written.
        package let name: String
        /// The value without surrounding white space.
        package let value: String
    }

    /// Every field in order, repeated names included.
    package private(set) var fields: [Field] = []

    /// No fields.
    package init() {}

    /// Makes room for `capacity` fields to come.
    package mutating func reserveCapacity(_ capacity: Int) {
        fields.reserveCapacity(capacity)
    }

    /// Appends a field; control characters, which could end the line early, become spaces.
    package mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: Self.printable(name), value: Self.printable(value)))
    }

    /// Appends fields that are fit to send already.
    package mutating func add(contentsOf other: Headers) {
        fields.append(contentsOf: other.fields)
    }

    /// The first value of a name; assigning replaces every value of it, assigning `nil` removes them.
    package subscript(name: String) -> String? {
        get {
            fields.first { $0.name.equalsIgnoringCase(name) }?.value
        }
        set {
            fields.removeAll { $0.name.equalsIgnoringCase(name) }
            if let newValue { add(name, newValue) }
        }
    }

    /// Every value of a name, in order.
    package func values(of name: String) -> [String] {
        fields.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
    }

    /// The values of a list-valued name as one list (RFC 9110, 5.3), or `nil` when the name is absent.
    package func list(_ name: String) -> String? {
        let values = values(of: name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    private static func printable(_ text: String) -> String {
        let isControl = { (byte: UInt8) in byte < 0x20 && byte != 0x09 || byte == 0x7F }
        guard text.utf8.contains(where: isControl) else { return text }
        return String(decoding: text.utf8.map { isControl($0) ? 0x20 : $0 }, as: UTF8.self)
    }
}

extension Headers: ExpressibleByDictionaryLiteral {
    /// Fields in the order of the literal; a name may repeat.
    package init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }
}

extension String {
    /// Whether two tokens are equal when `A`-`Z` and `a`-`z` are the same letters.
    func equalsIgnoringCase(_ other: String) -> Bool {
        utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }
}

extension UInt8 {
    /// The byte with `A`-`Z` moved to `a`-`z`.
    var asciiLowercased: UInt8 {
        (0x41...0x5A).contains(self) ? self | 0x20 : self
    }
}
