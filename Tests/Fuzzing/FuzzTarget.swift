internal import CarouselDocument
internal import DocumentStore
internal import HTTP
internal import Layout
internal import SVG
internal import Scrolling
internal import Service
internal import Trace
internal import ViewTree

#if SWIFT_SOURCE
    internal import SwiftSource
#endif

/// A door through which a client's bytes come in.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// A carousel document, drawn.
    case document
    /// Query parameters in the form of a query string, drawn.
    case query
    /// A request whose path carries the bytes as a document: inflated, read and drawn.
    case encoded
    /// A request line's target, answered by the whole service.
    case target
    /// SwiftUI source, drawn.
    case source

    /// Takes the bytes in as a client's; stops the process when what they lead to breaks a law.
    package func take(_ bytes: [UInt8]) {
        switch self {
        case .document:
            if let scene = try? Scene(json: bytes) { draw(scene) }
        case .query:
            let text = "/?" + String(decoding: bytes, as: UTF8.self)
            guard let items = (try? RequestTarget(text))?.query else { return }
            if let scene = try? Scene(query: items.map { ($0.name, $0.value) }) { draw(scene) }
        case .encoded:
            answer("/v1/d/\(Base64URL.encode(bytes))/frame.svg")
        case .target:
            answer(String(decoding: bytes, as: UTF8.self))
        case .source:
            #if SWIFT_SOURCE
                // Less work than the service allows, for more inputs a second.
                let limits = SourceLimits(steps: 20_000, callSteps: 2_000, views: 2_000)
                if let reading = try? SwiftSource.scene(source: bytes, limits: limits) { draw(reading.scene) }
            #endif
        }
    }

    /// A still in the middle, where most is in motion; of what is short, the animation and the numbers.
    private func draw(_ scene: Scene) {
        guard let timeline = try? scene.timeline() else { return }
        precondition(timeline.duration.isFinite && timeline.duration >= 0, "a timeline has an end")
        let rendering = Rendering(scene: scene)
        let frame = timeline.frame(at: timeline.duration / 2)
        precondition(frame.svg(rendering).starts(with: "<svg".utf8), "a frame is an SVG")
        guard timeline.frameCount <= 60 else { return }
        precondition(timeline.animation(rendering).starts(with: "<svg".utf8), "an animation is an SVG")
        let report = TimelineReport(timeline, engine: "").json
        let limits = DocumentLimits(bytes: .max)
        precondition((try? JSONValue(json: report, limits: limits)) != nil, "a report is JSON")
    }

    /// Asks the service as a browser would.
    private func answer(_ text: String) {
        guard let target = try? RequestTarget(text), let service = Self.service else { return }
        let request = Request(method: .get, target: target)
        let response = service.ready(for: request) ?? service.respond(to: request)
        precondition(response.status.code != 500, "nothing a client sends is the server's failure")
    }

    /// One service for all, which keeps nothing that it drew.
    private static let service: Service? = {
        guard let store = try? SQLiteDocuments(maximumBytes: 1 << 20) else { return nil }
        var configuration = Service.Configuration()
        configuration.limits.cache = 0
        return Service(configuration, reader: store, writer: store)
    }()
}
