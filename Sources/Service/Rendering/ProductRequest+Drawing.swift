internal import HTTP
package import Layout
internal import SVG
package import Scrolling
package import Trace
package import ViewTree

extension ProductRequest {
    /// What happens to a scene over time.
    package static func timeline(of scene: Scene) throws(ProblemDetails) -> Timeline {
        do throws(ImpossibleLayout) {
            return try scene.timeline()
        } catch {
            throw ProblemDetails(error)
        }
    }

    /// The bytes of the product: the same for the same timeline, wherever they are made.
    ///
    /// `notes` are those of the source it came from, for `timeline.json`.
    package func draw(_ timeline: Timeline, _ notes: SourceNotes? = nil, limits: Limits) throws(ProblemDetails)
        -> [UInt8]
    {
        try check(drawingsOf: timeline, limits)
        let meter = DrawingMeter(views: limits.drawings)
        let bytes = try bytes(of: timeline.metered(by: meter), notes, limits)
        if meter.isExhausted { throw .tooManyDrawings(limits) }
        guard bytes.count <= limits.output else {
            throw .overLimit("the answer", limits.output, "bytes")
        }
        return bytes
    }

    private func bytes(of timeline: Timeline, _ notes: SourceNotes?, _ limits: Limits) throws(ProblemDetails) -> [UInt8]
    {
        var rendering = Rendering(scene: timeline.scene, stamp: Stamp(version: Engine.version))
        rendering.greatestSize = limits.output
        switch product {
        case .animation:
            return moves ? timeline.animation(rendering) : timeline.frame(at: timeline.settledTime).svg(rendering)
        case .frame: return timeline.frame(at: seconds(in: timeline)).svg(rendering)
        case .filmstrip: return timeline.filmstrip(frames: moments, rendering)
        case .chart: return timeline.chart(rendering)
        case .onion: return timeline.onionSkin(frames: moments, rendering)
        case .timeline:
            try check(timeline.frameCount, limits)
            return TimelineReport(timeline, engine: Engine.version, notes: notes).json
        case .csv:
            try check(timeline.frameCount, limits)
            return TimelineTable(timeline).csv
        case .frames:
            try check(timeline.frameCount, limits)
            return try archive(timeline, rendering, limits)
        case .swift: return try SourceDocument.code(of: timeline.scene)
        }
    }

    private func archive(_ timeline: Timeline, _ rendering: Rendering, _ limits: Limits) throws(ProblemDetails)
        -> [UInt8]
    {
        var files: [Tar.File] = []
        var size = 0
        for number in 0..<timeline.frameCount {
            let digits = String(number)
            let name = "frame-" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ".svg"
            let bytes = timeline.frame(at: timeline.time(ofFrame: number)).svg(rendering)
            files.append(Tar.File(name: name, bytes: bytes))
            size += bytes.count
            if size > limits.output { throw .overLimit("the archive", limits.output, "bytes") }
        }
        guard let bytes = Tar.archive(files) else {
            throw ProblemDetails(.internalError, "the archive could not be written")
        }
        return bytes
    }

    /// Refuses what is too much to draw without drawing any of it, where that is easily seen; the rest is metered.
    private func check(drawingsOf timeline: Timeline, _ limits: Limits) throws(ProblemDetails) {
        let frames: Int
        switch product {
        case .animation where moves: frames = timeline.frameCount
        case .timeline, .frames: frames = timeline.frameCount
        case .filmstrip, .onion: frames = moments
        case .animation, .frame: frames = 1
        case .chart, .csv, .swift: return
        }
        let instants =
            product == .frame
            ? [seconds(in: timeline)] : [0, timeline.releaseTime ?? 0, timeline.settledTime / 2, timeline.settledTime]
        func tooMany(_ count: (Double) -> Int) -> Int? {
            let views = instants.map(count).min() ?? 0
            let (cost, isFar) = frames.multipliedReportingOverflow(by: DrawingMeter.cost(ofFrame: views))
            return isFar || cost > limits.drawings ? views : nil
        }
        // Those in sight are counted only where all views together, seen or not, would be too many.
        guard tooMany(timeline.itemCount) != nil, let views = tooMany(timeline.visibleItemCount) else { return }
        let each = frames == 1 ? "with \(views) views" : "with some \(views) views in each of \(frames) frames"
        let isDear = DrawingMeter.cost(ofFrame: views) > views
        let cost = isDear ? ", of which those beyond \(DrawingMeter.keptViews) count for four" : ""
        throw .overLimit("the answer, \(each)\(cost),", limits.drawings, "views")
    }

    private func check(_ frames: Int, _ limits: Limits) throws(ProblemDetails) {
        if frames > limits.frames { throw .overLimit("the timeline of \(frames) frames", limits.frames, "frames") }
    }

    /// The moment of a still, in seconds.
    private func seconds(in timeline: Timeline) -> Double {
        switch moment {
        case .start: 0
        case .release: timeline.releaseTime ?? 0
        case .settled: timeline.settledTime
        case .seconds(let seconds): seconds
        case .frame(let number): timeline.time(ofFrame: number)
        }
    }
}

extension ProblemDetails {
    /// Frames with more to draw than there may be in an answer.
    static func tooManyDrawings(_ limits: Limits) -> ProblemDetails {
        .overLimit("what is drawn in all frames of the answer", limits.drawings, "views")
    }

    /// A scene that cannot be laid out, and what would help; the way to the view is told in SwiftUI's words.
    package init(_ impossible: ImpossibleLayout) {
        self.init(.impossibleLayout, impossible.sentence, places: [Place(detail: impossible.sentence)])
    }
}
