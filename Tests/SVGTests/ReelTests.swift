import CarouselDocument
import Foundation
import SVG
import Scrolling
import Testing
import ViewTree

@Suite struct ReelTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    @Test(arguments: [
        "animated-transition", "grid-rows-snap", "parallax", "resize-rotation", "right-to-left", "variable-widths",
    ]) func `a picture made from the one before is drawn as one made anew`(name: String) throws {
        let json = try Data(contentsOf: Self.fixtures.appending(path: "\(name).json"))
        let timeline = try Scene(json: Array(json)).timeline()
        let rendering = Rendering(scene: timeline.scene)
        var reel = Reel(timeline)
        let times = stride(from: 0, through: timeline.duration, by: 0.07).map { $0 }
        // Rising, as an animation asks, then back over everything in leaps.
        for time in times + times.reversed().enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
            var picture = reel.picture(at: time)
            picture.scrolls = timeline.scrolls(at: time)
            let isEqual = picture.svg(rendering) == timeline.frame(at: time).svg(rendering)
            #expect(isEqual, "at \(time) s")
        }
    }
}
