import ViewTree
import Writers

/// Classes for colours that differ in the dark, each once.
struct ThemeRules: ~Copyable {
    private var classes: [Rule: ElementID] = [:]
    private(set) var buffer = ByteBuffer()

    struct Rule: Hashable {
        let property: ColorProperty
        let dark: RGBA
        let writesOpacity: Bool
    }

    /// The class that gives a property its dark colour.
    mutating func id(for rule: Rule, in definitions: inout Definitions) -> ElementID {
        if let known = classes[rule] { return known }
        let id = definitions.makeID()
        classes[rule] = id
        buffer.append(byte: 46)
        id.write(to: &buffer)
        buffer.append(byte: 123)
        buffer.append(rule.property.name)
        buffer.append(byte: 58)
        rule.dark.write(to: &buffer)
        if rule.writesOpacity {
            buffer.append(byte: 59)
            buffer.append(rule.property.opacityName)
            buffer.append(byte: 58)
            buffer.append(rule.dark.alpha, format: DecimalFormat(leadingZero: false))
        }
        buffer.append(byte: 125)
        return id
    }
}

/// A property that takes a colour.
enum ColorProperty: Hashable {
    case fill, stroke, stop, flood

    var name: StaticString {
        switch self {
        case .fill: "fill"
        case .stroke: "stroke"
        case .stop: "stop-color"
        case .flood: "flood-color"
        }
    }

    var opacityName: StaticString {
        switch self {
        case .fill: "fill-opacity"
        case .stroke: "stroke-opacity"
        case .stop: "stop-opacity"
        case .flood: "flood-opacity"
        }
    }
}

extension RGBA {
    /// Writes `#rgb` or `#rrggbb`, without alpha.
    func write(to buffer: inout ByteBuffer) {
        let format = DecimalFormat(decimals: 0)
        func scaled(_ part: Double) -> UInt64 { UInt64(format.scaled(part * 255)) }
        let (red, green, blue) = (scaled(red), scaled(green), scaled(blue))
        buffer.append(byte: 35)
        let isShort = red % 17 == 0 && green % 17 == 0 && blue % 17 == 0
        func write(_ part: UInt64) {
            buffer.append(hexadecimal: isShort ? (part % 16) << 60 : part << 56, digits: isShort ? 1 : 2)
        }
        write(red)
        write(green)
        write(blue)
    }
}
