import ViewTree
import Writers

extension Keyframes {
    private static let format = DecimalFormat(leadingZero: false)

    /// Writes the blocks of a `@keyframes` rule.
    func writeCSS(to css: inout ByteBuffer) {
        var index = 0
        while index < frames.count {
            let frame = frames[index]
            Self.write(percent: frame.percent, to: &css)
            // A row that holds is written once for both its ends.
            let holds = index + 1 < frames.count && frames[index + 1].row == frame.row
            if holds {
                index += 1
                css.append(byte: 44)
                Self.write(percent: frames[index].percent, to: &css)
            }
            css.append(byte: 123)
            declarations(frame.row, to: &css)
            let isLast = index + 1 >= frames.count
            if !isLast, !isStepped, frames[index].timing != .linear {
                css.append(";animation-timing-function:")
                frames[index].timing.writeCSS(to: &css)
            }
            css.append(byte: 125)
            index += 1
        }
    }

    private static func write(percent: Int, to css: inout ByteBuffer) {
        if percent == Clock.whole {
            css.append("to")
        } else {
            css.append(Double(percent) / 1000, format: format)
            css.append(byte: 37)
        }
    }

    private func declarations(_ row: [Double], to css: inout ByteBuffer) {
        var needsSeparator = false
        func separate() {
            if needsSeparator { css.append(byte: 59) }
            needsSeparator = true
        }
        if !track.steps.isEmpty {
            separate()
            css.append("transform:")
            for step in track.steps(row) { step.write(to: &css, isCSS: true) }
        }
        if track.hasOpacity {
            separate()
            css.append("opacity:")
            css.append(track.opacity(row), format: Self.format)
        }
        if !track.filters.isEmpty {
            separate()
            css.append("filter:")
            for filter in track.filters(row) { filter.writeCSS(to: &css) }
        }
    }
}

extension CubicTiming {
    private static let format = DecimalFormat(decimals: 4, leadingZero: false)

    func writeCSS(to css: inout ByteBuffer) {
        css.append("cubic-bezier(")
        for (index, number) in [x1, y1, x2, y2].enumerated() {
            if index > 0 { css.append(byte: 44) }
            css.append(number, format: Self.format)
        }
        css.append(byte: 41)
    }
}

extension FilterStep {
    /// Writes the CSS filter functions that do the same; their number depends on the kind of step alone.
    func writeCSS(to css: inout ByteBuffer) {
        func function(_ name: StaticString, _ amount: Double, _ unit: StaticString = "") {
            css.append(name)
            css.append(byte: 40)
            css.append(amount, format: DecimalFormat(decimals: 4, leadingZero: false))
            css.append(unit)
            css.append(byte: 41)
        }
        switch self {
        case .blur(let radius, _): function("blur", radius * Self.deviationsPerRadius, "px")
        case .contrast(let amount): function("contrast", max(0, amount))
        case .saturation(let amount): function("saturate", max(0, amount))
        case .grayscale(let amount): function("grayscale", max(0, amount))
        case .hueRotation(let degrees): function("hue-rotate", degrees, "deg")
        case .brightness(let amount):
            // CSS multiplies where SwiftUI adds. contrast(k) is k c + (1 - k) / 2; divided by k it is c + (1 - k) / 2k,
            // which is c + b for k = 1 / (1 + 2 b). Darkening is lightening of the negative.
            let factor = 1 / (1 + 2 * abs(amount))
            function("invert", amount < 0 ? 1 : 0)
            function("contrast", factor)
            function("brightness", 1 / factor)
            function("invert", amount < 0 ? 1 : 0)
        case .shadow: break
        }
    }
}
