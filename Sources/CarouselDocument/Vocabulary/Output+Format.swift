import ViewTree

extension Output {
    /// Frame rate, text, theme and the rest of how answers are drawn.
    static let format: Format<Output> = Format<Output>.object("output", "How the answer is drawn.") { members in
        let usual = Output()
        let background = members.nullable(
            "background", ShapeStyle.format, default: usual.background,
            "What is behind everything; null is nothing, left out is the appearance's background.")
        let error = members.optional("maxError", tolerance, "How exact an animation is.")
        return Output(
            framesPerSecond: members.value(
                "framesPerSecond", Scalars.integer(1...240), default: usual.framesPerSecond, "1 to 240."),
            text: members.value("text", Scalars.word(TextMode.self), default: usual.text, "Outlines need no font."),
            theme: members.value("theme", Scalars.word(Theme.self), default: usual.theme, "auto is the viewer's."),
            loops: members.value("loop", Scalars.flag, default: usual.loops, "Whether it starts again."),
            tail: members.value("tail", Scalars.seconds, default: usual.tail, "Seconds of rest at the end."),
            encoding: members.value(
                "encoding", Scalars.word(Encoding.self), default: usual.encoding, "CSS keyframes or SVG's own."),
            maxErrorPoints: error?.points ?? usual.maxErrorPoints,
            maxErrorOpacity: error?.opacity ?? usual.maxErrorOpacity,
            background: background)
    }

    private struct Tolerance: Sendable {
        var points: Double
        var opacity: Double
    }

    private static let tolerance: Format<Tolerance> = Format<Tolerance>.object(
        "maxError", "The most an animation may be off."
    ) { members in
        Tolerance(
            points: members.value(
                "points", Scalars.number(0.001...10, unit: "points"), default: Output().maxErrorPoints, "Of places."),
            opacity: members.value(
                "opacity", Scalars.number(0.0001...0.5), default: Output().maxErrorOpacity, "Of opacity and scale."))
    }
}
