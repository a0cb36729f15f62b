package import ViewTree

extension Scene {
    /// The scene with every length a number; a program is taken in its initial state.
    package func resolved() throws(ImpossibleLayout) -> Stage {
        switch content {
        case .view(let view): try stage(of: view)
        case .program(let program): try stage(of: program.body(program.initialState))
        }
    }

    /// The scene of a program in a state; a plain view has no states.
    package func resolved(state: ProgramState) throws(ImpossibleLayout) -> Stage {
        switch content {
        case .view(let view): try stage(of: view)
        case .program(let program): try stage(of: program.body(state))
        }
    }

    private func stage(of view: View) throws(ImpossibleLayout) -> Stage {
        try viewport.checkLengths()
        let survey = try ViewSurvey(of: view)
        let screen = Rect(size: viewport.size)
        let insets = viewport.safeArea.mirrored(in: viewport.layoutDirection)
        let region = screen.inset(by: insets)

        var environment = LayoutEnvironment()
        environment.layoutDirection = viewport.layoutDirection
        environment.horizontalSizeClass = viewport.horizontalSizeClass
        environment.verticalSizeClass = viewport.verticalSizeClass
        environment.displayScale = viewport.displayScale
        environment.container = region.size
        environment.budget = LayoutBudget()

        let root = try view.measured(in: environment)
        let recorder = StageRecorder()
        let place = Placement(
            stage: recorder,
            geometry: Placement.Geometry(
                node: screen, contentOrigin: .zero, direction: viewport.layoutDirection,
                contentDirection: viewport.layoutDirection,
                safeArea: SafeArea(region: region, insets: insets)))
        let offered = ProposedSize(region.size)
        let own = try root.size(for: offered)
        let area = region.mirrored(in: screen.width, viewport.layoutDirection)
        let nodes = try root.nodes(
            at: area.origin + Alignment.center.offset(of: own, in: area.size), for: offered, place)
        let scrollViews = recorder.finishedScrollViews
        var stage = Stage(
            viewport: viewport, root: Node(frame: screen, children: nodes), scrollViews: scrollViews,
            primary: Stage.primary(of: scrollViews), buttons: recorder.buttons, observations: recorder.observations,
            mayMoveInTime: survey.mayMoveInTime)
        stage.warnings = SceneLint(scene: self, view: view, stage: stage).warnings
        return stage
    }
}

extension Stage {
    /// The scroll view a finger moves: the innermost first one with a target behaviour, or else the outermost that can
    /// scroll, or else the first.
    fileprivate static func primary(of scrollViews: [ScrollLayout]) -> Int? {
        func depth(_ index: Int) -> Int {
            var depth = 0
            var next = scrollViews[index].parent
            while let parent = next {
                depth += 1
                next = scrollViews[parent].parent
            }
            return depth
        }
        let aligned = scrollViews.indices.filter { scrollViews[$0].behavior != .none }
        if let deepest = aligned.map(depth).max() { return aligned.first { depth($0) == deepest } }
        let moving = scrollViews.indices.filter { index in
            Axis.allCases.contains { scrollViews[index].maximumOffset($0) > 0 }
        }
        if let outermost = moving.map(depth).min() { return moving.first { depth($0) == outermost } }
        return scrollViews.isEmpty ? nil : 0
    }
}

extension Viewport {
    /// The greatest width or height of a screen, in points.
    private static let greatestLength = 100_000.0

    fileprivate func checkLengths() throws(ImpossibleLayout) {
        for axis in Axis.allCases {
            let isLength = size[axis] > 0 && size[axis] <= Self.greatestLength
            let leavesRoom = Edge.allCases.allSatisfy { safeArea[$0] >= 0 } && safeArea.total(axis) < size[axis]
            let word = axis == .horizontal ? "width" : "height"
            guard isLength else {
                throw ImpossibleLayout(
                    path: ["viewport"], reason: "its \(word) is \(pointsText(size[axis]))",
                    suggestion: "Give a length above 0 and up to 100 000 points, such as 393.")
            }
            guard leavesRoom else {
                throw ImpossibleLayout(
                    path: ["viewport"], reason: "its safe area leaves no \(word) or is negative",
                    suggestion: "Let both insets together be less than the \(word).")
            }
        }
    }
}
