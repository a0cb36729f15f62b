/// A struct or class of the source with its stored properties.
struct Instance: Sendable, Hashable {
    /// The qualified name of the type.
    let type: String
    /// In the order of declaration.
    private(set) var fields: [Value]
    /// Where it was made, which tells sibling views apart.
    var site: Int
    /// The place in the view tree where its state lives; 0 is none.
    var identity: UInt64 = 0
    private(set) var extent: Extent

    init(type: String, fields: [Value], site: Int) {
        self.type = type
        self.fields = fields
        self.site = site
        extent = Extent(containing: fields)
    }

    mutating func set(_ value: Value, at index: Int) {
        fields[index] = value
        extent = Extent(containing: fields)
    }

    static func == (first: Instance, second: Instance) -> Bool {
        first.type == second.type && first.extent == second.extent && first.fields == second.fields
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(fields)
    }
}
