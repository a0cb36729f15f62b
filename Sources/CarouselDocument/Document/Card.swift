import ViewTree

/// One card of a carousel as a document describes it.
struct Card: Sendable, Equatable {
    var shape: Shape = .roundedRectangle(cornerRadius: 20)
    var fill: ShapeStyle = .palette(.ocean, index: nil)
    var stroke: PaintedShape.Stroke?
    var shadow: Shadow?
    var title: String? = "Card {number}"
    var subtitle: String?
    var image: Image?
    var font = Font(size: .style(.headline))
    var subtitleFont = Font(size: .style(.subheadline))
    var foreground: ShapeStyle?
    var alignment: Alignment = .center
    var lineLimit: Int?
    var padding: EdgeInsets?
    var aspectRatio: Double?
    var contentMode: ContentMode = .fit
    var frame: FrameWords?
    var relativeFrame: ContainerRelativeFrame?
    var effects = EffectWords()
    var parallax: Double?
    var zIndex: Double?
    var accessibilityLabel: String?
    var isExtended = false

    /// The view of the card in a layout; modifiers inner to outer as SwiftUI code has them.
    func view(in layout: LayoutWords, along axis: Axis, transition: ScrollTransition?) -> View {
        var view = View(content: .shape(PaintedShape(shape: shape, fill: fill, stroke: stroke)))
        if let label { view = view.modifier(.overlay(label, alignment: alignment)) }
        if let shadow { view = view.modifier(.shadow(shadow)) }
        if let padding { view = view.modifier(.padding(padding)) }
        if let aspectRatio { view = view.modifier(.aspectRatio(aspectRatio, contentMode: contentMode)) }
        view = view.modifiers(frame?.modifiers ?? [])
        if let relativeFrame { view = view.modifier(.containerRelativeFrame(relativeFrame)) }
        if !hasLength(along: layout.axis) { view = view.modifier(usualLength(in: layout)) }
        if isExtended { view = view.modifier(.backgroundExtensionEffect(isEnabled: true)) }
        view = view.modifiers(effects.list.map { .effect($0) })
        if let parallax { view = view.modifier(.visualEffect(.parallax(parallax, along: axis))) }
        if let transition { view = view.modifier(.scrollTransition(transition)) }
        if let accessibilityLabel { view = view.modifier(.accessibilityLabel(accessibilityLabel)) }
        if let zIndex { view = view.modifier(.zIndex(zIndex)) }
        return view
    }

    /// Whether the document gives the card a length along an axis, directly or by its ratio.
    private func hasLength(along axis: Axis) -> Bool {
        if relativeFrame?.axes.contains(axis) == true || frame?.hasLength(along: axis) == true { return true }
        return aspectRatio != nil
    }

    /// A card without a length is as long as the container, and square in a grid.
    private func usualLength(in layout: LayoutWords) -> Modifier {
        switch layout.kind {
        case .stack(let axis, _): .containerRelativeFrame(ContainerRelativeFrame(axes: Axis.Set(axis)))
        case .grid: .aspectRatio(1, contentMode: .fit)
        }
    }

    /// Image, title and subtitle below each other; nil where there is none.
    private var label: View? {
        var lines: [View] = []
        if let image { lines.append(View(content: .image(image))) }
        if let title { lines.append(text(title, font)) }
        if let subtitle { lines.append(text(subtitle, subtitleFont)) }
        guard !lines.isEmpty else { return nil }
        let column = Stack(
            axis: .vertical, alignment: Alignment(horizontal: alignment.horizontal), spacing: 4, content: lines)
        return View(
            content: .stack(column),
            modifiers: [
                .multilineTextAlignment(alignment.horizontal), .foregroundStyle(foreground ?? fill.readableLabel),
                .padding(EdgeInsets(12, on: .all)),
            ])
    }

    private func text(_ string: String, _ font: Font) -> View {
        let text = View(content: .text(Text(string: string))).modifier(.font(font))
        return lineLimit.map { text.modifier(.lineLimit($0)) } ?? text
    }
}

extension ShapeStyle {
    /// White on dark paint and black on light, by relative luminance (WCAG 2: contrast with both is equal at 0.179).
    fileprivate var readableLabel: ShapeStyle {
        switch self {
        case .color(let color): .color(Color(light: color.light.readableLabel, dark: color.dark.readableLabel))
        case .shaded(let style): style.readableLabel
        case .palette, .linearGradient, .radialGradient, .tint, .faded: .color(.white)
        case .background, .material, .foreground: .color(.primary)
        }
    }
}

extension RGBA {
    fileprivate var readableLabel: RGBA {
        let luminance = 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
        let isLight = luminance > 0.5 || alpha < 0.5
        return RGBA(hex: isLight ? 0 : 0xFFFFFF)
    }
}

extension GeometryEffect {
    /// A shift by a multiple of the card's distance from rest at the leading edge or the top.
    static func parallax(_ factor: Double, along axis: Axis) -> GeometryEffect {
        GeometryEffect(source: "parallax(\(factor.written), along: .\(axis.rawValue))") { proxy in
            var shift = Vector.zero
            shift[axis] = -proxy.scrollViewFrame.min(axis) * factor
            return [.offset(shift)]
        }
    }
}
