/// All that is not the same in two traces, most telling first.
///
///     StructuralDifference(from: golden, to: actual).sentences()
///     // ["settled offset 170 -> 1190: limit alwaysByOne -> never", "t=0.4 s: offset x 170 -> 301.2"]
package struct StructuralDifference: Sendable, Hashable {
    /// What differs by more than the tolerance.
    package let differences: [Difference]
    /// The greatest difference in points that the tolerance forgave.
    package let forgivenPoints: Double
    /// The greatest difference of an opacity or scale that the tolerance forgave.
    package let forgivenFactor: Double

    /// How far numbers may be apart.
    package struct Tolerance: Sendable, Hashable {
        /// For lengths, in points.
        package var points: Double
        /// For opacities and scales.
        package var factor: Double

        /// Makes a tolerance; none by default.
        package init(points: Double = 0, factor: Double = 0) {
            self.points = points
            self.factor = factor
        }

        /// Whether anything is forgiven at all.
        package var isZero: Bool { points <= 0 && factor <= 0 }
    }

    /// Compares two traces; words must be equal, numbers of a moment may be apart by the tolerance.
    package init(from before: MotionTrace, to after: MotionTrace, tolerance: Tolerance = Tolerance()) {
        var comparison = TraceComparison(before: before, after: after, tolerance: tolerance)
        differences = comparison.run()
        forgivenPoints = comparison.ruler.forgivenPoints
        forgivenFactor = comparison.ruler.forgivenFactor
    }

    /// Whether nothing differs.
    package var isEmpty: Bool { differences.isEmpty }

    /// Whether the tolerance was needed.
    package var isForgiven: Bool { forgivenPoints > 0 || forgivenFactor > 0 }

    /// The most telling differences as sentences, then how many more there are.
    package func sentences(most: Int = 12) -> [String] {
        var sentences = differences.prefix(most).map(\.sentence)
        let rest = differences.count - sentences.count
        if rest > 0 { sentences.append("and \(rest) more difference\(rest == 1 ? "" : "s")") }
        return sentences
    }
}
