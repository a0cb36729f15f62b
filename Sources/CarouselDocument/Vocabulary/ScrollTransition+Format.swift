import ViewTree

extension ScrollTransition.Threshold {
    /// A word, a visible fraction, or one threshold made from others.
    static let format: Format<ScrollTransition.Threshold> = Format<ScrollTransition.Threshold>.choice(
        "threshold", "How near to the centre of the container the identity phase begins.",
        [
            .word("visible", .visible, "Wholly visible."), .word("hidden", .hidden, "Just out of sight."),
            .word("centered", .centered, "At the centre."),
            .type(.number, Scalars.fraction.map { .visibleFraction($0) }, "A visible fraction."),
            .tag("visible", Scalars.number(-1000...1000).map { .visibleFraction($0) }, "A fraction, cut to 0 to 1."),
            .tag(
                "inset",
                .object("insetThreshold", "Nearer to the centre than another threshold.") { members in
                    .inset(
                        by: members.value("by", Scalars.coordinate, default: 0, "Points; negative is farther."),
                        of: members.value("of", nested, default: .visible, "The other threshold."))
                }, "Nearer to the centre by points."),
            .tag(
                "interpolated",
                .object("interpolatedThreshold", "Between two thresholds.") { members in
                    .interpolated(
                        members.value("from", nested, default: .visible, "At amount 0."),
                        towards: members.value("towards", nested, default: .centered, "At amount 1."),
                        amount: members.value("amount", Scalars.fraction, default: 0.5, "0 to 1."))
                }, "Between two thresholds."),
        ]
    ).writing { $0 == .visible ? "visible" : $0 == .centered ? "centered" : nil }

    private static let nested: Format<ScrollTransition.Threshold> = Format<ScrollTransition.Threshold>.deferred(
        "a threshold"
    ) { format }
    .writing { $0 == .visible ? "visible" : $0 == .centered ? "centered" : nil }
}

extension ScrollTransition.Configuration {
    /// A word, or a configuration with its parameters.
    static let format: Format<ScrollTransition.Configuration> = Format<ScrollTransition.Configuration>.choice(
        "transitionConfiguration", "How effects move from one phase to the next.",
        [
            .word("interactive", .interactive(), "With the position."),
            .word("animated", .animated(), "In time, once the threshold is crossed."),
            .word("identity", .identity, "Not at all."),
            .tag(
                "interactive",
                .choice(
                    "interactiveTransition", "With the position.",
                    TimingCurve.choices.map(paced) + [
                        .type(.object, .object("interactive", "A pace and its threshold.", readInteractive))
                    ]),
                "A timing curve, or members."),
            .tag(
                "animated",
                .choice(
                    "animatedTransition", "In time, once the threshold is crossed.",
                    [
                        .type(.string, Animation.format.map { .animated($0) }),
                        .type(.object, .object("animated", "An animation and its threshold.", readAnimated)),
                    ]), "An animation, or members."),
        ])

    private static func paced(_ choice: Choice<TimingCurve>) -> Choice<ScrollTransition.Configuration> {
        switch choice.kind {
        case .word(let word, let curve): .word(word, .interactive(timingCurve: curve), choice.note)
        case .tag(let name, let format): .tag(name, format.map { .interactive(timingCurve: $0) }, choice.note)
        case .type(let kind, let format): .type(kind, format.map { .interactive(timingCurve: $0) }, choice.note)
        }
    }

    @Sendable private static func readInteractive(_ members: inout Members) -> ScrollTransition.Configuration? {
        .interactive(
            timingCurve: members.value("timingCurve", TimingCurve.format, default: .easeInOut, "The pace."),
            threshold: members.value(
                "threshold", ScrollTransition.Threshold.format, default: .visible, "Where identity begins."),
            animation: members.optional("animation", Animation.format, "Lets the effects lag behind the position."))
    }

    @Sendable private static func readAnimated(_ members: inout Members) -> ScrollTransition.Configuration? {
        .animated(
            members.value("animation", Animation.format, default: .default, "How they move."),
            threshold: members.optional(
                "threshold", ScrollTransition.Threshold.format, "Where identity begins; half visible if left out.")
                ?? .visibleFraction(0.5))
    }

    /// The configuration with another threshold.
    fileprivate func threshold(_ threshold: ScrollTransition.Threshold?) -> ScrollTransition.Configuration {
        guard let threshold else { return self }
        switch self {
        case .identity: return .identity
        case .interactive(let curve, _, let animation):
            return .interactive(timingCurve: curve, threshold: threshold, animation: animation)
        case .animated(let animation, _): return .animated(animation, threshold: threshold)
        }
    }
}

extension ScrollTransition {
    private struct Sides: Sendable {
        var topLeading: Configuration = .interactive()
        var bottomTrailing: Configuration = .interactive()
    }

    private static let sidesFormat: Format<Sides> = Format<Sides>.choice(
        "transitionConfigurations", "How effects move, on both sides alike or on each.",
        [
            .type(.string, Configuration.format.map { Sides(topLeading: $0, bottomTrailing: $0) }),
            .tag("interactive", tagged("interactive")), .tag("animated", tagged("animated")),
            .type(
                .object,
                .object("transitionSides", "A configuration for each side.") { members in
                    Sides(
                        topLeading: members.optional("topLeading", Configuration.format, "At the top or leading edge.")
                            ?? .interactive(),
                        bottomTrailing: members.optional(
                            "bottomTrailing", Configuration.format, "At the bottom or trailing edge.")
                            ?? .interactive())
                }),
        ])

    /// The configuration's own format, given what stands under its tag.
    private static func tagged(_ tag: String) -> Format<Sides> {
        Format<Sides>(
            expectation: "a transition's parameters", schema: { _ in ["$ref": .string("#/$defs/\(tag)Transition")] }
        ) { value, report in
            report.path.pop()
            defer { report.path.push(tag) }
            return Configuration.format.read(.object([.init(tag, value)]), &report)
                .map { Sides(topLeading: $0, bottomTrailing: $0) }
        }
    }

    /// Configuration, threshold, axis and the effects of each phase.
    static let format: Format<ScrollTransition> = Format<ScrollTransition>.object(
        "transition", "Effects that follow a card in and out of the scroll view (scrollTransition)."
    ) { members in
        let sides = members.optional("configuration", sidesFormat, "interactive if left out.") ?? Sides()
        let threshold = members.optional(
            "threshold", Threshold.format, "For both sides; visible where interactive, half visible where animated.")
        let axis = members.optional("axis", Scalars.word(Axis.self), "The scroll view's own where left out.")
        let identity = members.optional("identity", EffectWords.format, "Where the threshold is met.")
        let edge = members.optional("edge", EffectWords.format, "Beyond either edge.")
        let topLeading = members.optional("topLeading", EffectWords.format, "Beyond the top or leading edge alone.")
        let bottomTrailing = members.optional(
            "bottomTrailing", EffectWords.format, "Beyond the bottom or trailing edge alone.")
        let phases = EffectWords.aligned([
            topLeading ?? edge ?? EffectWords(), identity ?? EffectWords(), bottomTrailing ?? edge ?? EffectWords(),
        ])
        return ScrollTransition(
            topLeading: sides.topLeading.threshold(threshold),
            bottomTrailing: sides.bottomTrailing.threshold(threshold),
            axis: axis, topLeadingEffects: phases[0], identityEffects: phases[1], bottomTrailingEffects: phases[2])
    }
}
