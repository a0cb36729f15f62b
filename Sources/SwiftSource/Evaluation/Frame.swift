/// The variables that a running function sees.
struct Frame: Sendable {
    /// In order of declaration; the last of a name hides the others.
    var variables: [Variable] = []
    /// The value whose members are in reach.
    var itself: Value?
    /// The type whose static members are in reach.
    var type: String?
    /// The frame of the function in which a closure was made, as it was then.
    var outer: Surroundings?

    /// A name and its value.
    struct Variable: Sendable {
        let name: String
        var value: Value
        /// Whether the value is a binding that its name reads through.
        var isState = false
    }

    /// How much it holds.
    var extent: Extent {
        var extent = Extent.one
        for variable in variables { extent.add(variable.value.extent) }
        if let itself { extent.add(itself.extent) }
        if let outer { extent.add(outer.extent) }
        return extent
    }

    /// The frame with a variable of it, or of those around it, changed; nil where there is none of the name.
    func setting(_ name: String, _ value: Value) -> Frame? {
        var copy = self
        if let place = index(of: name) {
            copy.variables[place].value = value
            return copy
        }
        guard let outer, let changed = outer.frame.setting(name, value) else { return nil }
        copy.outer = Surroundings(changed, home: outer.home)
        return copy
    }

    /// The index of the innermost variable of a name.
    func index(of name: String) -> Int? {
        variables.lastIndex { $0.name == name }
    }
}

/// The frame of the call in which a closure was made, as it was then; an object, so that no call copies it.
final class Surroundings: Sendable {
    let frame: Frame
    /// The number of the call, whose variables the closure changes while that call runs.
    let home: Int
    let extent: Extent

    init(_ frame: Frame, home: Int) {
        self.frame = frame
        self.home = home
        extent = frame.extent
    }
}
