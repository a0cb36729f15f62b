import ViewTree

/// Makes a program of a view whose state its own code changes.
struct ProgramBuilder: Sendable {
    let module: Module
    let entry: EntryPoint
    private let cache = ReadingCache()
    // Each change may set off others; SwiftUI itself stops such chains and logs them.
    private static let rounds = 4

    init(_ module: Module, _ entry: EntryPoint) {
        self.module = module
        self.entry = entry
    }

    /// The program, in its first state.
    var program: Program {
        Program(
            source: String(decoding: module.file.text, as: UTF8.self), initialState: ProgramState([StateKey: Value]()),
            body: { state in
                let values = state.values(as: [StateKey: Value].self) ?? [:]
                return (try? reading(values))?.view ?? .empty
            },
            perform: { action, input, state in
                let values = state.values(as: [StateKey: Value].self) ?? [:]
                do {
                    return try perform(action, input, values, notes: Notes(isHeard: false))
                        ?? ProgramOutcome(state: state)
                } catch {
                    // Most likely it took all the steps of one call.
                    return ProgramOutcome(state: state, steps: module.limits.callSteps)
                }
            })
    }

    /// Keeps the reading of the first state, which is the one that the program would make.
    func keep(_ reading: Reading) {
        _ = cache.reading(of: [:]) { reading }
    }

    private func reading(_ state: [StateKey: Value]) throws -> Reading {
        try cache.reading(of: state) { try Reading(module, entry, state: state, notes: Notes(isHeard: false)) }
    }

    /// What an action makes of a state; messages about its code go to the notes.
    func perform(
        _ action: Action, _ input: ProgramInput, _ state: [StateKey: Value], notes: Notes
    ) throws -> ProgramOutcome? {
        var before = try reading(state)
        guard let code = before.record.actions[action.id] else { return nil }
        let evaluator = Evaluator(module: module, notes: notes, state: state, steps: module.limits.callSteps)
        evaluator.record.ids = before.record.ids
        evaluator.isPerforming = true
        guard try run(code, input, evaluator, before) else {
            return ProgramOutcome(state: ProgramState(state), steps: evaluator.steps)
        }
        var readingSteps = 0
        let writesPosition = if case .position = code { true } else { false }
        var scrolls = try evaluator.effects.scrolls + (writesPosition ? [] : positionScrolls(evaluator, before))
        for _ in 0..<Self.rounds {
            let after = try reading(evaluator.state)
            readingSteps += after.steps
            evaluator.effects.written = []
            let known = Swift.Dictionary(
                before.record.watches.map { ($0.id, $0.value) }, uniquingKeysWith: { first, _ in first })
            var changed = false
            for watch in after.record.watches {
                guard let old = known[watch.id], old != watch.value else { continue }
                if let animation = watch.animation {
                    evaluator.effects.animation = evaluator.effects.animation ?? animation
                }
                guard let closure = watch.action else { continue }
                changed = true
                evaluator.identity = closure.identity
                _ = try evaluator.call(
                    closure, closure.takesOne ? [watch.value] : [old, watch.value], at: closure.literal.place)
            }
            guard changed else { break }
            scrolls += try evaluator.effects.scrolls.dropFirst(0) + positionScrolls(evaluator, after)
            evaluator.effects.scrolls = []
            before = after
        }
        return ProgramOutcome(
            state: ProgramState(evaluator.state), animation: evaluator.effects.animation, scrolls: unique(scrolls),
            steps: evaluator.steps + readingSteps)
    }

    private func unique(_ scrolls: [ScrollTo]) -> [ScrollTo] {
        var seen: Set<ScrollTo> = []
        return scrolls.filter { seen.insert($0).inserted }
    }

