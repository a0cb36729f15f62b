/// The first place where bytes stop being JSON, found by a second, slow reading; simdjson does not say where.
package struct JSONFault: Sendable, Hashable {
    /// The byte, counted from 0; the length where the text ends too early.
    package let offset: Int
    /// From 1.
    package let line: Int
    /// From 1, in characters (Unicode scalars).
    package let column: Int
    /// What is wrong there.
    package let detail: String
    /// What should be there.
    package let expected: String

    /// Looks for the fault of a text that was refused; nesting beyond `depth` is a fault.
    package init(in bytes: [UInt8], depth: Int) {
        var scanner = JSONScanner(bytes: bytes, depth: depth)
        let found = scanner.firstFault()
        let fault = found ?? JSONScanner.Fault(offset: 0, detail: "the text cannot be read", expected: "JSON")
        offset = min(fault.offset, bytes.count)
        detail = fault.detail
        expected = fault.expected
        var line = 1
        var column = 1
        for byte in bytes[..<offset] {
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.line = line
        self.column = column
    }
}
