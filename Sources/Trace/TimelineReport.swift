import Layout
package import Scrolling
import ViewTree
import Writers

/// timeline.json: the numbers behind the pictures.
package struct TimelineReport: Sendable {
    private let timeline: Timeline
    private let engine: String
    private let notes: SourceNotes?
    private let includesFrames: Bool

    /// Makes a report; without frames it holds all but the list of instants.
    package init(_ timeline: Timeline, engine: String, notes: SourceNotes? = nil, includesFrames: Bool = true) {
        self.timeline = timeline
        self.engine = engine
        self.notes = notes
        self.includesFrames = includesFrames
    }

    /// The document in JSON; lengths in points, times in seconds.
    package var json: [UInt8] {
        var json = JSONWriter(capacity: 65_536)
        json.object { write(to: &$0) }
        return json.bytes
    }

    private func write(to json: inout JSONWriter) {
        json.member("engine", engine)
        json.member("title", timeline.scene.title)
        json.member("viewport", timeline.stage(at: 0).viewport.size)
        json.member("duration", timeline.duration)
        json.member("framesPerSecond", timeline.framesPerSecond)
        json.member("release", timeline.releaseTime)
        json.member("settled", timeline.settledTime)
        let settled = timeline.frame(at: timeline.settledTime)
        if let primary = settled.stage.primary {
            json.member("settledOffset", settled.scrolls[primary].offset)
            json.member("settledPosition", settled.scrolls[primary].position?.text)
            json.member("settledGeometry", settled.scrolls[primary].geometry)
            json.member("scrollView") {
                $0.object { ScrollReport(scroll: settled.stage.scrollViews[primary]).write(to: &$0) }
            }
        }
        json.member("landings") { json in
            json.array { json in
                for landing in timeline.landings { json.object { landing.write(to: &$0) } }
            }
        }
        json.member("phases") { json in
            json.array { json in
                for span in timeline.phases {
                    json.object {
                        $0.member("phase", span.phase.rawValue)
                        $0.member("start", span.start)
                        $0.member("end", span.end)
                        $0.member("scrollView", span.scrollView)
                    }
                }
            }
        }
        json.member("events") { json in
            json.array { json in
                for event in timeline.events { json.object { event.write(to: &$0) } }
            }
        }
        json.member("warnings") { json in
            json.array { json in
                for warning in timeline.warnings {
                    json.object {
                        $0.member("code", warning.code)
                        $0.member("reason", warning.reason)
                        $0.member("remedy", warning.remedy)
                    }
                }
            }
        }
        notes?.write(to: &json)
        guard includesFrames else { return }
        json.member("frames") { json in
            json.array { json in
                for index in 0..<timeline.frameCount {
                    let frame = timeline.frame(at: timeline.time(ofFrame: index))
                    json.object { frame.write(to: &$0) }
                }
            }
        }
    }
}

extension Frame {
    /// Writes the numbers of one instant.
    fileprivate func write(to json: inout JSONWriter) {
        json.member("t", time, decimals: 6)
        if let primary = stage.primary {
            let scroll = scrolls[primary]
            json.member("offset", scroll.offset)
            json.member("velocity", scroll.velocity)
            json.member("phase", scroll.phase.rawValue)
            json.member("position", scroll.position?.text)
            json.member("contentOffset", scroll.geometry.contentOffset)
        }
        json.member("items") { json in
            json.array { json in
                for item in items { json.object { item.write(to: &$0) } }
            }
        }
    }
}

extension ItemState {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("index", index)
        json.member("id", id.text)
        json.member("frame", frame)
        json.member("visible", visibleFraction)
        if let phase { json.member("phase", phase) }
        if !effects.isEmpty { json.member("effects", effects) }
        if let corners {
            json.member("corners") { json in
                json.array { json in
                    for corner in corners {
                        json.array {
                            $0.value(corner.x); $0.value(corner.y)
                        }
                    }
                }
            }
        }
    }
}
