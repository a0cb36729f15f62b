import ViewTree

extension SwiftUIPrinter {
    /// Writes a transition, its effects as functions of the phase.
    mutating func write(_ transition: ScrollTransition, to lines: inout CodeLines) {
        var arguments: [String] = []
        if transition.topLeading == transition.bottomTrailing {
            if transition.topLeading != .interactive() { arguments.append(configuration(transition.topLeading)) }
        } else {
            arguments.append("topLeading: \(configuration(transition.topLeading))")
            arguments.append("bottomTrailing: \(configuration(transition.bottomTrailing))")
        }
        if let axis = transition.axis { arguments.append("axis: .\(axis.rawValue)") }
        let head = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        lines.add(".scrollTransition\(head) { content, phase in")
        lines.indented { inner in
            inner.add("content")
            inner.indented { body in
                for index in transition.identityEffects.indices {
                    let phases = [
                        transition.topLeadingEffects, transition.identityEffects, transition.bottomTrailingEffects,
                    ]
                    let effects = phases.compactMap { $0.indices.contains(index) ? $0[index] : nil }
                    if effects.count == 3, let line = effect(effects) { body.add(line) }
                }
            }
        }
        lines.add("}")
    }

    private func configuration(_ configuration: ScrollTransition.Configuration) -> String {
        switch configuration {
        case .identity: return ".identity"
        case .interactive(let curve, let threshold, let animation):
            var text = curve == .easeInOut ? ".interactive" : ".interactive(timingCurve: \(self.curve(curve)))"
            if threshold != .visible { text += ".threshold(\(self.threshold(threshold)))" }
            return text + (animation.map { ".animation(\(self.animation($0)))" } ?? "")
        case .animated(let animation, let threshold):
            var text = animation == .default ? ".animated" : ".animated(\(self.animation(animation)))"
            if threshold != .visibleFraction(0.5) { text += ".threshold(\(self.threshold(threshold)))" }
            return text
        }
    }

    private func threshold(_ threshold: ScrollTransition.Threshold) -> String {
        switch threshold {
        case .hidden: ".hidden"
        case .centered: ".centered"
        case .visibleFraction(1): ".visible"
        case .visibleFraction(let fraction): ".visible(\(number(fraction)))"
        case .inset(let length, let inner): "\(self.threshold(inner)).inset(by: \(number(length)))"
        case .interpolated(let inner, let other, let amount):
            "\(self.threshold(inner)).interpolated(towards: \(self.threshold(other)), amount: \(number(amount)))"
        }
    }

    /// An effect as a call; three effects of one kind are those of the top or leading, identity and other phase.
    func effect(_ phases: [VisualEffect]) -> String? {
        func part(_ value: (VisualEffect) -> Double) -> String { words(phases.map { number(value($0)) }) }
        guard let first = phases.first else { return nil }
        switch first {
        case .opacity: return ".opacity(\(part { if case .opacity(let value) = $0 { value } else { 0 } }))"
        case .scale(_, _, let anchor):
            let x = part { if case .scale(let x, _, _) = $0 { x } else { 1 } }
            let y = part { if case .scale(_, let y, _) = $0 { y } else { 1 } }
            let place = anchor == .center ? "" : ", anchor: \(unitPoint(anchor))"
            return x == y ? ".scaleEffect(\(x)\(place))" : ".scaleEffect(x: \(x), y: \(y)\(place))"
        case .rotation(_, let anchor):
            let degrees = part { if case .rotation(let angle, _) = $0 { angle.degrees } else { 0 } }
            return ".rotationEffect(.degrees(\(degrees))\(anchor == .center ? "" : ", anchor: \(unitPoint(anchor))"))"
        case .rotation3D(let rotation):
            let degrees = part { if case .rotation3D(let rotation) = $0 { rotation.angle.degrees } else { 0 } }
            var text =
                ".rotation3DEffect(.degrees(\(degrees)), axis: (x: \(number(rotation.x)), y: \(number(rotation.y)), z: \(number(rotation.z)))"
            if rotation.anchor != .center { text += ", anchor: \(unitPoint(rotation.anchor))" }
            if rotation.anchorZ != 0 { text += ", anchorZ: \(number(rotation.anchorZ))" }
            if rotation.perspective != 1 { text += ", perspective: \(number(rotation.perspective))" }
            return text + ")"
        case .offset:
            let x = part { if case .offset(let vector) = $0 { vector.dx } else { 0 } }
            let y = part { if case .offset(let vector) = $0 { vector.dy } else { 0 } }
            return ".offset(x: \(x), y: \(y))"
        case .blur(_, let opaque):
            let radius = part { if case .blur(let radius, _) = $0 { radius } else { 0 } }
            return ".blur(radius: \(radius)\(opaque ? ", opaque: true" : ""))"
        case .brightness: return ".brightness(\(part { if case .brightness(let value) = $0 { value } else { 0 } }))"
        case .contrast: return ".contrast(\(part { if case .contrast(let value) = $0 { value } else { 1 } }))"
        case .saturation: return ".saturation(\(part { if case .saturation(let value) = $0 { value } else { 1 } }))"
        case .grayscale: return ".grayscale(\(part { if case .grayscale(let value) = $0 { value } else { 0 } }))"
        case .hueRotation:
            return
                ".hueRotation(.degrees(\(part { if case .hueRotation(let angle) = $0 { angle.degrees } else { 0 } })))"
        case .transform(let transform):
            let parts = [
                ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d), ("tx", transform.tx),
                ("ty", transform.ty),
            ]
            return
                ".transformEffect(CGAffineTransform(\(parts.map { "\($0): \(number($1))" }.joined(separator: ", "))))"
        case .blendMode(let mode): return ".blendMode(.\(mode.rawValue))"
        }
    }

    /// One number for all phases, or a choice by phase.
    private func words(_ values: [String]) -> String {
        guard values.count == 3 else { return values.first ?? "0" }
        if values[0] == values[1], values[1] == values[2] { return values[0] }
        if values[0] == values[2] { return "phase.isIdentity ? \(values[1]) : \(values[0])" }
        return "phase == .topLeading ? \(values[0]) : phase == .identity ? \(values[1]) : \(values[2])"
    }
}
