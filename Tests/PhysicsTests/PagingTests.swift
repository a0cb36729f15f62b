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
