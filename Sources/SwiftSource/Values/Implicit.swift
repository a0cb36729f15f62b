/// `.name(arguments).more`, resolved where a type is expected.
struct Implicit: Sendable, Hashable {
    let links: [Link]
    let place: Int

    struct Link: Sendable, Hashable {
        let name: String
        let arguments: [EvaluatedArgument]?
    }

    var extent: Extent {
        var extent = Extent.one
        for link in links {
            for argument in link.arguments ?? [] { extent.add(argument.value.extent) }
        }
        return extent
    }
}
