import Glibc
import SVG
import Scrolling

/// How often memory is asked for; counts are there when `allocations.c` is preloaded.
struct Allocations {
    private typealias Counter = @convention(c) () -> UInt
    private let counter: Counter

    init?() {
        guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "benchmark_allocations") else { return nil }
        counter = unsafeBitCast(symbol, to: Counter.self)
    }

    func figures() -> [Figure] {
        let timeline = Carousels.timeline(Carousels.fifteen)
        let rendering = Rendering(scene: timeline.scene)
        let frame = timeline.frame(at: 0.4)
        let requests = Requests()
        var number = 0
        func fresh(_ product: String) {
            number += 1
            requests.ask("/v1/\(product)?\(Carousels.readme)&title=\(number)")
        }
        return [
            count("allocations.frame15") { keep(timeline.frame(at: 0.4)) },
            count("allocations.svg15") { keep(frame.svg(rendering)) },
            count("allocations.cached") { requests.ask("/v1/animation.svg?\(Carousels.readme)") },
            count("allocations.moment") {
                number += 1
                requests.ask("/v1/frame.svg?\(Carousels.readme)&t=0.4\(number)")
            },
            count("allocations.still") { fresh("frame.svg") },
            count("allocations.animation") { fresh("animation.svg") },
        ]
    }

    /// The mean over some repetitions, once everything that is kept is there.
    private func count(_ name: String, _ work: () -> Void) -> Figure {
        let times = 20
        for _ in 0..<3 { work() }
        let start = counter()
        for _ in 0..<times { work() }
        return Figure(name: name, ours: [Double(counter() - start) / Double(times) * 1e-9])
    }
}
