import CarouselDocument
import Foundation
import Scrolling
import Testing
import Trace

@Suite struct TimelineReportTests {
    private func report(_ name: String) throws -> [String: Any] {
        let timeline = try Fixture.scene(name).timeline()
        let json = TimelineReport(timeline, engine: "test").json
        return try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    }

    @Test(arguments: Fixture.names)
    func `a report has a frame for every instant and one settled offset`(name: String) throws {
        let timeline = try Fixture.scene(name).timeline()
        let report = try report(name)
        let frames = try #require(report["frames"] as? [[String: Any]])
        #expect(frames.count == timeline.frameCount)
        #expect(report["settledOffset"] != nil)
        #expect((report["landings"] as? [Any])?.count == timeline.landings.count)
    }

    @Test func `the lengths people confuse stand side by side`() throws {
        let scroll = try #require(try report("peeking-cards")["scrollView"] as? [String: Any])
        #expect((scroll["containerSize"] as? [String: Double])?["width"] == 345)
        #expect((scroll["contentSize"] as? [String: Double])?["width"] == 5399)
        #expect((scroll["bounds"] as? [String: Double])?["width"] == 393)
        #expect(scroll["stride"] as? Double == 361)
        #expect((scroll["stops"] as? [Double])?.last == 5054)
    }

    @Test func `items that share the last stop are listed with one stop and said to be unreachable`() throws {
        let scroll = try #require(try report("variable-widths")["scrollView"] as? [String: Any])
        #expect(scroll["stops"] as? [Double] == [0, 130, 360, 460, 630, 750])
        let targets = try #require(scroll["targets"] as? [[String: Any]])
        #expect(targets.map { $0["reachable"] as? Bool } == [true, true, true, true, true, false, false, false])
    }

    @Test func `a table has a header and a line a frame`() throws {
        let timeline = try Fixture.scene("paging-full-width").timeline()
        let lines = String(decoding: TimelineTable(timeline).csv, as: UTF8.self).split(separator: "\r\n")
        #expect(lines.count == timeline.frameCount + 1)
        #expect(lines[0] == "frame,t,offset_x,offset_y,velocity_x,velocity_y,phase,position")
        #expect(lines.last?.hasSuffix(",780,0,0,0,idle,page-2") == true)
    }
}
