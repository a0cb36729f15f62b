import Glibc

/// Curves of other scrollers, here only to compare with: the product does not move like any of them.

/// Chromium's fling: p(t) = α(e^{-γt} - 1) - βt, entered at the time whose speed is the fling's.
///
/// Source: chromium ui/events/gestures/fling_curve.cc.
struct ChromiumFling {
    // kDefaultAlpha, kDefaultBeta, kDefaultGamma of fling_curve.cc.
    static let (alpha, beta, gamma) = (-5707.62, 172.0, 3.7)
    let entry: Double

    init(velocity: Double) {
        // The speed -αγe^{-γt} - β at t = 0 is the fastest one, 20946 pt/s.
        let speed = min(abs(velocity), -Self.alpha * Self.gamma - Self.beta)
        entry = -log((speed + Self.beta) / (-Self.alpha * Self.gamma)) / Self.gamma
    }

    private static func place(_ t: Double) -> Double { alpha * (exp(-gamma * t) - 1) - beta * t }
    /// The time at which the curve's speed is 0.
    private static var end: Double { -log(beta / (-alpha * gamma)) / gamma }

    var duration: Double { Self.end - entry }
    var distance: Double { Self.place(Self.end) - Self.place(entry) }
    func position(at t: Double) -> Double { Self.place(min(t + entry, Self.end)) - Self.place(entry) }
}

/// Chromium's fling to a snap position: each frame moves a constant ratio of the frame before.
///
/// Source: chromium cc/input/snap_fling_curve.cc.
struct ChromiumSnapFling {
    let distance: Double
    let ratio: Double
    let frame: Double
    let frames: Double
    let firstDelta: Double

    init(distance: Double, ratio: Double, frameMilliseconds: Double) {
        (self.distance, self.ratio, frame) = (distance, ratio, frameMilliseconds / 1000)
        // The geometric series whose last delta is 1: ⌈-ln(1 - D(1 - 1/r))/ln r⌉ frames.
        frames = (-log(1 - distance * (1 - 1 / ratio)) / log(ratio)).rounded(.up)
        firstDelta = distance * (1 - ratio) / (1 - pow(ratio, frames))
    }

    var duration: Double { frames * frame }
    func position(at t: Double) -> Double {
        let current = t / frame
        guard current < frames else { return distance }
        return firstDelta * (1 - pow(ratio, current + 1)) / (1 - ratio)
    }
}

/// Flutter's friction: x(t) = v(drag^t - 1)/ln drag, with no stop of its own.
///
/// Source: flutter packages/flutter/lib/src/physics/friction_simulation.dart.
struct FlutterFriction {
    let drag: Double
    let velocity: Double

    var final: Double { -velocity / log(drag) }
    func position(at t: Double) -> Double { velocity * (pow(drag, t) - 1) / log(drag) }
}

/// WebKit's momentum towards a snap offset where no platform calculator exists: s(t) = min(1, A(1 - b^{-60t})).
///
/// Source: WebKit platform/ScrollingMomentumCalculator.cpp.
struct WebKitSnapProgress {
    let magnitude: Double
    let decayFactor: Double
    let iterations: Int

    init(initialProgress: Double) {
        let v = min(max(initialProgress, 0.1), 0.5)
        var a = 1.1
        var b = Double.infinity
        var count = 0
        while count < 10 {
            let previous = b
            count += 1
            b = a / (a - v)
            a = 1 / (1 - pow(b, -60))
            if abs(b - previous) < 0.001 { break }
        }
        (magnitude, decayFactor, iterations) = (a, b, count)
    }

    func progress(at t: Double) -> Double { min(1, magnitude * (1 - pow(decayFactor, -60 * t))) }
}

/// UIKit's own per-frame sums, whose travel is shorter than the exact exponential's by up to .5 %: G = r/(1 - r) takes
/// the place of 1/λ, and a target still missed at 10 pt/s is approached at that speed, itself shortened by Gλ.
struct UIKitIntegrator {
    let position: Double
    let velocity: Double
    let decayPerSecond: Double

    var rate: Double { exp(-decayPerSecond / 1000) }
    /// Seconds of travel per unit of velocity.
    private var gain: Double { rate / (1 - rate) / 1000 }
    private var slowTime: Double { abs(velocity) > 10 ? log(abs(velocity) / 10) / decayPerSecond : 0 }
    private func free(_ t: Double) -> Double { position + velocity * gain * (1 - exp(-decayPerSecond * t)) }

    private var creepSpeed: Double { 10 * gain * decayPerSecond }

    var landing: Double { free(slowTime) }
    func duration(to target: Double) -> Double { slowTime + abs(target - landing) / creepSpeed }
    func position(at t: Double, to target: Double) -> Double {
        if t <= slowTime { return free(t) }
        if t >= duration(to: target) { return target }
        return landing + (target < landing ? -creepSpeed : creepSpeed) * (t - slowTime)
    }
}
