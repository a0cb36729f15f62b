/// An element of a collection that source does not define.
struct Sample: Sendable, Hashable {
    let collection: String
    let index: Int

    /// `items` has `item-0`, `item-1` …
    var id: String { "\(singular)-\(index)" }

    /// The name of a member.
    func member(_ name: String) -> String { "\(singular).\(name)" }

    /// `Item 1`.
    var title: String { "\(singular.prefix(1).uppercased() + singular.dropFirst()) \(index + 1)" }

    private var singular: String {
        let name = collection.split(separator: ".").last.map(String.init) ?? collection
        if name.count > 4, name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        return name.count > 1 && name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    }
}
