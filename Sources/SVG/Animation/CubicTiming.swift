import Writers

/// A CSS timing function: the cubic Bézier curve from (0, 0) to (1, 1) with two more points, x in 0 ... 1.
struct CubicTiming: Hashable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    static let linear = CubicTiming(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)

    /// Progress after a share of the time.
    func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return Polynomial(y1, y2).value(parameter(at: time))
    }

    /// The curve parameter at an x: Newton's method, kept in a bracket, from a guess where there is one.
    func parameter(at x: Double, near guess: Double? = nil, within tolerance: Double = 1e-8) -> Double {
        let curve = Polynomial(x1, x2)
        var low = 0.0
        var high = 1.0
        var u = guess ?? x
        for _ in 0..<30 {
            let error = curve.value(u) - x
            if abs(error) < tolerance { break }
            if error > 0 { high = u } else { low = u }
            let next = u - error / curve.slope(u)
            u = next > low && next < high ? next : (low + high) / 2
        }
        return u
    }

    /// One coordinate of a curve: `((a u + b) u + c) u`.
    struct Polynomial {
        private let a: Double
        private let b: Double
        private let c: Double

        init(_ first: Double, _ second: Double) {
            c = 3 * first
            b = 3 * (second - first) - c
            a = 1 - c - b
        }

        func value(_ u: Double) -> Double { ((a * u + b) * u + c) * u }

        func slope(_ u: Double) -> Double { (3 * a * u + 2 * b) * u + c }
    }

    /// The numbers rounded to so many decimals.
    func rounded(decimals: Int) -> CubicTiming {
        let format = DecimalFormat(decimals: decimals)
        func round(_ value: Double) -> Double { format.rounded(value) }
        return CubicTiming(
            x1: min(max(round(x1), 0), 1), y1: round(y1), x2: min(max(round(x2), 0), 1), y2: round(y2))
    }
}

extension CubicTiming {
    /// A curve of small greatest distance to samples `(x, y)`, x rising in 0 ... 1: least squares in its four numbers by
    /// the method of Levenberg and Marquardt, then weights moved to the worst samples (Lawson). The points' y stay in
    /// `heights`. The search ends when the distance is well within `goal`, or far from it.
    static func fit(_ samples: [(x: Double, y: Double)], heights: ClosedRange<Double>, goal: Double) -> CubicTiming {
        var weights = [Double](repeating: 1, count: samples.count)
        var best = start(samples)
        var bestError = best.worst(samples)
        var curve = best
        for round in 0..<4 {
            curve = curve.improved(samples, weights: weights, steps: round == 0 ? 12 : 5, heights: heights)
            let error = curve.worst(samples)
            if error < bestError {
                best = curve
                bestError = error
            }
            guard bestError > 0.7 * goal, bestError < 3 * goal else { break }
            var total = 0.0
            for (index, sample) in samples.enumerated() {
                weights[index] *= abs(curve.progress(at: sample.x) - sample.y) / max(error, 1e-12) + 0.05
                total += weights[index]
            }
            let scale = Double(samples.count) / max(total, 1e-12)
            for index in weights.indices { weights[index] *= scale }
        }
        return best
    }

    /// A curve with the slopes of the first and last samples.
    private static func start(_ samples: [(x: Double, y: Double)]) -> CubicTiming {
        guard let first = samples.first, let last = samples.last, first.x > 0, last.x < 1 else { return .linear }
        let rise = min(max(first.y / first.x, 0), 3)
        let end = min(max((1 - last.y) / (1 - last.x), 0), 3)
        return CubicTiming(x1: 1.0 / 3, y1: rise / 3, x2: 2.0 / 3, y2: 1 - end / 3)
    }

    private func worst(_ samples: [(x: Double, y: Double)]) -> Double {
        samples.reduce(0) { max($0, abs(progress(at: $1.x) - $1.y)) }
    }

    private func improved(
        _ samples: [(x: Double, y: Double)], weights: [Double], steps: Int, heights: ClosedRange<Double>
    ) -> CubicTiming {
        var curve = self
        var damping = 1e-3
        // Where on the curve each sample is; the next curve's are near them.
        var places = samples.map { curve.parameter(at: $0.x) }
        var nextPlaces = places
        var cost = curve.cost(samples, weights, places)
        for _ in 0..<steps {
            // The normal equations, row by row, and their right side.
            var normal = InlineArray<4, SIMD4<Double>>(repeating: .zero)
            var right = SIMD4<Double>.zero
            let (x, y) = (Polynomial(curve.x1, curve.x2), Polynomial(curve.y1, curve.y2))
            for index in samples.indices {
                let u = places[index]
                let residual = samples[index].y - y.value(u)
                let first = 3 * (1 - u) * (1 - u) * u
                let second = 3 * (1 - u) * u * u
                // At a fixed x, moving a point along x moves u by -∂x/∂x_i / x'(u), and y by y'(u) times that.
                let ratio = y.slope(u) / max(x.slope(u), 1e-6)
                let row = SIMD4(-ratio * first, first, -ratio * second, second)
                let weighted = weights[index] * row
                right += weighted * residual
                for i in 0..<4 { normal[i] += weighted[i] * row }
            }
            for i in 0..<4 { normal[i][i] += damping * (normal[i][i] + 1e-6) }
            let step = LinearSystem(normal, right).solution
            let next = CubicTiming(
                x1: min(max(curve.x1 + step[0], 0), 1), y1: heights.clamp(curve.y1 + step[1]),
                x2: min(max(curve.x2 + step[2], 0), 1), y2: heights.clamp(curve.y2 + step[3]))
            for index in samples.indices {
                nextPlaces[index] = next.parameter(at: samples[index].x, near: places[index], within: 1e-6)
            }
            let nextCost = next.cost(samples, weights, nextPlaces)
            if nextCost < cost {
                let isDone = cost - nextCost < 0.02 * cost
                curve = next
                cost = nextCost
                swap(&places, &nextPlaces)
                damping = max(damping / 5, 1e-9)
                if isDone { break }
            } else {
                damping *= 8
            }
        }
        return curve
    }

    /// The weighted squares of the distances to samples that are at these places of the curve.
    private func cost(_ samples: [(x: Double, y: Double)], _ weights: [Double], _ places: [Double]) -> Double {
        let curve = Polynomial(y1, y2)
        var sum = 0.0
        for index in samples.indices {
            let residual = curve.value(places[index]) - samples[index].y
            sum += weights[index] * residual * residual
        }
        return sum
    }
}

extension ClosedRange<Double> {
    fileprivate func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
