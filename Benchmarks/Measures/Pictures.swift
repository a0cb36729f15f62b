import Layout
import Physics
import SVG
import Scrolling
import ViewTree

/// Figures of the engine from a scene to bytes.
enum Pictures {
    static func figures() -> [Figure] {
        let fifteen = Carousels.timeline(Carousels.fifteen)
        return [motion()] + frame(of: fifteen) + stills(of: fifteen) + counts() + animations()
    }

    /// One closed form at one instant.
    private static func motion() -> Figure {
        let timeline = Carousels.timeline(Carousels.fling)
        let segment = timeline.segments(scrollView: 0, axis: .horizontal).max { $0.end - $0.start < $1.end - $1.start }
        guard let segment else { fail("nothing moves") }
        let times = (0..<64).map { Double($0) / 64 * (segment.end - segment.start) }
        return .timed("motion64") {
            for time in times { keep(segment.motion.position(at: time)) }
        }
    }

    /// A frame with fifteen cards in sight, and its steps.
    private static func frame(of timeline: Timeline) -> [Figure] {
        let time = timeline.settledTime * 0.3
        let rendering = Rendering(scene: timeline.scene)
        let frame = timeline.frame(at: time)
        return [
            .timed("frame15") { keep(timeline.frame(at: time)) },
            .timed("frame15.scrolls") { keep(timeline.scrolls(at: time)) },
            .timed("frame15.svg") { keep(frame.svg(rendering)) },
        ]
    }

    /// Sixty stills against a copy of the same bytes.
    private static func stills(of timeline: Timeline) -> [Figure] {
        let rendering = Rendering(scene: timeline.scene)
        let frames = (0..<60).map { timeline.frame(at: timeline.time(ofFrame: $0)) }
        let files = frames.map { $0.svg(rendering) }
        func copy() {
            for file in files {
                keep(
                    [UInt8](unsafeUninitializedCapacity: file.count) { buffer, count in
                        count = file.withUnsafeBufferPointer { buffer.update(fromContentsOf: $0) }
                    })
            }
        }
        let bytes = files.reduce(0) { $0 + $1.count }
        let folder = StillFolder(files)
        return [
            .timed("stills60", { for frame in frames { keep(frame.svg(rendering)) } }, against: copy),
            .timed(
                "stills60.files",
                { for (index, frame) in frames.enumerated() { folder.write(frame.svg(rendering), to: index) } },
                against: folder.copy),
            Figure(name: "stills60.kilobytes", ours: [Double(bytes) * 1e-12]),
        ]
    }

    /// What the number of cards costs.
    private static func counts() -> [Figure] {
        let few = Carousels.timeline(Carousels.uniform(100))
        let many = Carousels.timeline(Carousels.uniform(1_000_000))
        let fewWidths = Carousels.timeline(Carousels.variable(100))
        let manyWidths = Carousels.timeline(Carousels.variable(10_000))
        let (thousandScene, tenScene) = (
            Carousels.scene(Carousels.variable(1000)), Carousels.scene(Carousels.variable(10_000))
        )
        func still(_ timeline: Timeline) -> () -> Void {
            let rendering = Rendering(scene: timeline.scene)
            return { keep(timeline.frame(at: 0.4).svg(rendering)) }
        }
        func resolve(_ scene: Scene, _ times: Int) -> () -> Void {
            { for _ in 0..<times { keep(try? scene.resolved()) } }
        }
        return [
            .timed("uniform", still(many), against: still(few)),
            .timed("variable.resolve", rounds: 5, resolve(tenScene, 1), against: resolve(thousandScene, 10)),
            .timed("variable.frame", still(manyWidths), against: still(fewWidths)),
        ]
    }

    private static func animations() -> [Figure] {
        let timeline = Carousels.timeline(Carousels.fling)
        let rendering = Rendering(scene: timeline.scene)
        let scene = Carousels.scene(Carousels.fifteen)
        return [
            .timed("fling.still") { keep(timeline.frame(at: 0.5).svg(rendering)) },
            .timed("animation", rounds: 7) { keep(timeline.animation(rendering)) },
            .timed("timeline") { keep(try? scene.timeline()) },
        ]
    }
}
