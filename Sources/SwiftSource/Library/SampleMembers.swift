import ViewTree

/// What stands for the members of names that source does not define.
enum SampleMembers {
    /// How many sample elements a collection has: enough for any carousel to scroll.
    static let count = 8

    /// The elements of an undefined collection.
    static func elements(of name: String) -> [Value] {
        (0..<count).map { .sample(Sample(collection: name, index: $0)) }
    }

    /// A member of a sample element.
    static func property(_ name: String, of sample: Sample, at place: Int) -> Value {
        let lower = name.lowercased()
        switch lower {
        case "self": return .sample(sample)
        case "id": return .string(sample.id)
        case "index", "number", "order", "rank": return .int(sample.index)
        case "title", "name", "text", "label", "headline", "description", "heading", "caption":
            return .string(sample.title)
        case "colors": return .list(List([0, 1].map { .builtin(.color(Palette.ocean.color(at: sample.index + $0))) }))
        case "hashvalue": return .int(sample.index)
        default: break
        }
        if lower.hasSuffix("color") || lower == "tint" || lower == "background" {
            return .builtin(.color(Palette.ocean.color(at: sample.index)))
        }
        if ["image", "icon", "symbol", "photo", "picture"].contains(where: lower.contains) { return .string("photo") }
        if lower.hasSuffix("title") || lower.hasSuffix("name") || lower.hasSuffix("text") {
            return .string(sample.title)
        }
        return .unknown(Unknown(name: sample.member(name), place: place, index: sample.index))
    }

    /// A member of a value of an undefined type: what it was made from under that label.
    static func property(_ name: String, of made: Made, _ evaluator: Evaluator, at place: Int) throws -> Value {
        evaluator.notes.standIn(made.name, .value, at: made.place)
        if let value = made.value(name) { return value }
        if name == "id" { return .string(try evaluator.string(.made(made))) }
        return .unknown(Unknown(name: made.name + "." + name, place: place))
    }

    /// A member of an undefined name: of a collection where it looks like one.
    static func property(_ name: String, of unknown: Unknown, _ evaluator: Evaluator, at place: Int) throws -> Value {
        if ["first", "last", "count", "isEmpty", "indices", "startIndex", "endIndex"].contains(name) {
            let list = Value.list(List(try evaluator.elements(of: .unknown(unknown), at: place)))
            return try evaluator.property(name, of: list, at: place)
        }
        return .unknown(Unknown(name: unknown.name + "." + name, place: unknown.place, index: unknown.index))
    }

    /// A call on an undefined name: of a collection where it looks like one, or of a view.
    static func call(_ name: String, on unknown: Unknown, _ reader: ArgumentReader) throws -> Value {
        let evaluator = reader.evaluator
        if BuiltinMembers.listMethods.contains(name) {
            let list = Value.list(List(try evaluator.elements(of: .unknown(unknown), at: reader.place)))
            return try BuiltinMembers.call(name, on: list, reader) ?? .nothing
        }
        if ModifierLibrary.modifiers[name] != nil { return try evaluator.modify(.unknown(unknown), name, reader) }
        return .unknown(Unknown(name: unknown.name + "." + name, place: unknown.place, index: unknown.index))
    }

    /// A labelled card for an undefined view.
    static func placeholder(for unknown: Unknown, _ evaluator: Evaluator) -> ViewValue {
        evaluator.notes.standIn(unknown.name, .view, at: unknown.place)
        if let axes = evaluator.scrollAxes, unknown.index == nil { return rows(named: unknown.name, along: axes) }
        let detail = unknown.index.map { String($0 + 1) }
        return ViewValue(View(content: .placeholder(name: unknown.name, detail: detail)))
    }

    /// What stands for all of a scroll view's content: enough cards to scroll.
    private static func rows(named name: String, along axes: Axis.Set) -> ViewValue {
        let axis: Axis = axes.contains(Axis.vertical) ? .vertical : .horizontal
        let cards = (1...12).map { number in
            View(content: .placeholder(name: name, detail: String(number)))
                .modifier(.frame(width: axis == .horizontal ? 160 : nil, height: 80, alignment: .center))
        }
        let stack = View(content: .stack(Stack(axis: axis, content: cards)))
        return ViewValue(stack, extent: Extent(weight: 13, depth: 2))
    }

    /// Words for an undefined string.
    static func words(for unknown: Unknown) -> String {
        let last = unknown.name.split(separator: ".").last.map(String.init) ?? unknown.name
        let title = last.prefix(1).uppercased() + last.dropFirst()
        return unknown.index.map { "\(title) \($0 + 1)" } ?? title
    }

    /// A number for an undefined name, by what it or the argument is called.
    static func number(for name: String, argument: String) -> Double {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        for words in [last.lowercased(), argument.lowercased()] {
            for (word, value) in defaults where words.contains(word) { return value }
        }
        return 16
    }

    // What hand-written carousels use most: 16 between cards, 20 at the sides, cards of 280 by 180.
    private static let defaults: [(word: String, value: Double)] = [
        ("ratio", 16.0 / 9.0), ("column", 1), ("count", 1), ("span", 1), ("rows", 2), ("spacing", 16), ("gap", 16),
        ("margin", 20), ("padding", 16), ("inset", 20), ("radius", 16), ("corner", 16), ("width", 280),
        ("height", 180), ("size", 100), ("opacity", 1), ("alpha", 1), ("scale", 1), ("duration", 0.35),
        ("offset", 0), ("index", 0), ("angle", 0), ("degrees", 0), ("progress", 0.5), ("line", 1),
    ]
}
