import Physics
import Testing

@Suite struct EdgeTests {
    @Test func `a bounce peaks 90.738 ms after the edge at a thirtieth of its velocity`() throws {
        for velocity in [500.0, -1000, 3000] {
            let bounce = EdgeBounce(edge: 7, displacement: 0, stateVelocity: velocity, rate: .normal)
            let turn = try #require(bounce.extremum)
            #expect(abs(turn.time - 0.090738) < 1e-6)
            #expect(abs(turn.position - 7 - 0.03333491 * velocity) < 1e-4)
            #expect(bounce.crossing == nil)
        }
    }

    @Test func `a bounce solves its differential equation`() {
        // ÿ + (2K + λ)ẏ + K(K + λ)y = 0, with ÿ from the velocity's slope.
        let bounce = EdgeBounce(edge: 0, displacement: 30, stateVelocity: 900, rate: .normal)
        let (k, l) = (EdgeBounce.pullPerSecond, DecelerationRate.normal.decayPerSecond)
        for t in [0.05, 0.1, 0.2, 0.4] {
            let acceleration = (bounce.velocity(at: t + 1e-5) - bounce.velocity(at: t - 1e-5)) / 2e-5
            let balance = acceleration + (2 * k + l) * bounce.velocity(at: t) + k * (k + l) * bounce.position(at: t)
            #expect(abs(balance) < 1e-3)
        }
    }

    @Test func `held and let go 60 points out, the content is back within half a point in 476 ms`() {
        // A pure exponential of 10.05 /s: ln 120 / 10.05.
        let release = Trajectory.release(overscrolled: -60, velocity: 0, range: 0...500)
        #expect(abs(release.duration - 0.476367) < 1e-6)
        #expect(release.position(at: 0) == -60)
        #expect(release.restPosition == 0)
    }

    @Test func `a fling across a short range bounces at the far edge after a throw from outside`() {
        let release = Trajectory.release(overscrolled: 160, velocity: -4000, range: 0...100)
        #expect(release.segments.map(\.kind) == [.bounce, .deceleration, .bounce])
        #expect(release.restPosition == 0)
    }

    @Test func `content that does not bounce stops at the edge in its stride`() {
        let release = Trajectory.fling(from: 0, velocity: 1000, range: 0...200, bounces: false)
        #expect(release.segments.map(\.kind) == [.deceleration, .idle])
        #expect(abs(release.duration - 0.255490870) < 1e-9)
        #expect(release.restPosition == 200)
        #expect(release.velocity(at: release.duration) == 0)
    }

    @Test func `at an edge a fling outwards only bounces and one inwards only decelerates`() {
        #expect(Trajectory.fling(from: 200, velocity: 1000, range: 0...200).segments.map(\.kind) == [.bounce])
        #expect(Trajectory.fling(from: 200, velocity: -300, range: 0...200).segments.map(\.kind) == [.deceleration])
    }

    @Test func `the rubber band never reaches its dimension and is odd`() {
        let band = RubberBand(dimension: 400)
        #expect(band.displacement(for: 400) == 400 * 0.55 / 1.55)
        #expect(band.displacement(for: -50) == -band.displacement(for: 50))
        #expect(band.displacement(for: 1e9) < 400)
        #expect(band.derivative(at: 0) == 0.55)
        #expect(RubberBand(dimension: -3).displacement(for: 100) == 0)
    }
}

@Suite struct PixelGridTests {
    @Test func `offsets go to the nearest third of a point on a display of scale 3`() {
        let grid = PixelGrid(scale: 3)
        #expect(grid.rounded(10.1) == 10)
        #expect(grid.rounded(10.2) == 10 + 1.0 / 3)
        #expect(grid.rounded(-0.5) == -1 + 2.0 / 3)
        #expect(grid.rounded(7) == 7)
    }
}
