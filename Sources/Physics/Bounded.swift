import Glibc

/// Every length, velocity and time of this module is kept below this size, so that no product of them overflows.
// 1e12 pt is far beyond any screen, and its square times any rate used here stays below 1e40.
let largestMagnitude = 1e12

extension Double {
    /// The nearest value whose magnitude is at most 1e12; NaN becomes 0.
    var bounded: Double {
        isNaN ? 0 : min(max(self, -largestMagnitude), largestMagnitude)
    }

    /// The value as a time since the start of a motion: never negative, never NaN, at most 1e12 s.
    var asElapsed: Double {
        self > 0 ? min(self, largestMagnitude) : 0
    }

    /// The value moved into `range`; NaN becomes the lower bound.
    func clamped(to range: ClosedRange<Double>) -> Double {
        self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }

    /// -1 for a negative value, +1 for every other one, zero included.
    var direction: Double {
        self < 0 ? -1 : 1
    }
}

extension ClosedRange<Double> {
    /// The range with both ends bounded like every other length.
    var bounded: ClosedRange<Double> {
        lowerBound.bounded...upperBound.bounded
    }
}

/// The first time in `low...high` at which `holds`, which must switch from false to true once, is true.
// 200 halvings take any interval of doubles down to neighbouring values.
func firstTime(from low: Double, to high: Double, _ holds: (Double) -> Bool) -> Double {
    var low = low
    var high = high
    for _ in 0..<200 {
        let middle = low + (high - low) / 2
        if middle <= low || middle >= high { break }
        if holds(middle) { high = middle } else { low = middle }
    }
    return high
}
