/// Four linear equations in four unknowns.
struct LinearSystem {
    private var first: Equation
    private var second: Equation
    private var third: Equation
    private var fourth: Equation

    private struct Equation {
        /// What each unknown is multiplied by.
        var factors: SIMD4<Double>
        /// What their sum is.
        var sum: Double

        /// Takes an unknown away with an equation that has it.
        mutating func eliminate(_ unknown: Int, with other: Equation) {
            let share = factors[unknown] / other.factors[unknown]
            factors -= share * other.factors
            sum -= share * other.sum
        }

        /// How strongly it has an unknown.
        func strength(_ unknown: Int) -> Double { abs(factors[unknown]) }
    }

    /// Makes one of the rows of its matrix and its right side.
    init(_ rows: InlineArray<4, SIMD4<Double>>, _ right: SIMD4<Double>) {
        first = Equation(factors: rows[0], sum: right[0])
        second = Equation(factors: rows[1], sum: right[1])
        third = Equation(factors: rows[2], sum: right[2])
        fourth = Equation(factors: rows[3], sum: right[3])
    }

    /// The unknowns by Gauss's elimination with pivots; zeros where the system is singular.
    // Written out, which keeps the equations in registers: loops over them take three times as long.
    var solution: SIMD4<Double> {
        var (a, b, c, d) = (first, second, third, fourth)
        let others = max(b.strength(0), c.strength(0), d.strength(0))
        if others > a.strength(0) {
            if b.strength(0) == others {
                swap(&a, &b)
            } else if c.strength(0) == others {
                swap(&a, &c)
            } else {
                swap(&a, &d)
            }
        }
        guard a.strength(0) > Self.smallest else { return .zero }
        b.eliminate(0, with: a)
        c.eliminate(0, with: a)
        d.eliminate(0, with: a)
        if max(c.strength(1), d.strength(1)) > b.strength(1) {
            if c.strength(1) >= d.strength(1) { swap(&b, &c) } else { swap(&b, &d) }
        }
        guard b.strength(1) > Self.smallest else { return .zero }
        c.eliminate(1, with: b)
        d.eliminate(1, with: b)
        if d.strength(2) > c.strength(2) { swap(&c, &d) }
        guard c.strength(2) > Self.smallest else { return .zero }
        d.eliminate(2, with: c)
        guard d.strength(3) > Self.smallest else { return .zero }
        var result = SIMD4<Double>.zero
        result[3] = d.sum / d.factors[3]
        result[2] = (c.sum - c.factors[3] * result[3]) / c.factors[2]
        result[1] = (b.sum - b.factors[2] * result[2] - b.factors[3] * result[3]) / b.factors[1]
        result[0] =
            (a.sum - a.factors[1] * result[1] - a.factors[2] * result[2] - a.factors[3] * result[3]) / a.factors[0]
        return result
    }

    /// A pivot below it counts as none.
    private static let smallest = 1e-14
}
