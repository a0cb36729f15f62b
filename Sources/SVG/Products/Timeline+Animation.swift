package import Scrolling

extension Timeline {
    /// One animated SVG of the whole timeline, within the error bounds of the rendering's output.
    package func animation(_ rendering: Rendering) -> [UInt8] {
        var reel = Reel(self)
        return AnimationSource(
            duration: duration, frames: (0..<frameCount).map { time(ofFrame: $0) }, joints: joints
        ) { reel.picture(at: $0) }.svg(rendering)
    }
}
