import ViewTree

/// Modifiers that run code of the source when something happens.
enum ObservationModifiers {
    static let table: [String: ModifierLibrary.Apply] = [
        "onScrollGeometryChange": { evaluator, view, call in
            _ = call.take("for")
            let action = call.closure("action")
            guard let transform = call.closure("of") ?? call.closure(), let action else {
                evaluator.notes.add(.error, "'onScrollGeometryChange' needs 'of:' and 'action:'", at: call.place)
                return
            }
            let handle = evaluator.register(.geometry(of: transform, action: action), name: call.name, at: call.place)
            view.addWhole(.observe(.geometry(handle)))
        },
        "onScrollPhaseChange": { evaluator, view, call in
            guard let closure = call.closure() else { return }
            view.addWhole(.observe(.phase(evaluator.register(.phase(closure), name: call.name, at: call.place))))
        },
        "onScrollVisibilityChange": { evaluator, view, call in
            let threshold = call.number("threshold") ?? 0.5
            guard let closure = call.closure() else { return }
            let handle = evaluator.register(.visible(closure), name: call.name, at: call.place)
            view.add(.observe(.visibility(threshold: threshold, handle)))
        },
        "onScrollTargetVisibilityChange": { evaluator, view, call in
            var type: String?
            if case .type(let name)? = call.value("idType"), ["Int", "String", "UUID"].contains(name) { type = name }
            let threshold = call.number("threshold") ?? 0.5
            guard let closure = call.closure() else { return }
            let handle = evaluator.register(.ids(closure), name: call.name, at: call.place)
            view.addWhole(.observe(.targetVisibility(idType: type, threshold: threshold, handle)))
        },
        "onAppear": { evaluator, view, call in
            guard
                let closure = (call.value("perform") ?? call.content()).flatMap({
                    evaluator.closure($0, at: call.place)
                })
            else { return }
            view.addWhole(.observe(.appear(evaluator.register(.run(closure), name: call.name, at: call.place))))
        },
        "task": { evaluator, view, call in
            for label in ["id", "priority"] { _ = call.take(label) }
            guard let closure = call.closure() else { return }
            view.addWhole(.observe(.appear(evaluator.register(.run(closure), name: call.name, at: call.place))))
        },
        "onTapGesture": { evaluator, view, call in
            _ = call.take("count")
            guard
                let closure = (call.value("perform") ?? call.content()).flatMap({
                    evaluator.closure($0, at: call.place)
                })
            else { return }
            view.add(.observe(.tap(evaluator.register(.run(closure), name: call.name, at: call.place))))
        },
        "onChange": { evaluator, view, call in
            guard let value = call.value("of") else { return }
            let isInitial = call.bool("initial") ?? false
            guard let closure = call.closure("perform") ?? call.closure() else { return }
            if isInitial {
                let handle = evaluator.register(.initial(value, closure), name: call.name, at: call.place)
                view.addWhole(.observe(.appear(handle)))
            }
            watch(value, closure, nil, evaluator, at: call.place)
        },
        "animation": { evaluator, view, call in
            guard let first = call.take(nil), let value = call.value("value") else {
                call.ignoreRest()
                return
            }
            watch(value, nil, try evaluator.animation(first.value, at: first.place), evaluator, at: call.place)
        },
        "preference": { evaluator, view, call in
            guard case .type(let key)? = call.value("key"), let value = call.value("value") else { return }
            evaluator.record.preferences.append((key, value))
        },
        "onPreferenceChange": { evaluator, view, call in
            guard case .type(let key)? = call.value(nil) else {
                call.ignoreRest()
                return
            }
            guard let closure = call.closure("perform") ?? call.closure() else { return }
            let handle = evaluator.register(.preference(key: key, closure), name: call.name, at: call.place)
            view.addWhole(.observe(.geometry(handle)))
        },
        "onGeometryChange": { evaluator, view, call in
            call.ignoreRest()
            evaluator.notes.add(.note, "'onGeometryChange' is not called here", at: call.place)
        },
        "toolbar": { evaluator, view, call in
            let content = call.content("content")
            call.ignoreRest()
            guard let content else { return }
            let (views, _) = try evaluator.views(content, at: call.place)
            evaluator.record.toolbarPlace = call.place
            evaluator.record.toolbar += views.map { .view(ViewValue($0)) }
        },
        "navigationTitle": { evaluator, _, call in
            if let title = try call.text(nil), evaluator.record.title == nil { evaluator.record.title = title }
        },
        "navigationBarTitle": { evaluator, _, call in
            if let title = try call.text(nil), evaluator.record.title == nil { evaluator.record.title = title }
            call.ignoreRest()
        },
    ]

    private static func watch(
        _ value: Value, _ action: Closure?, _ animation: Animation?, _ evaluator: Evaluator, at place: Int
    ) {
        let id = evaluator.freshID(at: place) { id in evaluator.record.watches.contains { $0.id == id } }
        evaluator.record.watches.append(.init(id: id, value: value, action: action, animation: animation))
    }
}
