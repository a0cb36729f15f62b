import Layout
import ViewTree
import Writers

extension RGBA {
    /// `#0B6E99`, with two more digits where it is not opaque.
    var words: String {
        var buffer = ByteBuffer(capacity: 9)
        buffer.append(byte: 35)
        for part in alpha < 1 ? [red, green, blue, alpha] : [red, green, blue] {
            buffer.append(hexadecimal: UInt64((part * 255).rounded()) << 56, digits: 2)
        }
        return buffer.string.uppercased()
    }
}

extension Color {
    /// Its components, those of dark appearance after a slash where they differ.
    var words: String { light == dark ? light.words : light.words + "/" + dark.words }
}

extension Gradient {
    var words: String {
        stops.map { $0.color.words + " at " + number($0.location) }.joined(separator: ", ")
    }
}

extension Paint {
    /// The colour or the kind of gradient and its colours.
    var words: String {
        switch self {
        case .color(let color): color.words
        case .linear(let gradient, let start, let end):
            "linear " + gradient.words + ", " + start.words + " to " + end.words
        case .radial(let gradient, let center, let inner, let outer):
            "radial " + gradient.words + ", " + center.words + " " + number(inner) + " to " + number(outer)
        }
    }
}

extension Shape {
    var words: String {
        switch self {
        case .rectangle: "rectangle"
        case .roundedRectangle(let radius): "corner radius " + number(radius)
        case .unevenRoundedRectangle(let a, let b, let c, let d):
            "corner radii " + [a, b, c, d].map(number).joined(separator: ", ")
        case .circle: "circle"
        case .capsule: "capsule"
        case .ellipse: "ellipse"
        }
    }
}

extension UnitPoint {
    /// SwiftUI's name, or the two fractions.
    var words: String {
        switch (x, y) {
        case (0.5, 0.5): "center"
        case (0, 0.5): "leading"
        case (1, 0.5): "trailing"
        case (0.5, 0): "top"
        case (0.5, 1): "bottom"
        case (0, 0): "topLeading"
        case (1, 0): "topTrailing"
        case (0, 1): "bottomLeading"
        case (1, 1): "bottomTrailing"
        default: "(" + number(x) + ", " + number(y) + ")"
        }
    }
}

extension ScrollTransition.Configuration {
    /// The kind and its curve.
    var words: String {
        switch self {
        case .identity: "identity"
        case .interactive(let curve, _, let animation):
            "interactive " + curve.words + (animation.map { ", " + $0.words } ?? "")
        case .animated(let animation, _): "animated " + animation.words
        }
    }

    var thresholdWords: String {
        switch self {
        case .identity: "none"
        case .interactive(_, let threshold, _), .animated(_, let threshold): threshold.words
        }
    }
}

extension ScrollTransition.Threshold {
    var words: String {
        switch self {
        case .hidden: "hidden"
        case .centered: "centered"
        case .visible: "visible"
        case .visibleFraction(let fraction): "visible(" + number(fraction) + ")"
        case .inset(let length, let other): other.words + " inset by " + number(length)
        case .interpolated(let from, let to, let amount):
            from.words + " towards " + to.words + " by " + number(amount)
        }
    }
}

extension TimingCurve {
    var words: String {
        switch self {
        case .linear: "linear"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .easeInOut: "easeInOut"
        case .circularEaseIn: "circularEaseIn"
        case .circularEaseOut: "circularEaseOut"
        case .circularEaseInOut: "circularEaseInOut"
        case .bezier(let x1, let y1, let x2, let y2):
            "bezier(" + [x1, y1, x2, y2].map(number).joined(separator: ", ") + ")"
        }
    }
}

extension Animation {
    var words: String {
        switch self {
        case .default: "default"
        case .spring(let duration, let bounce): "spring " + number(duration) + " s, bounce " + number(bounce)
        case .springResponse(let response, let fraction):
            "spring response " + number(response) + " s, damping fraction " + number(fraction)
        case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
            "spring " + [mass, stiffness, damping, velocity].map(number).joined(separator: ", ")
        case .curve(let curve, let duration): curve.words + " " + number(duration) + " s"
        case .contentOffset: "contentOffset"
        case .adjusted(let animation, let delay, let speed):
            animation.words + ", delay " + number(delay) + " s, speed " + number(speed)
        }
    }
}
