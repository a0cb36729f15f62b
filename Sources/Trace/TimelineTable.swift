package import Scrolling
import ViewTree
import Layout
import Writers

/// timeline.csv: one line a frame, for spreadsheets.
package struct TimelineTable: Sendable {
    private let timeline: Timeline

    /// Makes a table of every frame.
    package init(_ timeline: Timeline) { self.timeline = timeline }

    /// The table (RFC 4180); lengths in points, times in seconds, velocities in points per second.
    package var csv: [UInt8] {
        var csv = CSVWriter()
        csv.row {
            for name in ["frame", "t", "offset_x", "offset_y", "velocity_x", "velocity_y", "phase", "position"] {
                $0.field(name)
            }
        }
        for index in 0..<timeline.frameCount {
            let time = timeline.time(ofFrame: index)
            guard let primary = timeline.stage(at: time).primary else { continue }
            let scroll = timeline.scrolls(at: time)[primary]
            csv.row {
                $0.field(index)
                $0.field(time, decimals: 6)
                $0.field(scroll.offset.x)
                $0.field(scroll.offset.y)
                $0.field(scroll.velocity.dx)
                $0.field(scroll.velocity.dy)
                $0.field(scroll.phase.rawValue)
                $0.field(scroll.position?.text ?? "")
            }
        }
        return csv.bytes
    }
}
