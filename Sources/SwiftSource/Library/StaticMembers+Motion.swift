import ViewTree

extension StaticMembers {
    static func animation(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        func made(_ animation: Animation) -> Value { .builtin(.animation(animation)) }
        let duration = reader.number("duration")
        _ = reader.take("blendDuration")
        switch name {
        case "default": return made(.default)
        case "linear", "easeIn", "easeOut", "easeInOut":
            return made(.curve(curves[name] ?? .linear, duration: duration ?? 0.35))
        case "smooth": return made(.spring(duration: duration ?? 0.5, bounce: reader.number("extraBounce") ?? 0))
        case "snappy":
            return made(.spring(duration: duration ?? 0.5, bounce: 0.15 + (reader.number("extraBounce") ?? 0)))
        case "bouncy":
            return made(.spring(duration: duration ?? 0.5, bounce: 0.3 + (reader.number("extraBounce") ?? 0)))
        case "spring":
            if reader.has("response") || reader.has("dampingFraction") {
                let response = reader.number("response") ?? 0.5
                return made(.springResponse(response, dampingFraction: reader.number("dampingFraction") ?? 0.825))
            }
            return made(.spring(duration: duration ?? 0.5, bounce: reader.number("bounce") ?? 0))
        case "interactiveSpring":
            let response = reader.number("response") ?? 0.15
            if let duration {
                return made(.spring(duration: duration, bounce: 0.15 + (reader.number("extraBounce") ?? 0)))
            }
            return made(.springResponse(response, dampingFraction: reader.number("dampingFraction") ?? 0.86))
        case "interpolatingSpring":
            if let stiffness = reader.number("stiffness") {
                return made(
                    .interpolatingSpring(
                        mass: reader.number("mass") ?? 1, stiffness: stiffness, damping: reader.number("damping") ?? 1,
                        initialVelocity: reader.number("initialVelocity") ?? 0))
            }
            return made(.spring(duration: duration ?? 0.5, bounce: reader.number("bounce") ?? 0))
        case "timingCurve":
            let numbers = (0..<4).map { _ in reader.number(nil) ?? 0 }
            let curve = TimingCurve.bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            return made(.curve(curve, duration: duration ?? 0.35))
        default: return nil
        }
    }

    static func curve(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        if name == "bezier" {
            let start = try reader.evaluator.unitPoint(reader.value("startControlPoint"), at: reader.place) ?? .zero
            let end =
                try reader.evaluator.unitPoint(reader.value("endControlPoint"), at: reader.place) ?? .bottomTrailing
            return .builtin(.curve(.bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y)))
        }
        return curves[name].map { .builtin(.curve($0)) }
    }

    static func behavior(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        switch name {
        case "paging": return .builtin(.behavior(.paging))
        case "viewAligned":
            let limit = try reader.evaluator.option(reader.value("limitBehavior"), "LimitBehavior", at: reader.place)
            let anchor = try reader.evaluator.unitPoint(reader.value("anchor"), at: reader.place)
            guard let limit else { return .builtin(.behavior(.viewAligned(anchor: anchor))) }
            guard let behavior = ScrollTargetBehavior.LimitBehavior(rawValue: limit) else {
                reader.evaluator.notes.add(
                    .warning, "there is no limit behavior '\(limit)'", at: reader.place,
                    suggestion: Nearest.word(to: limit, in: ScrollTargetBehavior.LimitBehavior.allCases.map(\.rawValue))
                )
                return .builtin(.behavior(.viewAligned(anchor: anchor)))
            }
            return .builtin(.behavior(.viewAligned(limit: behavior, anchor: anchor)))
        default: return nil
        }
    }

    static func transition(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        switch name {
        case "identity": return .builtin(.transition(.identity))
        case "animated":
            let animation = try reader.evaluator.animation(reader.value(nil), at: reader.place)
            return .builtin(.transition(.animated(animation ?? .default)))
        case "interactive":
            let curve = try reader.typed("timingCurve", "UnitCurve") {
                if case .curve(let curve) = $0 { curve } else { nil }
            }
            return .builtin(.transition(.interactive(timingCurve: curve ?? .easeInOut)))
        default: return nil
        }
    }

    static func threshold(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        switch name {
        case "visible": return .builtin(.threshold(.visibleFraction(min(max(reader.number(nil) ?? 1, 0), 1))))
        case "hidden": return .builtin(.threshold(.hidden))
        case "centered": return .builtin(.threshold(.centered))
        default: return nil
        }
    }
}