    /// Runs the code of a handle; false where it has nothing to hear.
    private func run(_ code: Record.Code, _ input: ProgramInput, _ evaluator: Evaluator, _ reading: Reading) throws
        -> Bool
    {
        func call(_ closure: Closure, _ values: [Value]) throws -> Value {
            evaluator.identity = closure.identity
            return try evaluator.call(closure, values, at: closure.literal.place)
        }
        switch (code, input) {
        case (.run(let closure), _): _ = try call(closure, [])
        case (.initial(let value, let closure), _): _ = try call(closure, closure.takesOne ? [value] : [value, value])
        case (.geometry(let transform, let action), .geometry(let old?, let new)):
            let first = try call(transform, [.builtin(.scrollGeometry(old))])
            let second = try call(transform, [.builtin(.scrollGeometry(new))])
            if first == second { return false }
            _ = try call(action, [first, second])
        case (.phase(let closure), .phase(let old, let new)):
            _ = try call(closure, [.builtin(.scrollPhase(old)), .builtin(.scrollPhase(new)), .nothing])
        case (.visible(let closure), .visible(let isVisible)): _ = try call(closure, [.bool(isVisible)])
        case (.ids(let closure), .ids(let ids)):
            _ = try call(closure, [.list(List(ids.map { value(of: $0, reading) }))])
        case (.position(let binding), .position(let id)):
            if case .builtin(.position(var position)) = try evaluator.read(binding) {
                position.target = id.map { .id($0) }
                position.isPositionedByUser = true
                try evaluator.write(.builtin(.position(position)), to: binding)
            } else {
                try evaluator.write(id.map { value(of: $0, reading) } ?? .nothing, to: binding)
            }
        case (.preference(let key, let closure), .geometry(let old?, let new)):
            let first = try preference(key, old, evaluator, reading)
            guard let second = try preference(key, new, evaluator, reading), first != second else { return false }
            _ = try call(closure, [second])
        default: return false
        }
        return true
    }

    private func value(of id: ViewID, _ reading: Reading) -> Value {
        if let value = reading.record.ids[id] { return value }
        return switch id {
        case .integer(let number): .int(number)
        case .string(let text), .value(_, let text): .string(text)
        }
    }

    /// What geometry readers in the content send under a key, with the content where the geometry has it.
    private func preference(
        _ key: String, _ geometry: ScrollGeometry, _ evaluator: Evaluator, _ reading: Reading
    ) throws -> Value? {
        let origin = Point(
            x: -geometry.contentOffset.x - geometry.contentInsets.leading,
            y: -geometry.contentOffset.y - geometry.contentInsets.top)
        let frame = Rect(origin: origin, size: geometry.contentSize)
        let proxy = GeometryProxy(
            size: geometry.contentSize, scrollViewFrame: frame, globalFrame: frame,
            containerSize: geometry.containerSize)
        for closure in reading.record.readers {
            evaluator.record.preferences = []
            evaluator.isDeferred = true
            defer { evaluator.isDeferred = false }
            _ = try evaluator.content(
                try evaluator.call(closure, [.builtin(.geometry(proxy))], at: closure.literal.place),
                at: closure.literal.place)
            if let sent = evaluator.record.preferences.first(where: { $0.key == key }) { return sent.value }
        }
        return nil
    }

    /// The scrolls that new values of bound positions ask for.
    private func positionScrolls(_ evaluator: Evaluator, _ reading: Reading) throws -> [ScrollTo] {
        var scrolls: [ScrollTo] = []
        for (_, position) in reading.record.positions.sorted(by: { $0.key < $1.key }) {
            guard case .state(let key, _) = position.binding.root, evaluator.effects.written.contains(key) else {
                continue
            }
            let value = try evaluator.read(position.binding)
            var target: ScrollPosition.Target?
            var anchor = position.anchor
            switch value {
            case .builtin(.position(let value)):
                target = value.target
                anchor = value.anchor ?? anchor
            case .nothing, .void: break
            default: target = .id(try evaluator.viewID(value))
            }
            // What the modifier says anew, the scroll view follows by itself; the same place again needs asking.
            guard let target, target == position.target else { continue }
            scrolls.append(ScrollTo(target: target, anchor: anchor, animation: evaluator.effects.animation))
        }
        return scrolls
    }
}
