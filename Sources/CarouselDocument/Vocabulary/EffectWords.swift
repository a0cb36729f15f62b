import ViewTree

/// The effects of one phase as a document names them, each at most once.
///
/// They are applied in one order whatever the document's: opacity, colours, blur, scale, rotations, transform, offset,
/// blend mode; so that a card scales about its own centre and then moves.
struct EffectWords: Sendable, Hashable {
    private var effects: [Slot: VisualEffect] = [:]

    /// Kinds of effect in the order of application.
    private enum Slot: Int, Sendable, CaseIterable {
        case opacity, brightness, contrast, saturation, grayscale, hueRotation, blur, scale, rotation, rotation3D
        case transform, offset, blendMode
    }

    /// No effects.
    init() {}

    /// Whether nothing changes.
    var isEmpty: Bool { effects.isEmpty }

    /// Sets the opacity, whatever it was.
    mutating func setOpacity(_ opacity: Double) { effects[.opacity] = .opacity(opacity) }

    /// The effects inner to outer.
    var list: [VisualEffect] { Slot.allCases.compactMap { effects[$0] } }

    /// The effects of several phases with the same kinds in the same order: where a phase lacks one, what changes nothing
    /// about the place where another phase has it.
    static func aligned(_ phases: [EffectWords]) -> [[VisualEffect]] {
        let slots = Slot.allCases.filter { slot in phases.contains { $0.effects[slot] != nil } }
        return phases.map { phase in
            slots.compactMap { slot in
                phase.effects[slot] ?? phases.lazy.compactMap { $0.effects[slot] }.first.map(\.neutral)
            }
        }
    }

    /// `{ "opacity": 0.5, "scale": 0.85, "blur": 4 }`.
    static let format: Format<EffectWords> = Format<EffectWords>.object(
        "effects", "Changes of how a view is drawn that never touch layout.", { read(&$0) })

    /// Asks for each effect as a member.
    static func read(_ members: inout Members) -> EffectWords {
        var words = EffectWords()
        func set(_ slot: Slot, _ effect: VisualEffect?) { words.effects[slot] = effect }
        set(.opacity, members.optional("opacity", Scalars.fraction, "0 is clear.").map { .opacity($0) })
        set(.brightness, members.optional("brightness", colour, "Added to colours.").map { .brightness($0) })
        set(.contrast, members.optional("contrast", factor, "1 is unchanged.").map { .contrast($0) })
        set(.saturation, members.optional("saturation", factor, "1 is unchanged.").map { .saturation($0) })
        set(.grayscale, members.optional("grayscale", Scalars.fraction, "1 is grey.").map { .grayscale($0) })
        set(.hueRotation, members.optional("hueRotation", Scalars.degrees, "Degrees.").map(VisualEffect.hue))
        set(.blur, members.optional("blur", VisualEffect.blurFormat, "A radius in points, or its members."))
        set(.scale, members.optional("scale", VisualEffect.scaleFormat, "A multiple, or its members."))
        set(.rotation, members.optional("rotation", VisualEffect.rotationFormat, "Degrees, or its members."))
        set(.rotation3D, members.optional("rotation3D", VisualEffect.rotation3DFormat, "Degrees about y, or members."))
        set(.transform, members.optional("transform", VisualEffect.transformFormat, "A free affine map."))
        set(.offset, members.optional("offset", VisualEffect.offsetFormat, "Points."))
        set(.blendMode, members.optional("blendMode", Scalars.word(BlendMode.self), "Mixing.").map { .blendMode($0) })
        return words
    }

    /// Asks for the effects that a query can say, as flat parameters.
    mutating func readPlain(_ members: inout Members) {
        func number(_ name: String, _ format: Format<Double>, _ note: String) -> Double? {
            members.optional(name, format, note)
        }
        effects[.opacity] = number("opacity", Scalars.fraction, "Of a card at the edge.").map { .opacity($0) }
        effects[.scale] = number("scale", Scalars.factor, "Of a card at the edge.")
            .map { .scale(x: $0, y: $0, anchor: .center) }
        effects[.blur] = number("blur", Scalars.number(0...1000, unit: "points"), "Of a card at the edge.")
            .map { .blur(radius: $0, opaque: false) }
        effects[.rotation] = number("rotation", Scalars.degrees, "Of a card at the edge, clockwise.")
            .map { .rotation(Angle(degrees: $0), anchor: .center) }
        effects[.rotation3D] = number("rotation3D", Scalars.degrees, "Of a card at the edge, about the vertical axis.")
            .map { .rotation3D(Rotation3D(angle: Angle(degrees: $0), y: 1)) }
        effects[.saturation] = number("saturation", Self.factor, "Of a card at the edge.").map { .saturation($0) }
        let x = number("offsetX", Scalars.coordinate, "Of a card at the edge, in points.")
        let y = number("offsetY", Scalars.coordinate, "Of a card at the edge, in points.")
        if x != nil || y != nil { effects[.offset] = .offset(Vector(dx: x ?? 0, dy: y ?? 0)) }
    }

    private static let colour = Scalars.number(-1...1)
    private static let factor = Scalars.number(-100...100)
}

extension VisualEffect {
    fileprivate static func hue(_ degrees: Double) -> VisualEffect { .hueRotation(Angle(degrees: degrees)) }

    /// An effect of the same kind and place that changes nothing.
    fileprivate var neutral: VisualEffect {
        switch self {
        case .opacity: return .opacity(1)
        case .scale(_, _, let anchor): return .scale(x: 1, y: 1, anchor: anchor)
        case .rotation(_, let anchor): return .rotation(.zero, anchor: anchor)
        case .rotation3D(var rotation):
            rotation.angle = .zero
            return .rotation3D(rotation)
        case .offset: return .offset(.zero)
        case .blur(_, let opaque): return .blur(radius: 0, opaque: opaque)
        case .brightness: return .brightness(0)
        case .contrast: return .contrast(1)
        case .saturation: return .saturation(1)
        case .grayscale: return .grayscale(0)
        case .hueRotation: return .hueRotation(.zero)
        case .transform: return .transform(.identity)
        case .blendMode: return .blendMode(.normal)
        }
    }
}
