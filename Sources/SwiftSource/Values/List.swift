/// An array and its weight.
struct List: Sendable, Hashable {
    private(set) var elements: [Value]
    private(set) var extent: Extent

    init(_ elements: [Value]) {
        self.elements = elements
        extent = Extent(containing: elements)
    }

    mutating func append(_ value: Value) {
        elements.append(value)
        extent.add(value.extent)
    }

    static func == (first: List, second: List) -> Bool {
        first.extent == second.extent && first.elements == second.elements
    }
}
