/// Values with or without names.
struct Tuple: Sendable, Hashable {
    let labels: [String?]
    var elements: [Value]
    let extent: Extent

    init(_ elements: [Value], labels: [String?] = []) {
        self.elements = elements
        self.labels = labels
        extent = Extent(containing: elements)
    }
}
