/// A length measured from the nearest container.
package struct ContainerRelativeFrame: Sendable, Equatable {
    /// The axes it sets.
    package var axes: Axis.Set
    /// How the length follows from the container's.
    package var length: Length
    /// Where a smaller view stands.
    package var alignment: Alignment

    /// How the length follows from the container's, which excludes insets.
    package enum Length: Sendable, Equatable {
        /// All of it.
        case container
        /// `span` of `count` columns with `spacing` points between them; `count` is at least 1.
        case columns(count: Int, span: Int, spacing: Double)
        /// A multiple of it.
        case fraction(Double)
        /// A function of it and the axis, read from source.
        case function(source: String, @Sendable (Double, Axis) -> Double)

        /// Whether both give the same length for the same reason.
        package static func == (first: Length, second: Length) -> Bool {
            switch (first, second) {
            case (.container, .container): true
            case (.columns(let count0, let span0, let spacing0), .columns(let count1, let span1, let spacing1)):
                count0 == count1 && span0 == span1 && spacing0 == spacing1
            case (.fraction(let first), .fraction(let second)): first == second
            case (.function(let first, _), .function(let second, _)): first == second
            default: false
            }
        }
    }

    /// Makes one from its parts.
    package init(axes: Axis.Set, length: Length = .container, alignment: Alignment = .center) {
        self.axes = axes
        self.length = length
        self.alignment = alignment
    }

    /// The length in points for a container so long: `column = (C - spacing (count - 1)) / count`,
    /// `item = column span + (span - 1) spacing` (SwiftUI's documentation of containerRelativeFrame).
    package func length(in container: Double, axis: Axis) -> Double {
        switch length {
        case .container: return container
        case .columns(let count, let span, let spacing):
            let column = (container - spacing * Double(count - 1)) / Double(count)
            return column * Double(span) + Double(span - 1) * spacing
        case .fraction(let fraction): return container * fraction
        case .function(_, let function): return function(container, axis)
        }
    }
}
