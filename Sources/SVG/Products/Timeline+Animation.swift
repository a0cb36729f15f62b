package import Scrolling

extension Timeline {
    /// One animated SVG of the whole timeline, within the error bounds of the rendering's output.
    package func animation(_ rendering: Rendering) -> [UInt8] {
        AnimationSource(
            duration: duration, frames: (0..<frameCount).map { time(ofFrame: $0) }, joints: joints
        ) { picture(at: $0) }.svg(rendering)
    }
}
