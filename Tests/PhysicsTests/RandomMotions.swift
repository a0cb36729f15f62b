import Physics

extension SplitMix64 {
    mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func chance(_ share: Double) -> Bool { number(in: 0...1) < share }

    mutating func rate() -> DecelerationRate { chance(0.5) ? .normal : .fast }

    /// A velocity in points per second: none, slow or fast, either way.
    mutating func velocity() -> Double {
        if chance(0.1) { return 0 }
        return number(in: -1...1) * (chance(0.3) ? 40 : 6000)
    }

    mutating func range() -> ClosedRange<Double> {
        let low = number(in: -200...200)
        // One in ten has nothing to scroll.
        return low...low + (chance(0.1) ? 0 : number(in: 1...5000))
    }

    mutating func spring() -> Spring { Spring(duration: number(in: 0.1...1.5), bounce: number(in: -0.8...0.9)) }

    mutating func curve() -> UnitCurve {
        let named: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
        if chance(0.5) { return named[Int(number(in: 0...3.999))] }
        return .bezier(number(in: 0.1...0.9), number(in: -0.3...1.3), number(in: 0.1...0.9), number(in: -0.3...1.3))
    }

    mutating func finger() -> FingerPath {
        FingerPath(
            translation: number(in: -400...400), duration: number(in: 0.05...1), velocity: number(in: -2000...2000))
    }

    /// Any motion, with parameters a screen could show.
    mutating func motion() -> Motion {
        let (x, v, range, rate) = (number(in: -500...5000), velocity(), range(), rate())
        switch Int(number(in: 0...8.999)) {
        case 0: return .still(x)
        case 1: return .deceleration(Deceleration(position: x, velocity: v, rate: rate))
        case 2: return .bounce(EdgeBounce(edge: x, displacement: number(in: -200...200), stateVelocity: v, rate: rate))
        case 3:
            let modes = RetargetMode.allCases
            return .retarget(
                Retarget(
                    position: x.clamp(range), velocity: v, target: number(in: -500...5000), range: range, rate: rate,
                    mode: modes[Int(number(in: 0...2.999))], symmetric: chance(0.5)))
        case 4:
            return .paging(
                PagingSpring(width: number(in: 0...1400), position: x, velocity: v, target: x + number(in: -600...600)))
        case 5:
            return .spring(
                SpringAnimation(
                    from: x, to: number(in: -500...5000), spring: spring(), initialVelocity: chance(0.5) ? 0 : v))
        case 6:
            return .curve(
                CurveAnimation(from: x, to: number(in: -500...5000), curve: curve(), duration: number(in: 0.1...2)))
        case 7: return .sineEase(SineEase(from: x, to: number(in: -500...5000)))
        default:
            let band: RubberBand? = chance(0.7) ? RubberBand(dimension: number(in: 100...900)) : nil
            return .tracking(Tracking(start: x.clamp(range), path: finger(), range: range, band: band))
        }
    }

    /// Any release a scroll view plans, with the range it must end in.
    mutating func release() -> (trajectory: Trajectory, range: ClosedRange<Double>, joinsSmoothly: Bool) {
        let (range, rate, v) = (range(), rate(), velocity())
        let bounces = chance(0.8)
        let inside = number(in: range)
        switch Int(number(in: 0...3.999)) {
        case 0: return (.fling(from: inside, velocity: v, range: range, rate: rate, bounces: bounces), range, bounces)
        case 1:
            let past =
                chance(0.5) ? range.lowerBound - number(in: 0.01...300) : range.upperBound + number(in: 0.01...300)
            let mode: RetargetMode = chance(0.5) ? .c1 : .standard
            return (.release(overscrolled: past, velocity: v, range: range, rate: rate, mode: mode), range, true)
        case 2:
            let target = number(in: range.lowerBound - 100...range.upperBound + 100)
            return (
                .retarget(from: inside, velocity: v, to: target, range: range, rate: rate, bounces: bounces), range,
                bounces
            )
        default:
            let width = number(in: 100...1200)
            let page = PageChoice(stride: width, range: range).target(position: inside, velocity: v)
            return (
                .paging(from: inside, velocity: v, to: page, width: width, range: range, bounces: bounces), range,
                bounces
            )
        }
    }
}

extension Double {
    func clamp(_ range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
