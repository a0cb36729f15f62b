import ViewTree

extension Evaluator {
    /// A value of a type of SwiftUI, `.name` resolved in it; nil with a report where it is of another type.
    func typed<Wanted>(_ value: Value, _ type: String, at place: Int, _ pick: (Builtin) -> Wanted?) throws -> Wanted? {
        var value = try resolve(value, as: type)
        if case .binding(let binding) = value { value = try read(binding, at: place) }
        if case .builtin(let builtin) = value, let wanted = pick(builtin) { return wanted }
        switch value {
        case .unknown(let unknown):
            notes.standIn(unknown.name, .value, at: unknown.place)
        case .nothing, .void, .sample, .implicit: break
        default:
            notes.add(.warning, "expected a value of '\(type)', found '\(typeName(of: value))'", at: place)
        }
        return nil
    }

    /// The colour a value is.
    func color(_ value: Value, at place: Int) throws -> Color {
        let value = try resolve(value, as: "Color")
        switch value {
        case .builtin(.color(let color)): return color
        case .builtin(.style(.color(let color))), .builtin(.style(.shaded(.color(let color)))): return color
        case .builtin(.style(.tint)): return StaticMembers.colors["accentColor"] ?? .primary
        case .sample(let sample): return Palette.ocean.color(at: sample.index)
        case .made(let made):
            notes.standIn(made.name, .color, at: made.place)
            return Palette.ocean.color(at: 0)
        case .unknown(let unknown):
            notes.standIn(unknown.name, .color, at: unknown.place)
            return Palette.ocean.color(at: unknown.index ?? 0)
        case .binding(let binding): return try color(try read(binding), at: place)
        case .nothing, .implicit: return .primary
        default:
            notes.add(.warning, "expected a colour, found '\(typeName(of: value))'", at: place)
            return .primary
        }
    }

    /// What a value paints.
    func style(_ value: Value, at place: Int) throws -> ShapeStyle {
        let value = try resolve(value, as: "ShapeStyle")
        switch value {
        case .builtin(.style(let style)): return style
        case .builtin(.gradient(let gradient)): return .linearGradient(gradient, startPoint: .top, endPoint: .bottom)
        case .view(let view):
            if case .style(let style) = view.view.content { return style }
            notes.add(.warning, "a view is not a style", at: place)
            return .foreground(level: 1)
        default: return .color(try color(value, at: place))
        }
    }

    /// The outline a value has.
    func shape(_ value: Value, at place: Int) throws -> Shape {
        let value = try resolve(value, as: "Shape")
        switch value {
        case .builtin(.shape(let shape)): return shape
        case .view(let view):
            if case .shape(let painted) = view.view.content { return painted.shape }
        case .instance(let instance):
            notes.add(.note, "the outline of '\(instance.type)' is drawn as a rectangle", at: place)
            return .rectangle
        case .nothing: return .rectangle
        default: break
        }
        notes.add(.warning, "expected a shape, found '\(typeName(of: value))'", at: place)
        return .rectangle
    }

    /// The edges that a value or a list of values names.
    func edges(_ value: Value, at place: Int) throws -> Edge.Set {
        if case .list(let list) = value {
            var set: Edge.Set = []
            for element in list.elements { set.formUnion(try edges(element, at: place)) }
            return set
        }
        return try typed(value, "Edge.Set", at: place) { if case .edges(let set) = $0 { set } else { nil } } ?? .all
    }

    /// The axes that a value or a list of values names.
    func axes(_ value: Value, at place: Int) throws -> Axis.Set {
        if case .list(let list) = value {
            var set: Axis.Set = []
            for element in list.elements { set.formUnion(try axes(element, at: place)) }
            return set
        }
        return try typed(value, "Axis.Set", at: place) { if case .axes(let set) = $0 { set } else { nil } } ?? .vertical
    }

    func unitPoint(_ value: Value?, at place: Int) throws -> UnitPoint? {
        guard let value, !value.isNothing else { return nil }
        return try typed(value, "UnitPoint", at: place) { if case .unitPoint(let point) = $0 { point } else { nil } }
    }

    func alignment(_ value: Value?, at place: Int) throws -> Alignment? {
        guard let value else { return nil }
        return try typed(value, "Alignment", at: place) { if case .alignment(let value) = $0 { value } else { nil } }
    }

    /// An alignment across a stack.
    func alignment(_ value: Value?, across axis: Axis, at place: Int) throws -> Alignment {
        guard let value else { return .center }
        if axis == .horizontal {
            let vertical = try typed(value, "VerticalAlignment", at: place) {
                if case .verticalAlignment(let value) = $0 { value } else { nil }
            }
            return Alignment(vertical: vertical ?? .center)
        }
        let horizontal = try typed(value, "HorizontalAlignment", at: place) {
            if case .horizontalAlignment(let value) = $0 { value } else { nil }
        }
        return Alignment(horizontal: horizontal ?? .center)
    }

    func font(_ value: Value, at place: Int) throws -> Font? {
        guard !value.isNothing else { return nil }
        return try typed(value, "Font", at: place) { if case .font(let font) = $0 { font } else { nil } }
    }

    func weight(_ value: Value?, at place: Int) throws -> Font.Weight? {
        guard let value, !value.isNothing else { return nil }
        return try typed(value, "Font.Weight", at: place) { if case .weight(let weight) = $0 { weight } else { nil } }
    }

    func angle(_ value: Value, at place: Int) throws -> Angle {
        if let degrees = plainNumber(value) { return Angle(radians: degrees) }
        return try typed(value, "Angle", at: place) { if case .angle(let angle) = $0 { angle } else { nil } } ?? .zero
    }

    func insets(_ value: Value, at place: Int) throws -> EdgeInsets {
        try typed(value, "EdgeInsets", at: place) { if case .insets(let insets) = $0 { insets } else { nil } } ?? .zero
    }

    /// How a change moves; nil moves at once.
    func animation(_ value: Value?, at place: Int) throws -> Animation? {
        guard let value, !value.isNothing else { return nil }
        return try typed(value, "Animation", at: place) {
            if case .animation(let animation) = $0 { animation } else { nil }
        }
    }

    /// The name of an option such as `.hidden`.
    func option(_ value: Value?, _ type: String, at place: Int) throws -> String? {
        guard let value, !value.isNothing else { return nil }
        if case .implicit(let implicit) = value, module.type(named: type) == nil, let head = implicit.links.first {
            return head.name
        }
        if case .builtin(.option(_, let name)) = value { return name }
        return nil
    }
}
