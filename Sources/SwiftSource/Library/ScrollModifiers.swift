import ViewTree

/// Modifiers of scrolling: targets, positions, margins, transitions and looks.
enum ScrollModifiers {
    static let table: [String: ModifierLibrary.Apply] = [
        "contentMargins": { try contentMargins($0, &$1, $2) },
        "scrollTargetBehavior": { try behavior($0, &$1, $2) },
        "scrollTargetLayout": { evaluator, view, call in
            let isEnabled = call.bool("isEnabled") ?? true
            if case .scrollView = view.view.content {
                evaluator.notes.add(
                    .error,
                    "'scrollTargetLayout' is on the ScrollView, where it finds no targets; it belongs on the stack or grid inside",
                    at: call.place)
            }
            view.add(.scrollTargetLayout(isEnabled: isEnabled))
        },
        "scrollTarget": { _, view, call in view.add(.scrollTargetLayout(isEnabled: call.bool("isEnabled") ?? true)) },
        "scrollPosition": { try position($0, &$1, $2) },
        "defaultScrollAnchor": { evaluator, view, call in
            let anchor = try evaluator.unitPoint(call.value(nil), at: call.place)
            let role = try evaluator.option(call.value("for"), "ScrollAnchorRole", at: call.place)
            view.add(.defaultScrollAnchor(anchor, role: role.flatMap { ScrollAnchorRole(rawValue: $0) }))
        },
        "scrollTransition": { try transition($0, &$1, $2) },
        "visualEffect": { evaluator, view, call in
            guard let closure = call.closure() else { return }
            view.add(.visualEffect(try Deferred.visualEffect(closure, evaluator, at: call.place)))
        },
        "scrollIndicators": { evaluator, view, call in
            let name = try evaluator.option(call.value(nil), "ScrollIndicatorVisibility", at: call.place) ?? "automatic"
            let axes = try call.take("axes").map { try evaluator.axes($0.value, at: $0.place) } ?? .both
            guard let visibility = ScrollIndicatorVisibility(rawValue: name) else {
                evaluator.notes.add(
                    .warning, "there is no indicator visibility '\(name)'", at: call.place,
                    suggestion: Nearest.word(to: name, in: ScrollIndicatorVisibility.allCases.map(\.rawValue)))
                return
            }
            view.add(.scrollIndicators(visibility, axes: axes))
        },
        "scrollClipDisabled": { _, view, call in view.add(.scrollClipDisabled(call.bool(nil) ?? true)) },
        "scrollBounceBehavior": { evaluator, view, call in
            let name = try evaluator.option(call.value(nil), "ScrollBounceBehavior", at: call.place) ?? "automatic"
            let axes = try call.take("axes").map { try evaluator.axes($0.value, at: $0.place) } ?? .vertical
            view.add(.scrollBounceBehavior(ScrollBounceBehavior(rawValue: name) ?? .automatic, axes: axes))
        },
        "scrollDisabled": { _, view, call in view.add(.scrollDisabled(call.bool(nil) ?? true)) },
        "scrollEdgeEffectStyle": { evaluator, view, call in
            let name = try evaluator.option(call.value(nil), "ScrollEdgeEffectStyle", at: call.place) ?? "automatic"
            let edges = try call.take("for").map { try evaluator.edges($0.value, at: $0.place) } ?? .all
            view.add(.scrollEdgeEffectStyle(ScrollEdgeEffectStyle(rawValue: name) ?? .automatic, edges: edges))
        },
        "scrollEdgeEffectHidden": { evaluator, view, call in
            let isHidden = call.bool(nil) ?? true
            let edges = try call.take("for").map { try evaluator.edges($0.value, at: $0.place) } ?? .all
            view.add(.scrollEdgeEffectHidden(isHidden, edges: edges))
        },
        "coordinateSpace": { evaluator, view, call in
            let argument = call.take("name") ?? call.take(nil)
            if case .implicit(let implicit)? = argument?.value, let name = implicit.links.first?.arguments?.first?.value
            {
                view.addWhole(.coordinateSpace(try evaluator.string(name)))
            } else if let argument {
                view.addWhole(.coordinateSpace(try evaluator.string(argument.value)))
            }
        },
    ]

