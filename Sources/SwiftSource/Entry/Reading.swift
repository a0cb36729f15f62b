import ViewTree

/// The view in one state, with the code behind its handles.
struct Reading: Sendable {
    let view: View
    let record: Record
    /// The steps it took.
    let steps: Int

    /// Reads the view of a module in a state.
    ///
    /// - Parameter handsOutPositions: Whether bound scroll positions report back; the record has them in any case.
    init(
        _ module: Module, _ entry: EntryPoint, state: [StateKey: Value], notes: Notes, handsOutPositions: Bool = true
    ) throws {
        let evaluator = Evaluator(module: module, notes: notes, state: state)
        evaluator.handsOutPositions = handsOutPositions
        var root = try entry.view(evaluator)
        if !evaluator.record.toolbar.isEmpty {
            let buttons = try evaluator.view(of: .list(List(evaluator.record.toolbar)), at: 0)
            let views = if case .group(let views) = buttons.view.content { views } else { [buttons.view] }
            let row = View(content: .stack(Stack(axis: .horizontal, content: views)))
                .modifier(.padding(EdgeInsets(LayoutModifiers.defaultPadding, on: .all)))
            root.addWhole(.overlay(row, alignment: .bottomTrailing))
            notes.add(
                .note, "the toolbar's items are drawn over the lower trailing corner", at: evaluator.record.toolbarPlace
            )
        }
        view = root.view
        record = evaluator.record
        steps = evaluator.steps
    }
}
