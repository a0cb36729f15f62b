package import ViewTree

/// What source was read as.
package struct InterpretedScene: Sendable {
    /// The scene it shows.
    package let scene: Scene
    /// What stands for names that source does not define, in order of place.
    package let standIns: [StandIn]
    /// What a reader of the source should know, in order of place.
    package let diagnostics: [Diagnostic]

    /// Makes one from its parts.
    package init(scene: Scene, standIns: [StandIn], diagnostics: [Diagnostic]) {
        self.scene = scene
        self.standIns = standIns
        self.diagnostics = diagnostics
    }
}
