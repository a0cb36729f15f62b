package import CarouselDocument

#if SWIFT_SOURCE
    package import SwiftSource
#endif

/// Every number over which the service refuses, in one place: flags, environment and `/limits` read this table.
package struct Limits: Sendable, Equatable {
    /// Bytes of a request body.
    package var body = 1 << 20
    /// Bytes of all request bodies being received.
    package var bodies = 256 << 20
    /// Bytes of a request target, query included.
    package var target = 8192
    /// Bytes of a header section.
    package var header = 8192
    /// Bytes of a document that a URL carries, once inflated.
    package var inflated = 1 << 20
    /// What a document may ask for.
    package var document = DocumentLimits()
    /// Moments side by side in a film strip or in an onion skin.
    package var moments = 60
    /// Frames of `timeline.json`, `timeline.csv` and `frames.tar`.
    package var frames = 3600
    /// Bytes of one answer.
    package var output = 32 << 20
    /// Views drawn in all frames of an answer together, which bounds the time it takes: one that is set in long texts,
    /// or is beyond the first thousand of a frame, counts for more.
    package var drawings = 200_000
    /// Bytes of answers kept ready.
    package var cache = 64 << 20
    /// Bytes of stored documents.
    package var store = 1 << 30
    /// Renders at once beside the connections' threads.
    package var workers = 2
    /// Requests that wait for a worker.
    package var queue = 64
    /// Open connections.
    package var connections = 4096
    /// Open connections from one address; 0 means as many as there may be.
    package var connectionsPerAddress = 0
    /// Seconds to send a header section.
    package var headerSeconds = 10
    /// Seconds to send a body.
    package var bodySeconds = 30
    /// Seconds a connection may stay idle.
    package var idleSeconds = 60
    /// Seconds to take an answer.
    package var sendSeconds = 60
    /// Seconds that a request may wait for a worker.
    package var queueSeconds = 10
    /// Seconds that a stop waits for requests in flight.
    package var drainSeconds = 10

    #if SWIFT_SOURCE
        /// How much SwiftUI source is read and how much work it may ask for.
        package var source = SourceLimits()
    #endif

    /// The defaults.
    package init() {}

    /// One limit as people see it.
    package struct Entry: Sendable {
        /// The name in `/limits`.
        package let name: String
        /// What is counted.
        package let unit: String
        /// What it bounds, as half a sentence.
        package let meaning: String
        /// The values it may be set to.
        package let range: ClosedRange<Int>
        /// Where it is kept.
        package let path: any WritableKeyPath<Limits, Int> & Sendable

        /// The command line's flag: `--limit-queue`.
        package var flag: String { "--limit-" + dashed }
        /// The environment's variable: `ZOETROPE_LIMIT_QUEUE`.
        package var variable: String {
            "ZOETROPE_LIMIT_" + String(decoding: dashed.utf8.map { $0 == 0x2D ? 0x5F : $0 }, as: UTF8.self).uppercased()
        }

        private var dashed: String {
            name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
        }
    }

    /// The table, in the order it is shown.
    package static let entries: [Entry] = ownEntries + sourceEntries

    #if SWIFT_SOURCE
        private static let sourceEntries: [Entry] = [
            entry("sourceBytes", "bytes", "SwiftUI source", 1...1 << 20, \.source.bytes),
            entry("sourceNesting", "count", "brackets inside each other in source", 8...256, \.source.nesting),
            entry("sourceSteps", "count", "the steps of one reading of a view", 1...1 << 30, \.source.steps),
            entry("sourceCallSteps", "count", "the steps of one callback or effect", 1...1 << 30, \.source.callSteps),
            entry("sourceDepth", "count", "calls and views inside each other in source", 8...200, \.source.depth),
            entry("sourceElements", "count", "the elements of a collection in source", 1...1 << 20, \.source.elements),
            entry(
                "sourceStringBytes", "bytes", "one string that source makes", 1...1 << 24, \.source.stringBytes),
            entry("sourceViews", "count", "the views that source makes", 1...1 << 20, \.source.views),
        ]
    #else
        private static let sourceEntries: [Entry] = []
    #endif

    private static let ownEntries: [Entry] = [
        entry("body", "bytes", "the body of a request", 1...1 << 30, \.body),
        entry("bodies", "bytes", "all bodies being received", 1...1 << 40, \.bodies),
        entry("target", "bytes", "the path and query of a request", 64...1 << 20, \.target),
        entry("header", "bytes", "the header section of a request", 64...1 << 20, \.header),
        entry("inflated", "bytes", "a document carried by a URL, once inflated", 1...1 << 30, \.inflated),
        entry("items", "count", "the items of a carousel whose items are alike", 1...1 << 30, \.document.items),
        entry("listedItems", "count", "the items that are written out", 1...1 << 20, \.document.listedItems),
        entry("interactions", "count", "the interactions of a document", 1...10_000, \.document.interactions),
        entry("depth", "count", "the lists and objects inside each other", 8...256, \.document.depth),
        entry("characters", "count", "the characters of a text", 1...100_000, \.document.characters),
        entry("problems", "count", "the problems told at once", 1...1000, \.document.problems),
        entry("moments", "count", "the moments of a film strip or an onion skin", 1...1000, \.moments),
        entry("frames", "count", "the frames of timeline.json, timeline.csv and frames.tar", 1...100_000, \.frames),
        entry("drawings", "count", "the views in all frames of an answer together", 1...1 << 30, \.drawings),
        entry("output", "bytes", "one answer", 1 << 10...1 << 31, \.output),
        entry("cache", "bytes", "the answers kept ready", 0...1 << 40, \.cache),
        entry("store", "bytes", "the stored documents", 1 << 16...1 << 44, \.store),
        entry("workers", "count", "the renders at once beside the connections' threads", 0...256, \.workers),
        entry("queue", "count", "the requests that wait for a worker", 0...1 << 20, \.queue),
        entry("connections", "count", "the open connections", 1...1 << 20, \.connections),
        entry(
            "connectionsPerAddress", "count", "the open connections from one address, 0 for all there may be",
            0...1 << 20, \.connectionsPerAddress),
        entry("headerSeconds", "seconds", "the time to send a header section", 1...3600, \.headerSeconds),
        entry("bodySeconds", "seconds", "the time to send a body", 1...3600, \.bodySeconds),
        entry("idleSeconds", "seconds", "the time a connection may stay idle", 1...3600, \.idleSeconds),
        entry("sendSeconds", "seconds", "the time to take an answer", 1...3600, \.sendSeconds),
        entry("queueSeconds", "seconds", "the time a request may wait for a worker", 1...3600, \.queueSeconds),
        entry("drainSeconds", "seconds", "the time a stop waits for requests in flight", 0...3600, \.drainSeconds),
    ]

    private static func entry(
        _ name: String, _ unit: String, _ meaning: String, _ range: ClosedRange<Int>,
        _ path: any WritableKeyPath<Limits, Int> & Sendable
    ) -> Entry {
        Entry(name: name, unit: unit, meaning: meaning, range: range, path: path)
    }
}
