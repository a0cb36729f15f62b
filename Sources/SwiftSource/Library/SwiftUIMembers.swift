import ViewTree

/// Methods of SwiftUI's values.
enum SwiftUIMembers {
    /// The result of a method; nil where the value has none of the name.
    static func call(_ name: String, on builtin: Builtin, _ call: ArgumentReader) throws -> Value? {
        let evaluator = call.evaluator
        switch (builtin, name) {
        case (.option("Gesture", _), _):
            call.ignoreRest()
            return .builtin(builtin)
        case (.color(let color), "opacity"): return .builtin(.color(color.opacity(call.number(nil) ?? 1)))
        case (.color(let color), "mix"):
            let other = try evaluator.color(call.value("with") ?? .nothing, at: call.place)
            let amount = call.number("by") ?? 0.5
            call.ignoreRest()
            let mixed = Color(
                light: color.light.mixed(with: other.light, by: amount),
                dark: color.dark.mixed(with: other.dark, by: amount))
            return .builtin(.color(mixed))
        case (.style(let style), "opacity"): return .builtin(.style(.faded(style, opacity: call.number(nil) ?? 1)))
        case (.gradient(let gradient), "opacity"):
            let style = ShapeStyle.linearGradient(gradient, startPoint: .top, endPoint: .bottom)
            return .builtin(.style(.faded(style, opacity: call.number(nil) ?? 1)))
        case (.font(var font), _):
            switch name {
            case "bold": font.weight = .bold
            case "italic": font.isItalic = true
            case "monospaced": font.design = .monospaced
            case "monospacedDigit", "smallCaps", "leading", "width": break
            case "weight": font.weight = try evaluator.weight(call.value(nil), at: call.place) ?? font.weight
            default: return nil
            }
            call.ignoreRest()
            return .builtin(.font(font))
        case (.animation(let animation), "delay"):
            return .builtin(.animation(.adjusted(animation, delay: call.number(nil) ?? 0, speed: 1)))
        case (.animation(let animation), "speed"):
            return .builtin(.animation(.adjusted(animation, delay: 0, speed: call.number(nil) ?? 1)))
        case (.animation, "repeatForever"), (.animation, "repeatCount"):
            evaluator.notes.add(.note, "animations do not repeat here", at: call.place)
            call.ignoreRest()
            return .builtin(builtin)
        case (.transition(let configuration), _): return try transition(name, configuration, call)
        case (.threshold(let threshold), "inset"):
            return .builtin(.threshold(.inset(by: call.number("by") ?? 0, of: threshold)))
        case (.threshold(let threshold), "interpolated"):
            let other = try call.typed("towards", "ScrollTransitionConfiguration.Threshold") {
                if case .threshold(let value) = $0 { value } else { nil }
            }
            return .builtin(
                .threshold(.interpolated(threshold, towards: other ?? .visible, amount: call.number("amount") ?? 0)))
        case (.geometry(let proxy), "frame"): return frame(proxy, call)
        case (.geometry(let proxy), "bounds"):
            _ = call.take("of")
            return .builtin(.rect(Rect(size: proxy.containerSize)))
        case (.rect(let rect), "insetBy"), (.rect(let rect), "offsetBy"):
            let dx = call.number("dx") ?? 0
            let dy = call.number("dy") ?? 0
            if name == "offsetBy" { return .builtin(.rect(rect.offset(by: Vector(dx: dx, dy: dy)))) }
            return .builtin(
                .rect(
                    Rect(
                        x: rect.minX + dx, y: rect.minY + dy, width: max(0, rect.width - 2 * dx),
                        height: max(0, rect.height - 2 * dy))))
        case (.rect(let rect), "contains"), (.rect(let rect), "intersects"):
            if case .builtin(.rect(let other))? = call.value(nil) { return .bool(rect.intersects(other)) }
            return .bool(false)
        case (.edges(let set), "contains"):
            return .bool(set.isSuperset(of: try evaluator.edges(call.value(nil) ?? .nothing, at: call.place)))
        case (.axes(let set), "contains"):
            return .bool(set.isSuperset(of: try evaluator.axes(call.value(nil) ?? .nothing, at: call.place)))
        case (.curve(let curve), "value"):
            _ = curve
            return .double(call.number("at") ?? 0)
        case (.position(let position), "viewID"):
            call.ignoreRest()
            return GeometryMembers.property("viewID", of: .position(position), evaluator)
        case (.transform(let transform), "translatedBy"):
            let shift = AffineTransform(tx: call.number("x") ?? 0, ty: call.number("y") ?? 0)
            return .builtin(.transform(shift.concatenating(transform)))
        case (.transform(let transform), "scaledBy"):
            let scale = AffineTransform(a: call.number("x") ?? 1, d: call.number("y") ?? 1)
            return .builtin(.transform(scale.concatenating(transform)))
        default: return nil
        }
    }

    private static func transition(
        _ name: String, _ configuration: ScrollTransition.Configuration, _ call: ArgumentReader
    ) throws -> Value? {
        switch name {
        case "threshold":
            let threshold = try call.typed(nil, "ScrollTransitionConfiguration.Threshold") {
                if case .threshold(let value) = $0 { value } else { nil }
            }
            guard let threshold else { return .builtin(.transition(configuration)) }
            switch configuration {
            case .identity: return .builtin(.transition(.identity))
            case .interactive(let curve, _, let animation):
                return .builtin(
                    .transition(.interactive(timingCurve: curve, threshold: threshold, animation: animation)))
            case .animated(let animation, _): return .builtin(.transition(.animated(animation, threshold: threshold)))
            }
        case "animation":
            guard let animation = try call.evaluator.animation(call.value(nil), at: call.place) else {
                return .builtin(.transition(configuration))
            }
            switch configuration {
            case .identity: return .builtin(.transition(.identity))
            case .interactive(let curve, let threshold, _):
                return .builtin(
                    .transition(.interactive(timingCurve: curve, threshold: threshold, animation: animation)))
            case .animated(_, let threshold): return .builtin(.transition(.animated(animation, threshold: threshold)))
            }
        default: return nil
        }
    }

    private static func frame(_ proxy: GeometryProxy, _ call: ArgumentReader) -> Value {
        let space = call.take("in")?.value
        guard case .implicit(let implicit)? = space, let head = implicit.links.first else {
            return .builtin(.rect(proxy.scrollViewFrame))
        }
        switch head.name {
        case "global": return .builtin(.rect(proxy.globalFrame))
        case "local": return .builtin(.rect(Rect(size: proxy.size)))
        default: return .builtin(.rect(proxy.scrollViewFrame))
        }
    }
}
