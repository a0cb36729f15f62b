import ViewTree

/// What a document says of a viewport; what it leaves out stays as it was.
struct ViewportChange: Sendable, Hashable {
    var base: Viewport?
    var width: Double?
    var height: Double?
    var safeArea: EdgeInsets?
    var horizontalSizeClass: SizeClass?
    var verticalSizeClass: SizeClass?
    var layoutDirection: LayoutDirection?
    var displayScale: Double?

    /// The viewport after the change.
    func applied(to viewport: Viewport) -> Viewport {
        var result = base ?? viewport
        if base != nil { result.layoutDirection = viewport.layoutDirection }
        if let width { result.size.width = width }
        if let height { result.size.height = height }
        if let safeArea { result.safeArea = safeArea }
        if let horizontalSizeClass { result.horizontalSizeClass = horizontalSizeClass }
        if let verticalSizeClass { result.verticalSizeClass = verticalSizeClass }
        if let layoutDirection { result.layoutDirection = layoutDirection }
        if let displayScale { result.displayScale = displayScale }
        return result
    }

    /// A device by name, or the viewport's members.
    static let format: Format<ViewportChange> = Format<ViewportChange>.choice(
        "viewport", "The screen or window: a device by name, or its members. What is left out stays as it was.",
        Device.allCases.map { .word($0.rawValue, ViewportChange(base: $0.viewport)) } + [
            .type(.object, .object("viewportMembers", "The screen or window.", read))
        ])

    private static let side = Scalars.number(1...10_000, unit: "points")

    @Sendable private static func read(_ members: inout Members) -> ViewportChange? {
        ViewportChange(
            base: members.optional("device", Scalars.word(Device.self), "A device whose values the others change.")?
                .viewport,
            width: members.optional("width", side, "Points; 393 at first."),
            height: members.optional("height", side, "Points; 320 at first."),
            safeArea: members.optional("safeArea", EdgeInsets.format, "What bars and corners take; 0 at first."),
            horizontalSizeClass: members.optional(
                "horizontalSizeClass", Scalars.word(SizeClass.self), "The width class; compact at first."),
            verticalSizeClass: members.optional(
                "verticalSizeClass", Scalars.word(SizeClass.self), "The height class; regular at first."),
            layoutDirection: members.optional(
                "layoutDirection", Scalars.word(LayoutDirection.self), "Which way rows run; leftToRight at first."),
            displayScale: members.optional(
                "displayScale", Scalars.number(1...4), "Pixels a point; 3 at first."))
    }
}

/// Viewports known by name, whole screens in points.
enum Device: String, Sendable, CaseIterable {
    case iPhone
    case iPhoneLandscape
    case iPad
    case splitView

    /// iPhone 15 (393 x 852, insets of the Dynamic Island and the home indicator) upright and on its side; iPad Pro 11"
    /// upright (834 x 1194, status bar 24, home indicator 20); half of the same iPad on its side, which is compact in width.
    var viewport: Viewport {
        switch self {
        case .iPhone:
            Viewport(size: Size(width: 393, height: 852), safeArea: EdgeInsets(top: 59, bottom: 34))
        case .iPhoneLandscape:
            Viewport(
                size: Size(width: 852, height: 393), safeArea: EdgeInsets(leading: 59, bottom: 21, trailing: 59),
                horizontalSizeClass: .compact, verticalSizeClass: .compact)
        case .iPad:
            Viewport(
                size: Size(width: 834, height: 1194), safeArea: EdgeInsets(top: 24, bottom: 20),
                horizontalSizeClass: .regular, displayScale: 2)
        case .splitView:
            Viewport(
                size: Size(width: 592, height: 834), safeArea: EdgeInsets(top: 24, bottom: 20), displayScale: 2)
        }
    }
}
