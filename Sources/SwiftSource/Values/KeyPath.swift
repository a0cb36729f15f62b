/// `\.path`.
struct KeyPath: Sendable, Hashable {
    let parts: [Part]

    enum Part: Sendable, Hashable {
        case member(String)
        indirect case element(Value)
        case itself
    }
}
