package import Layout
package import ViewTree

extension Scene {
    /// Lays the scene out and plans all that is done to it.
    package func timeline() throws(ImpossibleLayout) -> Timeline {
        try Timeline(scene: self, stage: resolved()) { scene, state throws(ImpossibleLayout) in
            guard let state else { return try scene.resolved() }
            return try scene.resolved(state: state)
        }
    }
}
