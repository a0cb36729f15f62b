internal import CarouselDocument
package import Trace

/// A golden against what its document is now: bytes first, then words and numbers.
package struct GoldenComparison: Sendable {
    /// What is said about it, most telling first; empty where both are the same.
    package private(set) var sentences: [String] = []
    /// The differences in words and numbers.
    package private(set) var difference: StructuralDifference?
    /// What is said without being a difference, such as other fonts that changed nothing.
    package private(set) var notes: [String] = []
    /// The greatest lengths and factors that the tolerance forgave.
    package private(set) var forgiven = StructuralDifference.Tolerance()
    /// Whether another engine made the golden, or it was made otherwise.
    package private(set) var isOfAnotherMaker = false

    /// Compares; `accept` is the command that takes what is new.
    init(_ golden: Golden, with actual: Golden, tolerance: StructuralDifference.Tolerance, accept: String) {
        let (old, new) = (golden.fingerprint, actual.fingerprint)
        if old.engine != new.engine {
            isOfAnotherMaker = true
            sentences.append(
                "the golden was made by version \(old.engine), this is \(new.engine): `\(accept)` makes it again")
        }
        if old.options != new.options {
            isOfAnotherMaker = true
            sentences.append(
                "the golden has a moment every \(old.options.every) ms and pictures of \(old.options.stills.rawValue), "
                    + "asked were \(new.options.every) ms and \(new.options.stills.rawValue): `\(accept)` makes it again"
            )
        }
        let isSame =
            golden.stills == actual.stills && golden.trace == actual.trace && golden.animation == actual.animation
        let fonts = "the golden's fonts are \(old.fonts), here they are \(new.fonts)"
        guard !isSame else {
            if old.fonts != new.fonts { notes.append(fonts + "; nothing looks different") }
            return
        }
        if old.fonts != new.fonts { sentences.append(fonts + ": text may be drawn otherwise") }
        compare(golden, actual, tolerance)
    }

    private mutating func compare(
        _ golden: Golden, _ actual: Golden, _ tolerance: StructuralDifference.Tolerance
    ) {
        guard let old = Self.trace(golden), let new = Self.trace(actual) else {
            sentences.append("the golden's \(Golden.traceFile) has another form than this version writes")
            return
        }
        let difference = StructuralDifference(from: old, to: new, tolerance: tolerance)
        self.difference = difference
        forgiven = StructuralDifference.Tolerance(
            points: difference.forgivenPoints, factor: difference.forgivenFactor)
        guard difference.isEmpty else {
            sentences += difference.sentences()
            return
        }
        let told = sentences.count
        compareStills(golden, actual, tolerance)
        if sentences.count == told, forgiven.isZero, golden.animation != actual.animation {
            sentences.append(
                "the animation is written otherwise (\(golden.animation) -> \(actual.animation)), though no moment differs"
            )
        }
        if sentences.count == told, forgiven.isZero, golden.animation == actual.animation, golden.trace != actual.trace
        {
            sentences.append("\(Golden.traceFile) tells the same numbers in other words")
        }
    }

    /// Pictures that differ where no number does, such as the thickness of a line.
    private mutating func compareStills(
        _ golden: Golden, _ actual: Golden, _ tolerance: StructuralDifference.Tolerance
    ) {
        let new = Dictionary(actual.stills.map { ($0.file, $0.svg) }) { first, _ in first }
        for still in golden.stills {
            guard let svg = new[still.file] else {
                sentences.append("\(still.file) is drawn no more")
                continue
            }
            guard svg != still.svg else { continue }
            let comparison = StillComparison(still.svg, svg)
            // A scale moves the edges of what it scales, which is seldom longer than 1000 points.
            if let delta = comparison.greatestDelta, delta <= tolerance.points + 1000 * tolerance.factor {
                forgiven.points = max(forgiven.points, min(delta, tolerance.points))
                if delta > tolerance.points { forgiven.factor = max(forgiven.factor, delta / 1000) }
                continue
            }
            sentences.append("\(still.file) line \(comparison.line): \(comparison.before) -> \(comparison.after)")
        }
        let known = Set(golden.stills.map(\.file))
        for still in actual.stills where !known.contains(still.file) { sentences.append("\(still.file) is new") }
        if sentences.count > 12 {
            let rest = sentences.count - 12
            sentences.removeLast(rest)
            sentences.append("and \(rest) more pictures")
        }
    }

    /// What a golden's file of numbers says.
    static func trace(_ golden: Golden) -> MotionTrace? {
        guard let value = try? JSONValue(json: golden.trace, limits: GoldenFolder.limits) else { return nil }
        return MotionTrace(value)
    }
}
