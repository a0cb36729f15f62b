package import ViewTree

extension Scene {
    /// Reads plain query parameters, names and values decoded; a parameter is a member of the problems' root.
    ///
    /// Parameters of the rendering itself (`t`, `frame`, …) are the caller's: they are unknown here.
    package init(
        query: [(name: String, value: String)], limits: DocumentLimits = DocumentLimits()
    ) throws(InvalidDocument) {
        var names: Set<String> = []
        names.reserveCapacity(query.count)
        for (name, _) in query where !names.insert(name).inserted {
            var path = DocumentPath()
            path.push(name)
            throw InvalidDocument(
                Problem(
                    pointer: path.pointer, detail: "the parameter is written twice", expected: "each parameter once"))
        }
        let members = query.map { JSONValue.Member($0.name, .word($0.value)) }
        self = try CarouselQuery.format.read(.object(members), limits: limits).scene
    }
}
