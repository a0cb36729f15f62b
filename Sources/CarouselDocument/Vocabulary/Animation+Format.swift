import ViewTree

extension TimingCurve {
    private static let named: [(String, TimingCurve)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
        ("circularEaseInOut", .circularEaseInOut),
    ]

    static let choices: [Choice<TimingCurve>] =
        named.map { .word($0.0, $0.1) } + [
            .tag(
                "bezier",
                .object("bezier", "A cubic from (0, 0) to (1, 1) by its two control points.") { members in
                    .bezier(
                        x1: members.value("x1", Scalars.fraction, default: 0.42, "0 to 1."),
                        y1: members.value("y1", Scalars.number(-10...10), default: 0, "May leave 0 to 1."),
                        x2: members.value("x2", Scalars.fraction, default: 0.58, "0 to 1."),
                        y2: members.value("y2", Scalars.number(-10...10), default: 1, "May leave 0 to 1."))
                })
        ]

    /// One of UnitCurve's names, or a Bézier curve.
    static let format: Format<TimingCurve> = Format<TimingCurve>.choice(
        "timingCurve", "The pace of a change from 0 to 1 (UnitCurve).", choices
    ).writing { curve in named.first { $0.1 == curve }.map { .string($0.0) } }
}

extension Animation {
    private static let duration = Scalars.number(0.001...60, unit: "seconds")

    /// One of SwiftUI's animations by name, or with its parameters.
    static let format: Format<Animation> = Format<Animation>.choice(
        "animation", "How a change moves in time.",
        [
            .word("default", .default, "The spring of response 0.55, without bounce."),
            .word("spring", .smooth, "Half a second, without bounce."),
            .word("smooth", .smooth, "Half a second, without bounce."),
            .word("snappy", .snappy, "Half a second, bounce 0.15."),
            .word("bouncy", .bouncy, "Half a second, bounce 0.3."),
            .word("linear", .linear, "0.35 s."), .word("easeIn", .easeIn, "0.35 s."),
            .word("easeOut", .easeOut, "0.35 s."), .word("easeInOut", .easeInOut, "0.35 s."),
            .word("contentOffset", .contentOffset, "UIKit's animated content offset, 0.3 s."),
            .tag("spring", springFormat, "By duration and bounce, or by response and dampingFraction."),
            .tag("interpolatingSpring", interpolatingSpringFormat, "By mass, stiffness and damping."),
            .tag("linear", duration.map { .curve(.linear, duration: $0) }, "Seconds."),
            .tag("easeIn", duration.map { .curve(.easeIn, duration: $0) }, "Seconds."),
            .tag("easeOut", duration.map { .curve(.easeOut, duration: $0) }, "Seconds."),
            .tag("easeInOut", duration.map { .curve(.easeInOut, duration: $0) }, "Seconds."),
            .tag("timingCurve", timingCurveFormat, "A curve over a time."),
            .tag("adjusted", adjustedFormat, "Another animation, later or faster."),
        ])

    private static let springFormat: Format<Animation> = Format<Animation>.object("spring", "A spring.") { members in
        let duration = members.value("duration", duration, default: 0.5, "The perceptual duration in seconds.")
        let bounce = members.value(
            "bounce", Scalars.number(-0.99...0.99), default: 0, "0 is none; above, it overshoots.")
        let response = members.optional("response", Self.duration, "Seconds; takes the place of duration.")
        let damping = members.optional(
            "dampingFraction", Scalars.number(0.01...10), "1 is no bounce; 0.825 where left out beside response.")
        if response != nil || damping != nil {
            return .springResponse(response ?? 0.5, dampingFraction: damping ?? 0.825)
        }
        return .spring(duration: duration, bounce: bounce)
    }

    private static let interpolatingSpringFormat: Format<Animation> = Format<Animation>.object(
        "interpolatingSpring", "A spring by its physical constants."
    ) { members in
        let positive = Scalars.number(0.01...45_000)
        return .interpolatingSpring(
            mass: members.value("mass", positive, default: 1, "Of what hangs on it."),
            stiffness: members.value("stiffness", positive, default: 170, "Force by length."),
            damping: members.value("damping", positive, default: 26, "Force by speed."),
            initialVelocity: members.value("initialVelocity", Scalars.factor, default: 0, "Lengths per second."))
    }

    private static let timingCurveFormat: Format<Animation> = Format<Animation>.object(
        "timedCurve", "A curve over a time."
    ) { members in
        .curve(
            members.value("curve", TimingCurve.format, default: .easeInOut, "The pace."),
            duration: members.value("duration", duration, default: 0.35, "Seconds."))
    }

    private static let adjustedFormat: Format<Animation> = Format<Animation>.object(
        "adjusted", "An animation, later or faster."
    ) { members in
        .adjusted(
            members.value(
                "animation", .deferred("an animation") { Animation.format }, default: .default, "What is changed."),
            delay: members.value("delay", Scalars.seconds, default: 0, "Seconds before it begins."),
            speed: members.value("speed", Scalars.number(0.01...100), default: 1, "Multiplies its pace."))
    }
}
