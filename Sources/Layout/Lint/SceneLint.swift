import ViewTree

/// Finds what is legal and probably not meant, each with what happens and what to write instead.
struct SceneLint {
    let scene: Scene
    let view: View
    let stage: Stage

    /// Warnings in a fixed order, none twice.
    var warnings: [LayoutWarning] {
        var all = StructureLint(scene).warnings(of: view)
        for scrollView in stage.scrollViews where !scrollView.isPaged { all += TargetLint(scrollView).warnings }
        var seen: Set<LayoutWarning> = []
        return all.filter { seen.insert($0).inserted }
    }
}
