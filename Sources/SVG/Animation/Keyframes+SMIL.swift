import ViewTree
import Writers

extension Canvas {
    /// Writes the animation elements of an open group: one for each function of its transform, one for its opacity.
    ///
    /// SMIL cannot move a filter's amount from outside the filter; filters keep their first state there.
    mutating func animate(_ keyframes: Keyframes) {
        let frames = keyframes.frames
        guard let first = frames.first else { return }
        for index in keyframes.track.steps(first.row).indices {
            element("animateTransform") { canvas in
                canvas.xml.attribute("attributeName", literal: "transform")
                let steps = frames.map { keyframes.track.steps($0.row)[index] }
                canvas.xml.attribute("type", literal: steps.first?.name ?? "translate")
                if index > 0 { canvas.xml.attribute("additive", literal: "sum") }
                canvas.timing(of: keyframes) { buffer, frame in
                    for (place, number) in steps[frame].numbers.enumerated() {
                        if place > 0 { buffer.append(byte: 32) }
                        buffer.append(
                            number, format: DecimalFormat(decimals: steps[frame].keyframeDecimals, leadingZero: false))
                    }
                }
            }
        }
        if keyframes.track.hasOpacity {
            element("animate") { canvas in
                canvas.xml.attribute("attributeName", literal: "opacity")
                canvas.timing(of: keyframes) { buffer, frame in
                    buffer.append(
                        keyframes.track.opacity(frames[frame].row), format: DecimalFormat(leadingZero: false))
                }
            }
        }
    }

    private mutating func timing(of keyframes: Keyframes, _ value: (inout ByteBuffer, Int) -> Void) {
        let frames = keyframes.frames
        func list(_ name: StaticString, _ range: Range<Int>, _ item: (inout ByteBuffer, Int) -> Void) {
            xml.attribute(name) { buffer in
                for index in range {
                    if index > 0 { buffer.append(byte: 59) }
                    item(&buffer, index)
                }
            }
        }
        let format = DecimalFormat(decimals: 5, leadingZero: false)
        list("values", 0..<frames.count) { value(&$0, $1) }
        list("keyTimes", 0..<frames.count) {
            $0.append(Double(frames[$1].percent) / Double(Clock.whole), format: format)
        }
        if keyframes.isStepped {
            xml.attribute("calcMode", literal: "discrete")
        } else if frames.contains(where: { $0.timing != .linear }) {
            xml.attribute("calcMode", literal: "spline")
            list("keySplines", 0..<frames.count - 1) { buffer, index in
                let timing = frames[index].timing
                guard timing != .linear else { return buffer.append("0 0 1 1") }
                for (place, number) in [timing.x1, timing.y1, timing.x2, timing.y2].enumerated() {
                    if place > 0 { buffer.append(byte: 32) }
                    buffer.append(number, format: DecimalFormat(decimals: 4, leadingZero: false))
                }
            }
        }
        xml.attribute("dur") { buffer in
            buffer.append(motion.duration, format: DecimalFormat(leadingZero: false))
            buffer.append(byte: 115)
        }
        if rendering.output.loops {
            xml.attribute("repeatCount", literal: "indefinite")
        } else {
            xml.attribute("fill", literal: "freeze")
        }
    }
}

extension TransformStep {
    /// The function's name in SVG.
    var name: StaticString {
        switch self {
        case .translate: "translate"
        case .rotate: "rotate"
        case .skewX: "skewX"
        case .scale: "scale"
        }
    }
}
