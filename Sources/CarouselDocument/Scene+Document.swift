package import ViewTree

extension Scene {
    /// Reads a carousel document: strict JSON whose every member has a default.
    package init(json: [UInt8], limits: DocumentLimits = DocumentLimits()) throws(InvalidDocument) {
        try self.init(document: JSONValue(json: json, limits: limits), limits: limits)
    }

    /// Reads a carousel document that is JSON already.
    package init(document: JSONValue, limits: DocumentLimits = DocumentLimits()) throws(InvalidDocument) {
        self = try Carousel.format.read(document, limits: limits).scene
    }
}

extension Format {
    /// The value of a whole document; throws every problem found, up to the limit.
    func read(_ document: JSONValue, limits: DocumentLimits) throws(InvalidDocument) -> Value {
        var report = Report(limits: limits)
        let value = read(document, &report)
        guard let value, report.problems.isEmpty else { throw InvalidDocument(problems: report.problems) }
        return value
    }
}
