/// An argument with its value.
struct EvaluatedArgument: Sendable, Hashable {
    let label: String?
    let value: Value
    let place: Int
    let isTrailing: Bool

    init(label: String? = nil, value: Value, place: Int = 0, isTrailing: Bool = false) {
        self.label = label
        self.value = value
        self.place = place
        self.isTrailing = isTrailing
    }
}
