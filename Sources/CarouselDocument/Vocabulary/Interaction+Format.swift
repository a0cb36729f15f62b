import ViewTree

/// One interaction as a document says it; some still depend on the viewport at their time.
enum InteractionWords: Sendable, Equatable {
    case done(Interaction)
    /// A fling whose drag was left out.
    case flick(Fling)
    case resize(ViewportChange)

    /// `{ "fling": { … } }` and the others.
    static let format: Format<InteractionWords> = Format<InteractionWords>.choice(
        "interaction", "Something done to the carousel, after what came before.",
        [
            .tag("fling", .object("fling", "A finger drags and lets go.", fling), "A finger drags and lets go."),
            .tag("drag", drag, "A finger drags, rests, and lets go without speed."),
            .tag(
                "catch",
                .object("catch", "A finger stops a moving scroll view.") { members in
                    .done(
                        .catch(
                            Catch(
                                after: members.value(
                                    "after", Scalars.seconds, default: 0.25, "Seconds after the start of what it stops."
                                ),
                                hold: members.value("hold", Scalars.seconds, default: 0.3, "Seconds of rest."))))
                }, "A finger stops a moving scroll view."),
            .tag("scrollTo", .object("scrollTo", "Code scrolls.", scrollTo), "Code scrolls."),
            .tag("tap", Scalars.text().map { .done(.tap(label: $0)) }, "A button with this label is tapped."),
            .tag("wait", Scalars.seconds.map { .done(.wait($0)) }, "Seconds of nothing."),
            .tag("resize", ViewportChange.format.map { .resize($0) }, "The window changes: rotation, split view."),
            .tag(
                "setItems",
                Scalars.list(of: ViewID.format, most: 10_000).compactMap("each identity once") { ids in
                    Set(ids).count == ids.count ? .done(.setItems(ids)) : nil
                },
                "The items become these, by identity: reordered, inserted, removed."),
        ])

    /// How far a finger moves before a fling whose drag is left out, in points.
    static let flickLength = 60.0

    private static let translation = AlongAxis.format(Scalars.number(-100_000...100_000, unit: "points"), "translation")
    private static let velocity = AlongAxis.format(Scalars.velocity, "velocity")

    private static let sample: Format<Fling.Sample> = Format<Fling.Sample>.object(
        "sample", "Where the finger was at a time."
    ) { members in
        Fling.Sample(
            time: members.value("time", Scalars.seconds, default: 0, "Seconds from the touch."),
            translation: members.value(
                "translation", translation, default: .main(0), "Points from the touch; left and up are negative."))
    }

    @Sendable private static func fling(_ members: inout Members) -> InteractionWords? {
        let drag = members.optional(
            "drag", translation, "How far the finger moves; negative moves the content forward. 60 points if left out.")
        let velocity = members.optional(
            "velocity", velocity, "Of the content at release; positive where the offset grows.")
        let duration = members.optional("duration", Scalars.number(0.001...60, unit: "seconds"), "Of the drag.")
        let samples = members.optional(
            "samples", Scalars.list(of: sample, most: 2000),
            "The recorded path of the finger; gives drag, duration and velocity.")
        let after = members.optional(
            "after", Scalars.seconds, "Seconds after the start of the interaction before; left out, after its end.")
        if let samples, zip(samples, samples.dropFirst()).contains(where: { $0.time >= $1.time }) {
            members.note("the samples are not in order", at: ["samples"], expected: "rising times")
        }
        let fling = Fling(
            translation: drag ?? .main(0), duration: duration, samples: samples ?? [], velocity: velocity,
            startsAfter: after)
        return drag == nil && samples == nil ? .flick(fling) : .done(.fling(fling))
    }

    private static let drag: Format<InteractionWords> = Format<InteractionWords>.choice(
        "drag", "A finger drags, rests, and lets go without speed.",
        [
            .type(.number, Scalars.velocity.map { .done(.drag(Drag(translation: .main($0)))) }, "Points."),
            .type(
                .object,
                .object("dragMembers", "A finger drags, rests, and lets go without speed.") { members in
                    .done(
                        .drag(
                            Drag(
                                translation: members.value(
                                    "translation", translation, default: .main(-flickLength),
                                    "How far the finger moves; negative moves the content forward."),
                                duration: members.optional(
                                    "duration", Scalars.number(0.001...60, unit: "seconds"), "Of the movement."),
                                hold: members.value("hold", Scalars.seconds, default: 0.3, "Seconds of rest."))))
                }),
        ])

    @Sendable private static func scrollTo(_ members: inout Members) -> InteractionWords? {
        let target = ScrollPosition.Target.read(&members)
        let anchor = members.optional("anchor", UnitPoint.format, "The place of card and container that meet.")
        let animation = members.optional("animation", Animation.format, "Left out, it jumps.")
        let isProxy = members.value(
            "proxy", Scalars.flag, default: false, "Whether a ScrollViewReader does it, which moves least.")
        let after = members.optional(
            "after", Scalars.seconds, "Seconds after the start of the interaction before; left out, after its end.")
        return target.map {
            .done(
                .scrollTo(
                    ScrollTo(target: $0, anchor: anchor, animation: animation, isProxy: isProxy, startsAfter: after)))
        }
    }
}
