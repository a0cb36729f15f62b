/// Names among which most of those that are looked for are not, which is then said without hashing.
struct NameSet: Sendable {
    private let names: Set<String>
    /// The marks of all names.
    private let marks: UInt64

    init(_ names: some Sequence<String>) {
        self.names = Set(names)
        marks = self.names.reduce(0) { $0 | Self.mark(of: $1) }
    }

    func contains(_ name: String) -> Bool {
        marks & Self.mark(of: name) != 0 && names.contains(name)
    }

    /// A bit that the bytes choose; every bit where other bytes may be the same text.
    private static func mark(of name: String) -> UInt64 {
        name.utf8.withContiguousStorageIfAvailable { bytes in
            var sum: UInt8 = 0
            for byte in bytes {
                guard byte < 0x80 else { return .max }
                sum = sum &* 31 &+ byte
            }
            return 1 << UInt64(sum & 63)
        } ?? .max
    }
}
