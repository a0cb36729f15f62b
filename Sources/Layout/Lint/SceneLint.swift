import ViewTree

/// Finds what is legal and probably not meant.
struct SceneLint {
    let view: View
    let stage: Stage

    var warnings: [LayoutWarning] { [] }
}
