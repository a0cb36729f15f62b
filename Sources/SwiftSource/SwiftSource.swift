package import ViewTree

/// Reads SwiftUI source as a scene: it is parsed and interpreted as a closed subset of Swift, never compiled or run.
package struct SwiftSource {
    /// The scene that source shows.
    ///
    /// The view is the one named, else the first `#Preview` or `PreviewProvider`, else a bare expression, else the last
    /// `View` that no other view uses. Names without a definition get a stand-in, which is listed.
    /// - Throws: `InvalidSource` where there is nothing to show or a limit is used up.
    package static func scene(
        source: [UInt8], fileName: String = "Carousel.swift", view: String? = nil, viewport: Viewport = Viewport(),
        interactions: [Interaction] = [], output: Output = Output(), limits: SourceLimits = SourceLimits()
    ) throws(InvalidSource) -> InterpretedScene {
        guard source.count <= limits.bytes else {
            let message = "the source has \(source.count) bytes; the limit 'bytes' is \(limits.bytes)"
            throw InvalidSource(diagnostics: [Diagnostic(severity: .error, line: 1, column: 1, message: message)])
        }
        let read: Result<InterpretedScene, InvalidSource> = LargeStack.run {
            do throws(InvalidSource) {
                return .success(
                    try scene(
                        parsing: source, fileName: fileName, view: view, viewport: viewport,
                        interactions: interactions, output: output, limits: limits))
            } catch {
                return .failure(error)
            }
        }
        return try read.get()
    }

    private static func scene(
        parsing source: [UInt8], fileName: String, view: String?, viewport: Viewport, interactions: [Interaction],
        output: Output, limits: SourceLimits
    ) throws(InvalidSource) -> InterpretedScene {
        let excess = BracketScan.excess(in: source, nesting: limits.nesting)
        // What is nested too deeply is not given to the parser.
        let file = SourceFile(excess == nil ? source : [], name: fileName, nesting: limits.nesting)
        if let excess {
            let (line, column) = SourceFile(lines: source).position(excess.place)
            let message = "brackets are nested more deeply than the limit 'nesting' of \(excess.limit) allows"
            throw InvalidSource(
                diagnostics: [Diagnostic(severity: .error, line: line, column: column, message: message)])
        }
        let notes = Notes()
        for problem in file.problems {
            notes.add(problem.isError ? .error : .warning, problem.message, at: problem.place)
        }
        let module = Module(file: file, viewport: viewport, limits: limits)
        do {
            let entry = try entry(in: module, view: view, notes)
            let content = try content(of: module, entry, notes)
            let title = content.title ?? entry.name ?? fileName.prefix { $0 != "." }.description
            let scene = Scene(
                title: String(title.prefix(59)), viewport: viewport, content: content.content,
                interactions: interactions, output: output)
            return InterpretedScene(
                scene: scene, standIns: notes.standIns(in: file), diagnostics: notes.diagnostics(in: file))
        } catch {
            if case Interruption.limit(let name, let value, let place) = error {
                notes.add(.error, "the source asks for more than the limit '\(name)' of \(value) allows", at: place)
            }
            throw InvalidSource(diagnostics: notes.diagnostics(in: file))
        }
    }

    /// The end of a reading whose reason is in the notes.
    private struct NothingToShow: Error {}

    private static func entry(in module: Module, view: String?, _ notes: Notes) throws -> EntryPoint {
        if let view, module.type(named: view)?.isView != true {
            notes.add(
                .error, "there is no view '\(view)'", at: 0, suggestion: Nearest.word(to: view, in: module.viewNames))
            throw NothingToShow()
        }
        guard let entry = EntryPoint.find(in: module, view: view) else {
            notes.add(.error, "there is no view to show: expected a struct that is a View, or a view expression", at: 0)
            throw NothingToShow()
        }
        return entry
    }

    private static func content(
        of module: Module, _ entry: EntryPoint, _ notes: Notes
    ) throws -> (content: SceneContent, title: String?) {
        // What nothing changes needs no handles, and is read only once.
        let reading = try Reading(module, entry, state: [:], notes: notes, handsOutPositions: false)
        guard reading.view != .empty else {
            notes.add(.error, "there is nothing to show: the view is empty", at: 0)
            throw NothingToShow()
        }
        let title = reading.record.title ?? reading.record.rootName
        guard reading.record.changesWhatIsShown else { return (.view(reading.view), title) }
        let builder = ProgramBuilder(module, entry)
        if reading.record.positions.isEmpty { builder.keep(reading) }
        try tryActions(of: reading, builder, module.viewport, notes)
        return (.program(builder.program), title)
    }

    /// Runs each action once, so that what is wrong in it is told now.
    private static func tryActions(of reading: Reading, _ builder: ProgramBuilder, _ viewport: Viewport, _ notes: Notes)
        throws
    {
        let still = ScrollGeometry(
            contentOffset: .zero, contentSize: viewport.size, contentInsets: .zero, containerSize: viewport.size)
        var moved = still
        moved.contentOffset = Point(x: 1, y: 1)
        // As many as a hand-written view has; a list of a thousand buttons has the same code in each.
        for (id, code) in reading.record.actions.sorted(by: { $0.key < $1.key }).prefix(64) {
            let input: ProgramInput =
                switch code {
                case .run, .initial: .none
                case .geometry, .preference: .geometry(old: still, new: moved)
                case .phase: .phase(old: .idle, new: .interacting)
                case .visible: .visible(true)
                case .ids: .ids([])
                case .position: .position(nil)
                }
            _ = try builder.perform(Action(id: id, name: ""), input, [:], notes: notes)
        }
    }
}

extension Record {
    /// Whether anything that happens can change the view, or scroll it.
    var changesWhatIsShown: Bool {
        for code in actions.values {
            guard case .position(let binding) = code else { return true }
            if case .state(let key, _) = binding.root, readState.contains(key) { return true }
        }
        return false
    }
}

extension Notes {
    /// The messages with lines and columns, in order of place.
    func diagnostics(in file: SourceFile) -> [Diagnostic] {
        messages.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map {
            _, message in
            let (line, column) = file.position(message.place)
            return Diagnostic(
                severity: message.severity, line: line, column: column, message: message.text,
                suggestion: message.suggestion)
        }
    }

    /// The stand-ins with lines and columns, in order of place.
    func standIns(in file: SourceFile) -> [StandIn] {
        standIns.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map {
            _, missing in
            let (line, column) = file.position(missing.place)
            return StandIn(name: missing.name, kind: missing.kind, line: line, column: column)
        }
    }
}
