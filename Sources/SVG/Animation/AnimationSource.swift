package import Scrolling
import Layout
import ViewTree
import Writers

/// Something that moves: frames as a function of time.
package struct AnimationSource {
    /// Seconds.
    package var duration: Double
    /// When frames are shown, in seconds, rising.
    package var frames: [Double]
    /// When a motion begins, in seconds.
    package var joints: [Double]
    /// The frame at a time.
    package var frame: (Double) -> Frame

    /// Makes one from its parts.
    package init(
        duration: Double, frames: [Double], joints: [Double], frame: @escaping (Double) -> Frame
    ) {
        self.duration = duration
        self.frames = frames
        self.joints = joints
        self.frame = frame
    }

    /// One file in which everything moves as it does here, within the rendering's bounds.
    package func svg(_ rendering: Rendering) -> [UInt8] {
        let output = rendering.output
        let bound = Track.Bound(points: max(output.maxErrorPoints, 0.01), opacity: max(output.maxErrorOpacity, 0.001))
        let clock = Clock(duration: duration, frames: frames, joints: joints)
        let recording = Recording(clock: clock, frame: frame)
        let rect = Rect(origin: .zero, size: recording.size)
        var canvas = Canvas(rendering: rendering, viewport: rect)
        canvas.isRightToLeft = recording.isRightToLeft
        _ = canvas.definitions.makeID()
        canvas.prepare(
            recording.motions(clock: clock, bound: bound, heights: output.encoding == .smil ? 0...1 : -2...3),
            duration: clock.duration)
        canvas.background(rect)
        canvas.layers(recording.union(), in: .zero)
        canvas.maxError = Self.text(bound)
        return canvas.document(size: recording.size, description: description(clock.duration))
    }

    private func description(_ duration: Double) -> String {
        var text = ByteBuffer()
        text.append(duration, decimals: 2)
        text.append(" seconds of scrolling.")
        return text.string
    }

    private static func text(_ bound: Track.Bound) -> String {
        var text = ByteBuffer()
        text.append(bound.points)
        text.append("pt ")
        text.append(bound.opacity)
        return text.string
    }
}

extension Canvas {
    /// Names keyframes, equal ones once, and writes their rules.
    fileprivate mutating func prepare(_ motions: [(key: MotionKey, keyframes: Keyframes)], duration: Double) {
        motion.duration = duration
        var names: [[UInt8]: ElementID] = [:]
        // Inside the dictionary, since rules are long and each is hashed once so.
        func use(_ name: inout ElementID?) -> (ElementID, isNew: Bool) {
            if let name { return (name, false) }
            let new = definitions.makeID()
            name = new
            return (new, true)
        }
        var rules = ByteBuffer()
        for (key, keyframes) in motions {
            var css = ByteBuffer()
            keyframes.writeCSS(to: &css)
            let (name, isNew) = use(&names[css.bytes])
            if isNew {
                rules.append("@keyframes ")
                name.write(to: &rules)
                rules.append(byte: 123)
                rules.append(css)
                rules.append(byte: 125)
            }
            let row = keyframes.frames.first?.row ?? []
            motion.groups[key] = MovingGroup(
                steps: keyframes.track.steps(row), opacity: keyframes.track.opacity(row),
                filters: keyframes.track.filters(row), keyframes: keyframes, name: name)
        }
        guard !motions.isEmpty, rendering.output.encoding == .css else { return }
        style.append(byte: 46)
        Canvas.movingClass.write(to: &style)
        style.append("{animation:")
        style.append(duration, format: DecimalFormat(leadingZero: false))
        style.append("s linear ")
        style.append(rendering.output.loops ? "infinite both}" : "both}")
        style.append(rules)
        // Of no duration, an animation stands at its end at once: the settled frame.
        style.append("@media(prefers-reduced-motion:reduce){.")
        Canvas.movingClass.write(to: &style)
        style.append("{animation-duration:0s;animation-iteration-count:1}}")
    }
}
