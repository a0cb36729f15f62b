import Glibc
import Physics
import Testing

@Suite struct PagingTests {
    @Test func `the closed form is the recurrence of whole steps`() {
        let spring = PagingSpring(width: 393, position: 60, velocity: 1000, target: 393)
        var (x, v) = (60.0 - 393, 1.0)
        for step in 1...300 {
            v = (v - x * spring.pull) * spring.friction
            x += v
            #expect(abs(spring.position(at: Double(step) / 960) - (393 + x)) < 1e-9)
        }
    }

    @Test func `it ends in the step in which the recurrence first meets an end rule`() {
        var random = SplitMix64(seed: 32)
        for _ in 0..<400 {
            let far = random.chance(0.5)
            let y0 = random.number(in: -1...1) * (far ? 400 : 3)
            let speed = random.number(in: -1...1) * (far ? 30_000 : 150)
            let spring = PagingSpring(width: 393, position: y0, velocity: speed, target: 0)
            var (x, v) = (y0, speed / 1000)
            var steps = 0
            // Within a step of the page the speed changes by 3 %, so a crossing this near 100 pt/s may go either way.
            var isTie = false
            while !(abs(x) <= 1 && abs(v) <= 0.01), steps < 5000 {
                let before = x
                v = (v - x * spring.pull) * spring.friction
                x += v
                steps += 1
                if before * x <= 0 {
                    isTie = abs(abs(v) - 0.1) < 0.003
                    if isTie || abs(v) < 0.1 { break }
                }
            }
            if isTie { continue }
            #expect(abs(spring.duration * 960 - Double(steps)) <= 1.01, "from \(y0) at \(speed)")
        }
    }

    @Test func `the friction of a 343 point view is the one read from a live scroll view`() {
        let spring = PagingSpring(width: 343, position: 0, velocity: 0, target: 343)
        #expect(abs(spring.friction - 0.9702286931818183) < 3e-16)
    }

    @Test func `half a page or 300 points a second decide`() {
        let pages = PageChoice(stride: 400, range: 0...2000)
        #expect(pages.target(position: 599, velocity: 300) == 400)
        #expect(pages.target(position: 600, velocity: -300) == 800)
        #expect(pages.target(position: 410, velocity: 301) == 800)
        #expect(pages.target(position: 790, velocity: -301) == 400)
        #expect(pages.target(position: 400, velocity: 9000) == 400)
    }

    @Test func `pages count from their origin and stop at the ends`() {
        let pages = PageChoice(stride: 400, origin: 50, range: 0...1000)
        #expect(pages.target(position: 300, velocity: 0) == 450)
        #expect(pages.target(position: 900, velocity: 500) == 1000)
        #expect(pages.target(position: 30, velocity: -500) == 0)
        #expect(PageChoice(stride: 0, range: 0...10).target(position: 7, velocity: 500) == 7)
    }

    @Test func `past the last offset a slow release stays at the end`() {
        let pages = PageChoice(stride: 400, range: 0...900)
        #expect(pages.target(position: 910, velocity: 0) == 900)
        #expect(pages.target(position: 910, velocity: -301) == 800)
        #expect(pages.target(position: 890, velocity: 0) == 800)
    }

    @Test func `a second flick goes one page past the page it was flying to`() {
        let pages = PageChoice(stride: 400, range: 0...2000)
        #expect(pages.target(position: 350, velocity: 800, previousTarget: 400) == 800)
        #expect(pages.target(position: 350, velocity: -800, previousTarget: 400) == 0)
    }

    @Test func `a flick never skips more than one page`() {
        var random = SplitMix64(seed: 31)
        for _ in 0..<5000 {
            let stride = random.number(in: 50...1000)
            let pages = PageChoice(stride: stride, range: 0...stride * 20)
            let x = random.number(in: 0...stride * 20)
            let target = pages.target(position: x, velocity: random.number(in: -20_000...20_000))
            #expect(abs(target - x) <= stride)
            #expect(abs((target / stride).rounded() * stride - target) < 1e-6)
        }
    }
}
