import ViewTree

extension View.Content {
    /// A control, a picture or an unknown view as the views it is made of.
    func composed(in environment: LayoutEnvironment) -> View {
        switch self {
        case .image(let image): image.composed(in: environment)
        case .button(let button): button.composed(in: environment)
        case .progressView(let value): View.progress(value)
        case .placeholder(let name, let detail): View.card(name, detail: detail)
        default: .empty
        }
    }
}

extension View {
    fileprivate static func text(_ string: String, _ style: Font.TextStyle, _ weight: Font.Weight? = nil) -> View {
        View(content: .text(Text(string: string)), modifiers: [.font(Font(size: .style(style), weight: weight))])
    }

    fileprivate static func shape(_ shape: Shape, _ style: ShapeStyle) -> View {
        View(content: .shape(PaintedShape(shape: shape, fill: style)))
    }

    /// A card that names a view which is not defined; its colour follows from the name.
    fileprivate static func card(_ name: String, detail: String?) -> View {
        let hue = Double(name.stableHash % 360) / 360
        let tone = Color(
            light: RGBA(hue: hue, saturation: 0.35, brightness: 0.92),
            dark: RGBA(hue: hue, saturation: 0.5, brightness: 0.4))
        let line = Color(
            light: RGBA(hue: hue, saturation: 0.5, brightness: 0.7),
            dark: RGBA(hue: hue, saturation: 0.4, brightness: 0.65))
        let corner = Shape.roundedRectangle(cornerRadius: 12)
        let words = View(
            content: .stack(
                Stack(
                    axis: .vertical, spacing: 2,
                    content: [.text(name, .footnote, .semibold)] + (detail.map { [.text($0, .caption2)] } ?? []))),
            modifiers: [
                .lineLimit(1), .foregroundStyle(.color(.primary)), .padding(EdgeInsets(6, on: .all)),
            ])
        return View(
            content: .shape(PaintedShape(shape: corner, fill: .color(tone))),
            modifiers: [
                .overlay(
                    View(
                        content: .shape(
                            PaintedShape(
                                shape: corner,
                                stroke: PaintedShape.Stroke(style: .color(line), isInside: true, dash: [4, 3])))),
                    alignment: .center),
                .overlay(words, alignment: .center),
                // Large enough to be seen and read where nothing is offered.
                .flexibleFrame(FlexibleFrame(idealWidth: 160, idealHeight: 100)),
                .accessibilityLabel(name),
            ])
    }

    /// A spinner at rest, or a bar filled to a fraction.
    fileprivate static func progress(_ value: Double?) -> View {
        guard let value else {
            let spokes = PaintedShape.Stroke(
                style: .foreground(level: 2), lineWidth: 3, isInside: true, dash: [2.2, 4.5])
            return View(
                content: .shape(PaintedShape(shape: .circle, stroke: spokes)),
                modifiers: [.frame(width: 20, height: 20, alignment: .center)])
        }
        let fraction = min(max(value.orZero, 0), 1)
        let bar = GeometryReader(source: "ProgressView \(Int((fraction * 1000).rounded()))") { proxy in
            View.shape(.capsule, .tint).modifier(
                .frame(width: proxy.size.width * fraction, height: nil, alignment: .center))
        }
        return View(
            content: .zStack(
                alignment: .leading,
                [.shape(.capsule, .faded(.foreground(level: 1), opacity: 0.12)), View(content: .geometryReader(bar))]),
            modifiers: [.frame(width: nil, height: 4, alignment: .center)])
    }
}

extension Image {
    /// Points of a picture without a size of its own: the usual 4 to 3.
    private static let defaultSize = Size(width: 160, height: 120)

    fileprivate func composed(in environment: LayoutEnvironment) -> View {
        isSymbol ? symbol(in: environment) : picture
    }

    /// A symbol is a little larger than the text around it and has its colour.
    private func symbol(in environment: LayoutEnvironment) -> View {
        var settings = environment.text
        settings.isItalic = false
        let length = TextMeasure.symbolLength(settings)
        let outline = View(
            content: .shape(
                PaintedShape(
                    shape: .roundedRectangle(cornerRadius: length / 4),
                    fill: .faded(.foreground(level: 1), opacity: 0.3),
                    stroke: PaintedShape.Stroke(style: .foreground(level: 1), lineWidth: length / 12, isInside: true))))
        let frame: Modifier =
            isResizable
            ? .flexibleFrame(FlexibleFrame(idealWidth: length, idealHeight: length))
            : .frame(width: length, height: length, alignment: .center)
        return outline.modifiers([frame, .accessibilityLabel(name)])
    }

    private var picture: View {
        let own = size ?? Self.defaultSize
        let words = View.text(name, .caption).modifiers([
            .lineLimit(1), .foregroundStyle(.faded(.color(.primary), opacity: 0.6)), .padding(EdgeInsets(4, on: .all)),
        ])
        let frame: Modifier =
            isResizable
            ? .flexibleFrame(FlexibleFrame(idealWidth: own.width, idealHeight: own.height))
            : .frame(width: own.width, height: own.height, alignment: .center)
        return View.shape(.roundedRectangle(cornerRadius: 8), .color(.placeholder))
            .modifiers([.overlay(words, alignment: .center), frame, .accessibilityLabel(name)])
    }
}

extension Button {
    /// Points around the label of a bordered button.
    // Measured on iOS by many: a bordered body-size button is 34 points high.
    private static let padding = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    fileprivate func composed(in environment: LayoutEnvironment) -> View {
        let tint = ShapeStyle.tint
        let view: View
        switch style {
        case .plain: view = label
        case .automatic, .borderless: view = label.modifier(.foregroundStyle(tint))
        case .bordered:
            view = label.modifiers([
                .foregroundStyle(tint), .padding(Self.padding),
                .background(.shape(.capsule, .faded(tint, opacity: 0.15)), alignment: .center),
            ])
        case .borderedProminent:
            view = label.modifiers([
                .foregroundStyle(.color(.white)), .padding(Self.padding),
                .background(.shape(.capsule, tint), alignment: .center),
            ])
        }
        return environment.isEnabled ? view : view.modifier(.effect(.opacity(0.4)))
    }
}

extension String {
    /// The same number on every machine: 32-bit FNV-1a of the UTF-8 bytes.
    var stableHash: UInt32 {
        utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
