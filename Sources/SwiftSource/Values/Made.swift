/// A value of a type that source does not define, with what it was made from.
struct Made: Sendable, Hashable {
    /// The name of the type.
    let name: String
    let arguments: [EvaluatedArgument]
    let place: Int

    /// The value of a label.
    func value(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

    var extent: Extent { Extent(containing: arguments.map(\.value)) }
}