    private static func contentMargins(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        let name = try evaluator.option(call.value("for"), "ContentMarginPlacement", at: call.place)
        let placement = name.flatMap { ContentMarginPlacement(rawValue: $0) } ?? .automatic
        guard let first = call.take(nil) else { return }
        var edges = Edge.Set.all
        var length: Value? = first.value
        if evaluator.plainNumber(first.value) == nil {
            let isName: Bool
            switch first.value {
            case .implicit(let implicit):
                isName = ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"].contains(
                    implicit.links.first?.name)
            case .list, .builtin(.edges): isName = true
            default: isName = false
            }
            if isName {
                edges = try evaluator.edges(first.value, at: first.place)
                length = call.value(nil)
            }
        }
        if case .builtin(.insets(let insets))? = length {
            view.add(.contentMargins(insets, on: edges, placement: placement))
        } else if case .implicit(let implicit)? = length, implicit.links.first?.name == "init", let length {
            view.add(.contentMargins(try evaluator.insets(length, at: first.place), on: edges, placement: placement))
        } else if let length, !length.isNothing {
            let points = call.finite(evaluator.number(length, name: "margin", at: first.place), at: first.place)
            view.add(.contentMargins(EdgeInsets(points, on: edges), on: edges, placement: placement))
        }
    }

    private static func behavior(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        guard let argument = call.take(nil) else { return }
        let value = try evaluator.resolve(argument.value, as: "ScrollTargetBehavior")
        switch value {
        case .builtin(.behavior(let behavior)): view.addWhole(.scrollTargetBehavior(behavior))
        case .instance(let instance):
            if let behavior = try Deferred.behavior(instance, evaluator, at: argument.place) {
                view.addWhole(.scrollTargetBehavior(behavior))
            } else {
                evaluator.notes.add(.error, "'\(instance.type)' has no 'updateTarget(_:context:)'", at: argument.place)
            }
        case .view, .unknown:
            evaluator.notes.add(
                .warning, "this scroll target behavior is not defined; the scroll view keeps none", at: argument.place)
        default: evaluator.notes.add(.warning, "expected a scroll target behavior", at: argument.place)
        }
    }

    private static func position(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        let argument = call.take("id") ?? call.take(nil)
        let anchor = try evaluator.unitPoint(call.value("anchor"), at: call.place)
        guard let argument else { return }
        guard case .binding(let binding) = argument.value else {
            let value = argument.value.isNothing ? nil : try evaluator.viewID(argument.value)
            view.addWhole(.scrollPosition(ScrollPosition(target: value.map { .id($0) }, anchor: anchor)))
            return
        }
        let wasRead = evaluator.record.readState
        let current = try evaluator.read(binding, at: argument.place)
        // Where the scroll view stands is not something that the body depends on.
        evaluator.record.readState = wasRead
        var position = ScrollPosition(anchor: anchor)
        switch current {
        case .builtin(.position(let value)):
            position.target = value.target
            position.anchor = value.anchor ?? anchor
            position.idType = plainType(value.idType)
        case .nothing, .void, .unknown: position.idType = nil
        default: position.target = .id(try evaluator.viewID(current))
        }
        if case .state(let key, _) = binding.root, binding.path.isEmpty, position.idType == nil {
            position.idType = declaredType(of: key, evaluator)
        }
        let handle = evaluator.register(.position(binding), name: "scrollPosition", at: call.place)
        evaluator.record.positions[handle.id] = .init(binding: binding, target: position.target, anchor: anchor)
        if evaluator.handsOutPositions { position.action = handle }
        view.addWhole(.scrollPosition(position))
    }

    /// A type whose name an identity has; `Item.ID` says too little.
    private static func plainType(_ name: String?) -> String? {
        ["Int", "String", "UUID"].contains(name) ? name : nil
    }

    private static func declaredType(of key: StateKey, _ evaluator: Evaluator) -> String? {
        guard case .instance(let instance)? = evaluator.itself(), let type = evaluator.module.types[instance.type],
            let index = type.storedIndex[key.name]
        else { return plainType(evaluator.module.variables[key.name]?.type?.name) }
        return plainType(type.stored[index].type?.name)
    }

    private static func transition(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        func configuration(_ label: String?) throws -> ScrollTransition.Configuration? {
            try call.typed(label, "ScrollTransitionConfiguration") {
                if case .transition(let value) = $0 { value } else { nil }
            }
        }
        let both = try configuration(nil)
        let topLeading = try configuration("topLeading")
        let bottomTrailing = try configuration("bottomTrailing")
        let axes = try call.take("axis").flatMap {
            $0.value.isNothing ? nil : try evaluator.axes($0.value, at: $0.place)
        }
        guard let closure = call.closure("transition") ?? call.closure() else {
            evaluator.notes.add(.error, "'scrollTransition' needs a closure of content and phase", at: call.place)
            return
        }
        func effects(_ phase: Builtin.TransitionPhase) throws -> [VisualEffect] {
            let value = try evaluator.call(closure, [.effects([]), .builtin(.transitionPhase(phase))], at: call.place)
            guard case .effects(let effects) = value else {
                evaluator.notes.add(
                    .error, "the closure of 'scrollTransition' must give its content with effects", at: call.place)
                return []
            }
            return effects
        }
        let axis: Axis? = axes.flatMap { $0 == .horizontal ? .horizontal : $0 == .vertical ? .vertical : nil }
        view.add(
            .scrollTransition(
                ScrollTransition(
                    topLeading: topLeading ?? both ?? .interactive(),
                    bottomTrailing: bottomTrailing ?? both ?? .interactive(), axis: axis,
                    topLeadingEffects: try effects(.topLeading), identityEffects: try effects(.identity),
                    bottomTrailingEffects: try effects(.bottomTrailing))))
    }
}
