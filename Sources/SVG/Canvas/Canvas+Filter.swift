import ViewTree
import Writers

extension Canvas {
    /// The filter of these steps over content in `bounds`.
    mutating func filter(_ steps: [FilterStep], over bounds: Rect) -> ElementID {
        let region = steps.reduce(bounds) { rect, step in
            let reach = step.reach
            return Rect(
                x: rect.minX - reach.leading, y: rect.minY - reach.top,
                width: rect.width + reach.leading + reach.trailing, height: rect.height + reach.top + reach.bottom)
        }
        let content = aside { canvas in for step in steps { canvas.primitives(step) } }
        return definitions.id("filter") { filter in
            filter.attribute("x", region.minX)
            filter.attribute("y", region.minY)
            filter.attribute("width", region.width)
            filter.attribute("height", region.height)
            filter.attribute("filterUnits", literal: "userSpaceOnUse")
            filter.attribute("color-interpolation-filters", literal: "sRGB")
            filter.raw { $0.append(content) }
        }
    }

    private mutating func primitives(_ step: FilterStep) {
        switch step {
        case .blur(let radius, let isOpaque):
            element("feGaussianBlur") { $0.xml.attribute("stdDeviation", radius * FilterStep.deviationsPerRadius) }
            // What shines through at the edges is made opaque, its colour kept: at a corner a quarter is left.
            if isOpaque { matrix(ColorMatrix.identityRows, alpha: "0 0 0 4 0") }
        case .shadow(let shadow):
            if shadow.radius > 0 {
                element("feGaussianBlur") {
                    $0.xml.attribute("in", literal: "SourceAlpha")
                    $0.xml.attribute("stdDeviation", shadow.radius * FilterStep.deviationsPerRadius)
                }
            }
            element("feOffset") {
                if shadow.radius <= 0 { $0.xml.attribute("in", literal: "SourceAlpha") }
                $0.xml.attribute("dx", shadow.x)
                $0.xml.attribute("dy", shadow.y)
                $0.xml.attribute("result", literal: "s")
            }
            element("feFlood") { $0.color(shadow.color, as: .flood) }
            element("feComposite") {
                $0.xml.attribute("in2", literal: "s")
                $0.xml.attribute("operator", literal: "in")
            }
            element("feMerge") {
                $0.element("feMergeNode")
                $0.element("feMergeNode") { $0.xml.attribute("in", literal: "SourceGraphic") }
            }
        default:
            if let colors = ColorMatrix(step) { matrix(colors.rows, alpha: "0 0 0 1 0") }
        }
    }

    private mutating func matrix(_ rows: [[Double]], alpha: StaticString) {
        element("feColorMatrix") { element in
            element.xml.attribute("values") { buffer in
                for row in rows {
                    for (column, value) in row.enumerated() {
                        // Alpha adds nothing to a colour.
                        if column == 3 { buffer.append("0 ") }
                        buffer.append(value, format: DecimalFormat(decimals: 4, leadingZero: false))
                        buffer.append(byte: 32)
                    }
                }
                buffer.append(alpha)
            }
        }
    }
}

extension ColorMatrix {
    static let identityRows: [[Double]] = (0..<3).map { row in (0..<3).map { $0 == row ? 1 : 0 } + [0] }
}
