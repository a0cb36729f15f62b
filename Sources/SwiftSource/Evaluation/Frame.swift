/// The variables that a running function sees.
struct Frame: Sendable {
    /// In order of declaration; the last of a name hides the others.
    var variables: [Variable] = []
    /// The value whose members are in reach.
    var itself: Value?
    /// The type whose static members are in reach.
    var type: String?
    /// The frame of the function in which a closure was made, as it was then.
    var outer: Outer?

    /// A name and its value.
    struct Variable: Sendable {
        let name: String
        var value: Value
        /// Whether the value is a binding that its name reads through.
        var isState = false
    }

    /// The surroundings of a closure.
    indirect enum Outer: Sendable {
        case captured(Frame, home: Int)
    }

    /// How much it holds.
    var extent: Extent {
        var extent = Extent(containing: variables.map(\.value))
        if let itself { extent.add(itself.extent) }
        if case .captured(let frame, _)? = outer { extent.add(frame.extent) }
        return extent
    }

    /// The frame with a variable of it, or of those around it, changed; nil where there is none of the name.
    func setting(_ name: String, _ value: Value) -> Frame? {
        var copy = self
        if let place = index(of: name) {
            copy.variables[place].value = value
            return copy
        }
        guard case .captured(let frame, let home)? = outer, let changed = frame.setting(name, value) else { return nil }
        copy.outer = .captured(changed, home: home)
        return copy
    }

    /// The index of the innermost variable of a name.
    func index(of name: String) -> Int? {
        variables.lastIndex { $0.name == name }
    }
}
