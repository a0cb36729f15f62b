import ViewTree

extension VisualEffect {
    private static let radius = Scalars.number(0...1000, unit: "points")

    static let blurFormat: Format<VisualEffect> = Format<VisualEffect>.choice(
        "blur", "A Gaussian blur.",
        [
            .type(.number, radius.map { .blur(radius: $0, opaque: false) }, "The radius in points."),
            .type(
                .object,
                .object("blurMembers", "A Gaussian blur.") { members in
                    .blur(
                        radius: members.value("radius", radius, default: 0, "Points; the standard deviation."),
                        opaque: members.value("opaque", Scalars.flag, default: false, "Whether edges stay opaque."))
                }),
        ])

    static let scaleFormat: Format<VisualEffect> = Format<VisualEffect>.choice(
        "scale", "A change of size as drawn.",
        [
            .type(.number, Scalars.factor.map { .scale(x: $0, y: $0, anchor: .center) }, "Of both sides."),
            .type(
                .object,
                .object("scaleMembers", "A change of size as drawn.") { members in
                    .scale(
                        x: members.value("x", Scalars.factor, default: 1, "Of the width."),
                        y: members.value("y", Scalars.factor, default: 1, "Of the height."),
                        anchor: members.value("anchor", UnitPoint.format, default: .center, "What stays in place."))
                }),
        ])

    static let rotationFormat: Format<VisualEffect> = Format<VisualEffect>.choice(
        "rotation", "A turn, clockwise.",
        [
            .type(.number, Scalars.degrees.map { .rotation(Angle(degrees: $0), anchor: .center) }, "Degrees."),
            .type(
                .object,
                .object("rotationMembers", "A turn, clockwise.") { members in
                    .rotation(
                        Angle(degrees: members.value("degrees", Scalars.degrees, default: 0, "Clockwise.")),
                        anchor: members.value("anchor", UnitPoint.format, default: .center, "What stays in place."))
                }),
        ])

    static let rotation3DFormat: Format<VisualEffect> = Format<VisualEffect>.choice(
        "rotation3D", "A turn in space.",
        [
            .type(
                .number, Scalars.degrees.map { .rotation3D(Rotation3D(angle: Angle(degrees: $0), y: 1)) },
                "Degrees about the vertical axis."),
            .type(.object, .object("rotation3DMembers", "A turn in space, seen in perspective.", readRotation3D)),
        ])

    @Sendable private static func readRotation3D(_ members: inout Members) -> VisualEffect? {
        let part = Scalars.number(-1000...1000)
        let degrees = members.value("degrees", Scalars.degrees, default: 0, "Clockwise about the axis.")
        let axis = members.optional(
            "axis",
            .object("axis3D", "A direction in space; its length does not count.") { members in
                [
                    members.value("x", part, default: 0, "To the right."),
                    members.value("y", part, default: 0, "Down."),
                    members.value("z", part, default: 0, "Out of the screen."),
                ]
            }, "The vertical axis where left out.")
        let anchor = members.value("anchor", UnitPoint.format, default: .center, "What stays in place.")
        let anchorZ = members.value("anchorZ", Scalars.coordinate, default: 0, "Its depth in points.")
        let perspective = members.value("perspective", Scalars.number(0...100), default: 1, "0 is none.")
        let direction = axis ?? [0, 1, 0]
        guard direction.contains(where: { $0 != 0 }) else {
            members.note("the axis has no direction", at: ["axis"], expected: "x, y or z other than 0")
            return nil
        }
        return .rotation3D(
            Rotation3D(
                angle: Angle(degrees: degrees), x: direction[0], y: direction[1], z: direction[2], anchor: anchor,
                anchorZ: anchorZ, perspective: perspective))
    }

    static let transformFormat: Format<VisualEffect> = Format<VisualEffect>.object(
        "transform", "x' = a x + c y + tx, y' = b x + d y + ty, about the top left corner."
    ) { members in
        .transform(
            AffineTransform(
                a: members.value("a", Scalars.factor, default: 1, "x from x."),
                b: members.value("b", Scalars.factor, default: 0, "y from x."),
                c: members.value("c", Scalars.factor, default: 0, "x from y."),
                d: members.value("d", Scalars.factor, default: 1, "y from y."),
                tx: members.value("tx", Scalars.coordinate, default: 0, "Points."),
                ty: members.value("ty", Scalars.coordinate, default: 0, "Points.")))
    }

    static let offsetFormat: Format<VisualEffect> = Format<VisualEffect>.object("offset", "A shift as drawn.") {
        members in
        .offset(
            Vector(
                dx: members.value("x", Scalars.coordinate, default: 0, "Points to the right."),
                dy: members.value("y", Scalars.coordinate, default: 0, "Points down.")))
    }
}
