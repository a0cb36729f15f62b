/// `.name(arguments).more`, resolved where a type is expected.
struct Implicit: Sendable, Hashable {
    let links: [Link]
    let place: Int

    struct Link: Sendable, Hashable {
        let name: String
        let arguments: [EvaluatedArgument]?
    }

    var extent: Extent {
        Extent(containing: links.flatMap { $0.arguments ?? [] }.map(\.value))
    }
}
