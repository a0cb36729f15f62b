import ViewTree

/// Buttons and other controls, as they look at rest.
enum Controls {
    static func button(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let title = call.take(nil)
        let symbol = try call.text("systemImage") ?? call.text("image")
        _ = call.take("role")
        var action = call.take("action")?.value
        let builder: Value?
        if title != nil {
            action = action ?? call.content()
            builder = nil
        } else if call.has("label") {
            action = action ?? call.content()
            builder = call.content("label")
        } else {
            builder = call.content()
        }
        var label: ViewValue
        if let title {
            label = ViewValue(View(content: .text(Text(string: try evaluator.string(title.value)))))
            if case .implicit(let implicit) = title.value, implicit.links.first?.name == "close" {
                label = ViewValue(View(content: .image(Image(name: "xmark", isSymbol: true))))
            }
            if let symbol { label = labelled(symbol, label.view) }
        } else {
            label = try evaluator.content(builder, at: call.place)
            if case .group(let views) = label.view.content {
                label.view = View(content: .stack(Stack(axis: .horizontal, content: views)))
            }
        }
        let name = words(of: label.view)
        let handle = action.flatMap { action -> Action? in
            evaluator.closure(action, at: call.place).map { evaluator.register(.run($0), name: name, at: call.place) }
        }
        call.ignoreRest()
        return .view(
            ViewValue(View(content: .button(Button(label: label.view, action: handle))), extent: label.extent.deeper))
    }

    /// The first words in a label.
    private static func words(of view: View) -> String {
        switch view.content {
        case .text(let text): text.string
        case .image(let image): image.name
        case .stack(let stack): stack.content.lazy.map(words).first { !$0.isEmpty } ?? ""
        case .zStack(_, let views), .group(let views): views.lazy.map(words).first { !$0.isEmpty } ?? ""
        default: ""
        }
    }

    private static func labelled(_ symbol: String, _ title: View) -> ViewValue {
        let image = View(content: .image(Image(name: symbol, isSymbol: true)))
        return ViewValue(
            View(content: .stack(Stack(axis: .horizontal, content: [image, title]))),
            extent: Extent(weight: 3, depth: 2))
    }

    static func label(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if let title = try call.text(nil) {
            let text = View(content: .text(Text(string: title)))
            guard let symbol = try call.text("systemImage") ?? call.text("image") else { return .view(ViewValue(text)) }
            return .view(labelled(symbol, text))
        }
        let icon = try evaluator.views(call.content("icon"), at: call.place)
        let title = try evaluator.views(call.content("title") ?? call.content(), at: call.place)
        var extent = icon.extent
        extent.add(title.extent)
        return .view(
            ViewValue(
                View(content: .stack(Stack(axis: .horizontal, content: icon.views + title.views))), extent: extent))
    }

    /// What is shown of a link or a menu: its label.
    static func link(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let title = call.take(nil)
        let builder = call.content("label") ?? (call.has("destination") || call.has("value") ? call.content() : nil)
        call.ignoreRest()
        if let title {
            return .view(
                ViewValue(
                    View(
                        content: .button(
                            Button(label: View(content: .text(Text(string: try evaluator.string(title.value)))))))))
        }
        let label = try evaluator.content(builder, at: call.place)
        return .view(
            ViewValue(View(content: .button(Button(label: label.view, style: .plain))), extent: label.extent.deeper))
    }

    /// A control that is drawn as its title.
    static func titled(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        evaluator.notes.add(.note, "'\(call.name)' is drawn as its title", at: call.place)
        let title = try call.text(nil) ?? call.name
        call.ignoreRest()
        return .view(ViewValue(View(content: .text(Text(string: title)))))
    }
}

extension Evaluator {
    /// The closure behind a value that can be called without arguments.
    func closure(_ value: Value, at place: Int) -> Closure? {
        switch value {
        case .closure(let closure): return closure
        case .method, .function, .binding:
            let call = Expression(kind: .call(Expression(kind: .name(" callee"), place: place), []), place: place)
            let literal = FunctionLiteral(parameters: [], body: [.expression(call)], place: place, end: place)
            var frame = frames.last ?? Frame()
            frame.variables.append(.init(name: " callee", value: value))
            return Closure(literal: literal, surroundings: Surroundings(frame, home: 0), identity: identity)
        default: return nil
        }
    }

    /// Gives code a handle that is the same whenever the view is read again.
    func register(_ code: Record.Code, name: String, at place: Int) -> Action {
        let id = freshID(at: place) { record.actions[$0] != nil }
        record.actions[id] = code
        return Action(id: id, name: name)
    }

    /// A number for what stands at a place of this view, the same in every run; a function may make several there.
    func freshID(at place: Int, isTaken: (Int) -> Bool) -> Int {
        var id = Int(truncatingIfNeeded: Self.mix(identity, UInt64(truncatingIfNeeded: place)) >> 1)
        while isTaken(id) { id &+= 1 }
        return id
    }
}
