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
        let u = parameter(at: time)
        return Self.polynomial(u, y1, y2)
    }

    /// The curve parameter at an x: Newton's method, kept in a bracket.
    func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var u = x
        for _ in 0..<30 {
            let error = Self.polynomial(u, x1, x2) - x
            if abs(error) < 1e-10 { break }
            if error > 0 { high = u } else { low = u }
            let next = u - error / Self.slope(u, x1, x2)
            u = next > low && next < high ? next : (low + high) / 2
        }
        return u
    }

    static func polynomial(_ u: Double, _ first: Double, _ second: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * u * first + 3 * v * u * u * second + u * u * u
    }

    static func slope(_ u: Double, _ first: Double, _ second: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * first + 6 * v * u * (second - first) + 3 * u * u * (1 - second)
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
            guard bestError > 0.7 * goal, bestError < 5 * goal else { break }
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
        var cost = curve.cost(samples, weights)
        // The normal equations, row by row, and their right side.
        var normal = [Double](repeating: 0, count: 16)
        var right = [Double](repeating: 0, count: 4)
        var row = right
        for _ in 0..<steps {
            for index in 0..<16 { normal[index] = 0 }
            for index in 0..<4 { right[index] = 0 }
            for (sample, weight) in zip(samples, weights) {
                let u = curve.parameter(at: sample.x)
                let residual = sample.y - Self.polynomial(u, curve.y1, curve.y2)
                row[1] = 3 * (1 - u) * (1 - u) * u
                row[3] = 3 * (1 - u) * u * u
                // At a fixed x, moving a point along x moves u by -∂x/∂x_i / x'(u), and y by y'(u) times that.
                let ratio = Self.slope(u, curve.y1, curve.y2) / max(Self.slope(u, curve.x1, curve.x2), 1e-6)
                row[0] = -ratio * row[1]
                row[2] = -ratio * row[3]
                for i in 0..<4 {
                    right[i] += weight * row[i] * residual
                    for j in 0..<4 { normal[4 * i + j] += weight * row[i] * row[j] }
                }
            }
            var damped = normal
            for i in 0..<4 { damped[5 * i] += damping * (normal[5 * i] + 1e-6) }
            let step = Self.solve(damped, right)
            let next = CubicTiming(
                x1: min(max(curve.x1 + step[0], 0), 1), y1: heights.clamp(curve.y1 + step[1]),
                x2: min(max(curve.x2 + step[2], 0), 1), y2: heights.clamp(curve.y2 + step[3]))
            let nextCost = next.cost(samples, weights)
            if nextCost < cost {
                let isDone = cost - nextCost < 1e-4 * cost
                curve = next
                cost = nextCost
                damping = max(damping / 5, 1e-9)
                if isDone { break }
            } else {
                damping *= 8
            }
        }
        return curve
    }

    private func cost(_ samples: [(x: Double, y: Double)], _ weights: [Double]) -> Double {
        zip(samples, weights).reduce(0) { sum, pair in
            let residual = progress(at: pair.0.x) - pair.0.y
            return sum + pair.1 * residual * residual
        }
    }

    /// Gauss's elimination with pivots of a matrix given row by row; a singular system gives zeros.
    private static func solve(_ matrix: [Double], _ right: [Double]) -> [Double] {
        let count = right.count
        var matrix = matrix
        var right = right
        for column in 0..<count {
            let pivot =
                (column..<count).max { abs(matrix[$0 * count + column]) < abs(matrix[$1 * count + column]) } ?? column
            guard abs(matrix[pivot * count + column]) > 1e-14 else { return [Double](repeating: 0, count: count) }
            if pivot != column {
                for other in 0..<count { matrix.swapAt(pivot * count + other, column * count + other) }
                right.swapAt(pivot, column)
            }
            for row in (column + 1)..<count {
                let factor = matrix[row * count + column] / matrix[column * count + column]
                for other in column..<count { matrix[row * count + other] -= factor * matrix[column * count + other] }
                right[row] -= factor * right[column]
            }
        }
        for row in (0..<count).reversed() {
            for column in (row + 1)..<count { right[row] -= matrix[row * count + column] * right[column] }
            right[row] /= matrix[row * count + row]
        }
        return right
    }
}

extension ClosedRange<Double> {
    fileprivate func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
