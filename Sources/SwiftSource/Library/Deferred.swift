import ViewTree

/// Code of the source that is called later: for a geometry, a length or a target.
struct Deferred: Sendable {
    let module: Module
    let state: [StateKey: Value]
    let identity: UInt64
    let fingerprint: UInt64

    /// Keeps what the evaluator knows now.
    init(_ evaluator: Evaluator) {
        module = evaluator.module
        state = evaluator.state
        identity = evaluator.identity
        fingerprint = evaluator.fingerprint
    }

    /// An evaluator for one call; `inputs` are what the result depends on besides the state.
    func evaluator(_ inputs: [Double] = []) -> Evaluator {
        let evaluator = Evaluator(
            module: module, notes: Notes(isHeard: false), state: state, steps: module.limits.callSteps,
            fingerprint: inputs.reduce(fingerprint) { Evaluator.mix($0, $1.bitPattern) })
        evaluator.identity = identity
        evaluator.isDeferred = true
        return evaluator
    }

    /// What tells this code from other code: its place in the source and in the tree, and the state.
    func source(_ name: String, _ place: Int) -> String {
        "\(name)@\(place)#\(String(identity, radix: 16))#\(String(fingerprint, radix: 16))"
    }

    static func geometryReader(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        guard let closure = call.closure("content") ?? call.closure() else { return .view(ViewValue(.empty)) }
        let deferred = Deferred(evaluator)
        let place = call.place
        if !evaluator.isDeferred {
            // Once now, for its actions, identities and messages.
            evaluator.record.readers.append(closure)
            let proxy = Self.sampleProxy(evaluator.module.viewport)
            _ = try evaluator.content(try evaluator.call(closure, [.builtin(.geometry(proxy))], at: place), at: place)
        }
        let reader = GeometryReader(source: deferred.source("GeometryReader", place)) { proxy in
            let inputs = [proxy.size.width, proxy.size.height, proxy.globalFrame.minX, proxy.globalFrame.minY]
            let evaluator = deferred.evaluator(inputs)
            let view = try? evaluator.content(
                try evaluator.call(closure, [.builtin(.geometry(proxy))], at: place), at: place)
            return view?.view ?? .empty
        }
        return .view(ViewValue(View(content: .geometryReader(reader))))
    }

    /// The viewport as a place for code to be tried on.
    static func sampleProxy(_ viewport: Viewport) -> GeometryProxy {
        let frame = Rect(size: viewport.size)
        return GeometryProxy(
            size: viewport.size, scrollViewFrame: frame, globalFrame: frame, containerSize: viewport.size)
    }

    static func visualEffect(_ closure: Closure, _ evaluator: Evaluator, at place: Int) throws -> GeometryEffect {
        let deferred = Deferred(evaluator)
        if !evaluator.isDeferred {
            _ = try effects(closure, sampleProxy(evaluator.module.viewport), evaluator, at: place)
        }
        return GeometryEffect(source: deferred.source("visualEffect", place)) { proxy in
            (try? effects(closure, proxy, deferred.evaluator(), at: place)) ?? []
        }
    }

    private static func effects(
        _ closure: Closure, _ proxy: GeometryProxy, _ evaluator: Evaluator, at place: Int
    ) throws -> [VisualEffect] {
        let value = try evaluator.call(closure, [.effects([]), .builtin(.geometry(proxy))], at: place)
        if case .effects(let effects) = value { return effects }
        return []
    }

    static func length(_ closure: Closure, _ evaluator: Evaluator, at place: Int) throws
        -> ContainerRelativeFrame.Length
    {
        let deferred = Deferred(evaluator)
        @Sendable func length(_ container: Double, _ axis: Axis, _ evaluator: Evaluator) throws -> Double {
            let axis = Value.builtin(.axes(Axis.Set(axis)))
            let value = try evaluator.call(closure, [.double(container), axis], at: place)
            return evaluator.number(value, name: "length", at: place)
        }
        _ = try length(evaluator.module.viewport.size.width, .horizontal, evaluator)
        // A length that is a plain multiple of the container is one, so that the scene is the document's.
        let samples = try [0.0, 100, 1000].map { try length($0, .horizontal, evaluator) }
        let others = try [100.0, 1000].map { try length($0, .vertical, evaluator) }
        let fraction = samples[2] / 1000
        if samples[0] == 0, samples[1] == 100 * fraction, others == [100 * fraction, 1000 * fraction] {
            return .fraction(fraction)
        }
        return .function(source: deferred.source("containerRelativeFrame", place)) { container, axis in
            let value = (try? length(container, axis, deferred.evaluator())) ?? container
            return value.isFinite ? max(0, value) : container
        }
    }

    /// `updateTarget` of a behaviour of the source; nil where it has none.
    static func behavior(_ instance: Instance, _ evaluator: Evaluator, at place: Int) throws -> ScrollTargetBehavior? {
        guard let type = evaluator.module.types[instance.type], let update = type.methods["updateTarget"]?.first else {
            return nil
        }
        let deferred = Deferred(evaluator)
        let owner = Value.instance(instance)
        var limits = false
        if let properties = type.methods["properties"]?.first {
            let result = try evaluator.call(
                properties, itself: owner, type: type.name,
                [EvaluatedArgument(label: "context", value: .nothing, place: place)], at: place
            ).result
            limits = evaluator.bool(result, at: place)
        }
        @Sendable func updated(_ target: ScrollTarget, _ context: ScrollTargetContext, _ evaluator: Evaluator) throws
            -> ScrollTarget
        {
            let arguments = [
                EvaluatedArgument(value: .builtin(.target(target)), place: place),
                EvaluatedArgument(label: "context", value: .builtin(.targetContext(context)), place: place),
            ]
            let (_, frame) = try evaluator.callKeepingFrame(
                update, itself: owner, type: type.name, arguments, at: place)
            guard let name = update.parameters.first?.name, let index = frame.index(of: name),
                case .builtin(.target(let changed)) = frame.variables[index].value
            else { return target }
            let numbers = [changed.rect.minX, changed.rect.minY, changed.rect.width, changed.rect.height]
            return numbers.allSatisfy { $0.isFinite } ? changed : target
        }
        let size = evaluator.module.viewport.size
        let target = ScrollTarget(rect: Rect(size: size))
        let context = ScrollTargetContext(
            originalTarget: target, velocity: .zero, contentSize: size, containerSize: size, axes: .vertical)
        _ = try updated(target, context, evaluator)
        let fields = try instance.fields.map { try evaluator.string($0) }.joined(separator: ", ")
        let source =
            evaluator.module.file.excerpt(update.place, update.place) + deferred.source(type.name, update.place)
        return .custom(
            .function(
                TargetFunction(name: type.name, source: source + "(\(fields))", limitsScrolls: limits) {
                    target, context in
                    (try? updated(target, context, deferred.evaluator())) ?? target
                }))
    }
}
