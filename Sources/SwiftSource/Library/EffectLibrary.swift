import ViewTree

/// The modifiers that are visual effects, on views and in effect closures.
enum EffectLibrary {
    /// The names of VisualEffect's modifiers.
    static let names = [
        "opacity", "scaleEffect", "rotationEffect", "rotation3DEffect", "offset", "blur", "brightness", "contrast",
        "saturation", "grayscale", "hueRotation", "transformEffect", "blendMode", "colorInvert",
    ]

    /// A modifier in an effect closure.
    static func call(_ name: String, on effects: [VisualEffect], _ call: ArgumentReader) throws -> Value {
        if let effect = try effect(name, call) {
            call.finish()
            var effects = effects
            effects.append(effect)
            return .effects(effects)
        }
        if name == "animation" {
            call.ignoreRest()
            return .effects(effects)
        }
        let message =
            ModifierLibrary.modifiers[name] != nil
            ? "'\(name)' is not a VisualEffect: it could change the layout, so it is skipped here; put it on the view itself"
            : "'\(name)' is not a VisualEffect; it is skipped"
        call.evaluator.notes.add(
            .error, message, at: call.place, suggestion: Nearest.word(to: name, in: names))
        call.ignoreRest()
        return .effects(effects)
    }

    /// The effect; nil where the name is none.
    static func effect(_ name: String, _ call: ArgumentReader) throws -> VisualEffect? {
        let evaluator = call.evaluator
        func anchor() throws -> UnitPoint { try evaluator.unitPoint(call.value("anchor"), at: call.place) ?? .center }
        switch name {
        case "opacity": return .opacity(call.number(nil) ?? 1)
        case "scaleEffect":
            if let argument = call.take(nil) {
                if case .builtin(.size(let size)) = argument.value {
                    return .scale(x: size.width, y: size.height, anchor: try anchor())
                }
                let scale = call.finite(
                    evaluator.number(argument.value, name: "scale", at: argument.place), at: argument.place)
                return .scale(x: scale, y: scale, anchor: try anchor())
            }
            let x = call.number("x") ?? 1
            return .scale(x: x, y: call.number("y") ?? 1, anchor: try anchor())
        case "rotationEffect":
            let angle = try call.take(nil).map { try evaluator.angle($0.value, at: $0.place) } ?? .zero
            return .rotation(angle, anchor: try anchor())
        case "rotation3DEffect": return .rotation3D(try rotation(call))
        case "offset":
            if let argument = call.take(nil) {
                switch argument.value {
                case .builtin(.size(let size)): return .offset(Vector(dx: size.width, dy: size.height))
                case .builtin(.point(let point)): return .offset(Vector(dx: point.x, dy: point.y))
                default: return .offset(.zero)
                }
            }
            let x = call.number("x") ?? 0
            return .offset(Vector(dx: x, dy: call.number("y") ?? 0))
        case "blur":
            let radius = call.number("radius") ?? 0
            return .blur(radius: radius, opaque: call.bool("opaque") ?? false)
        case "brightness": return .brightness(call.number(nil) ?? 0)
        case "contrast": return .contrast(call.number(nil) ?? 1)
        case "saturation": return .saturation(call.number(nil) ?? 1)
        case "grayscale": return .grayscale(call.number(nil) ?? 0)
        case "colorInvert": return .contrast(-1)
        case "hueRotation":
            return .hueRotation(try call.take(nil).map { try evaluator.angle($0.value, at: $0.place) } ?? .zero)
        case "transformEffect":
            return .transform(
                try call.typed(nil, "CGAffineTransform") { if case .transform(let value) = $0 { value } else { nil } }
                    ?? .identity)
        case "blendMode":
            let mode = try evaluator.option(call.value(nil), "BlendMode", at: call.place) ?? "normal"
            return .blendMode(BlendMode(rawValue: mode) ?? .normal)
        default: return nil
        }
    }

    private static func rotation(_ call: ArgumentReader) throws -> Rotation3D {
        let evaluator = call.evaluator
        let angle = try call.take(nil).map { try evaluator.angle($0.value, at: $0.place) } ?? .zero
        var rotation = Rotation3D(angle: angle)
        if let axis = call.take("axis"), case .tuple(let tuple) = axis.value, tuple.elements.count == 3 {
            let parts = tuple.elements.map {
                call.finite(evaluator.number($0, name: "axis", at: axis.place), at: axis.place)
            }
            rotation.x = parts[0]
            rotation.y = parts[1]
            rotation.z = parts[2]
        }
        rotation.anchor = try evaluator.unitPoint(call.value("anchor"), at: call.place) ?? .center
        rotation.anchorZ = call.number("anchorZ") ?? 0
        rotation.perspective = call.number("perspective") ?? 1
        return rotation
    }
}
