/// A case of an enum of the source with what it carries.
struct EnumCase: Sendable, Hashable {
    let type: String
    let name: String
    let payload: [Value]
    let extent: Extent

    init(type: String, name: String, payload: [Value] = []) {
        self.type = type
        self.name = name
        self.payload = payload
        extent = Extent(containing: payload)
    }
}
