package import HTTP

/// What can be made of a document.
package enum Product: String, CaseIterable, Sendable {
    /// One moving picture.
    case animation
    /// One still.
    case frame
    /// Moments side by side.
    case filmstrip
    /// Offset and velocity over time.
    case chart
    /// Moments on top of each other.
    case onion
    /// The numbers.
    case timeline
    /// The numbers as a table.
    case csv
    /// Every frame as a file.
    case frames
    /// The carousel as SwiftUI code.
    case swift

    /// Its name in URLs, suffix included.
    package var fileName: String {
        switch self {
        case .animation, .frame, .filmstrip, .chart, .onion: "\(rawValue).svg"
        case .timeline: "timeline.json"
        case .csv: "timeline.csv"
        case .frames: "frames.tar"
        case .swift: "carousel.swift"
        }
    }

    /// The type of its bytes.
    package var mediaType: MediaType {
        switch self {
        case .animation, .frame, .filmstrip, .chart, .onion: .svg
        case .timeline: .json
        case .csv: .csv
        case .frames: .tar
        case .swift: .swift
        }
    }

    /// The query parameters it takes beside a document's.
    package var parameters: [String] {
        switch self {
        case .animation: ["motion"]
        case .frame: ["t", "frame"]
        case .filmstrip, .onion: ["frames"]
        case .chart, .timeline, .csv, .frames, .swift: []
        }
    }

    /// Products by a name without suffix, such as `timeline`: those between which `Accept` chooses.
    package static func choices(named name: String) -> [Product] {
        allCases.filter { $0.fileName.prefix { $0 != "." } == name }
    }
}
