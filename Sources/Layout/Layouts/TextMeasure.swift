import Typography
import ViewTree

/// Words, broken where the offered width ends and cut where the offered height does.
struct TextMeasure: ViewLayout {
    let string: String
    let font: FontDescription
    let settings: TextSettings
    let paint: Paint
    let direction: LayoutDirection

    func size(for proposal: ProposedSize) -> Size {
        let layout = layout(for: proposal)
        return Size(width: layout.width, height: layout.height)
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) -> [Node] {
        if string.isEmpty { return [] }
        return [Node(frame: place.physical(rect), content: .text(layout(for: proposal), paint))]
    }

    func baseline(isFirst: Bool, for proposal: ProposedSize) -> Double? {
        let layout = layout(for: proposal)
        return isFirst ? layout.firstBaseline : layout.lastBaseline
    }

    private func layout(for proposal: ProposedSize) -> TextLayout {
        let whole = layout(maxWidth: proposal.width, lineLimit: settings.lineLimit)
        guard let height = proposal.height, height.isFinite, whole.height > height + Self.tolerance,
            whole.lines.count > 1
        else { return whole }
        let pitch = whole.lines[1].baseline - whole.lines[0].baseline
        guard pitch > 0 else { return whole }
        let single = whole.height - pitch * Double(whole.lines.count - 1)
        let fitting = 1 + ((height + Self.tolerance - single) / pitch).rounded(.down)
        return layout(maxWidth: proposal.width, lineLimit: Int(min(max(1, fitting), 10_000)))
    }

    /// Lengths that differ by less than this, in points, are one.
    static let tolerance = 0.001

    private func layout(maxWidth: Double?, lineLimit: Int?) -> TextLayout {
        TextLayout(
            string, font: font, maxWidth: maxWidth == .infinity ? nil : maxWidth,
            lineLimit: lineLimit.map { max(1, $0) },
            alignment: settings.alignment.forText, truncation: settings.truncation.forText,
            layoutDirection: direction == .leftToRight ? .leftToRight : .rightToLeft,
            lineSpacing: settings.lineSpacing)
    }
}

extension TextMeasure {
    init(_ text: Text, in environment: LayoutEnvironment) {
        string = text.string
        settings = environment.text
        font = FontDescription(environment.text)
        paint = environment.foreground
        direction = environment.layoutDirection
    }
}

extension TextMeasure {
    /// The side of a symbol's square beside texts with these settings, in points.
    // SF Symbols at medium scale are about 1.2 times the point size high.
    static func symbolLength(_ settings: TextSettings) -> Double { FontDescription(settings).size * 1.2 }
}

extension FontDescription {
    /// The font of texts with these settings; the family is always the library's own.
    init(_ settings: TextSettings) {
        let base: FontDescription
        switch settings.font.size {
        case .points(let size): base = FontDescription(size: size)
        case .style(let style): base = .style(Style(rawValue: style.rawValue) ?? .body)
        }
        let weight = settings.weight ?? settings.font.weight
        self.init(
            size: base.size, weight: weight?.openType ?? base.weight,
            isItalic: settings.isItalic || settings.font.isItalic)
    }
}

extension Font.Weight {
    /// The OpenType weight class.
    fileprivate var openType: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}

extension HorizontalAlignment {
    fileprivate var forText: TextLayout.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension TruncationMode {
    fileprivate var forText: TextLayout.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
