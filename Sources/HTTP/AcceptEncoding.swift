/// The `Accept-Encoding` field: which content codings a client can undo (RFC 9110, 12.5.3).
package struct AcceptEncoding: Sendable, Equatable {
    private var weights: [String: Int] = [:]

    /// Reads the field; absent or empty, only the plain form is accepted.
    package init(_ text: String?) {
        guard let text else { return }
        var parser = FieldParser(text)
        while !parser.isAtEnd {
            if let coding = parser.token()?.lowercased(), let parameters = parser.parameters() {
                let q = parameters.first { $0.name == "q" }
                if let weight = q.map({ Weight.thousandths($0.value) }) ?? 1000 {
                    weights[coding == "x-gzip" ? "gzip" : coding] = weight
                }
            }
            parser.skipElement()
        }
    }

    /// The weight of a coding such as `gzip` in thousandths; `identity` is accepted unless it is ruled out.
    package func weight(of coding: String) -> Int {
        weights[coding] ?? weights["*"] ?? (coding == "identity" ? 1 : 0)
    }

    /// Whether to answer in gzip: the client takes it, and not less gladly than the plain form.
    package var prefersGzip: Bool {
        let gzip = weight(of: "gzip")
        return gzip > 0 && gzip >= (weights["identity"] ?? 0)
    }
}
