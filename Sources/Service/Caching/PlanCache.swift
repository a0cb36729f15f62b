internal import Locks
internal import Scrolling
internal import Trace
internal import Writers

/// A document that was read and planned: all that any product of it is drawn from.
final class PlannedDocument: Sendable {
    /// What happens over time.
    let timeline: Timeline
    /// What was found in SwiftUI source; nil where there is none.
    let notes: SourceNotes?

    init(timeline: Timeline, notes: SourceNotes?) {
        self.timeline = timeline
        self.notes = notes
    }
}

/// The documents that were drawn last, planned: another moment of a carousel is a question to the same timeline.
final class PlanCache: Sendable {
    // Choices of this project. A carousel of a query is small and there may be many; source of 50,000 views takes 11 MB,
    // and what would take more, such as a grid of a million views or many arrangements, is not kept.
    private let queries = BoundedCache<SourceDocument.Key, PlannedDocument>(capacity: 16)
    private let others = BoundedCache<SourceDocument.Key, PlannedDocument>(capacity: 2)

    /// The kept plan of a document, or the one `make` returns; two threads may make the same at once.
    func plan(
        of source: SourceDocument, make: () throws(ProblemDetails) -> PlannedDocument
    ) throws(ProblemDetails) -> PlannedDocument {
        guard let key = SourceDocument.Key(source.form) else { return try make() }
        return try (source.isParameters ? queries : others)
            .value(for: key, where: { $0.timeline.isLight }, make: make)
    }
}

extension SourceDocument {
    /// What tells one document from another, to the byte.
    struct Key: Hashable, Sendable {
        private let bytes: [UInt8]

        /// Longer documents are not kept planned: to compare them would cost, too.
        // A choice of this project.
        private static let greatestSize = 64 << 10

        /// The key of a document, nil where it is too long to be kept.
        init?(_ form: Form) {
            var buffer = ByteBuffer(capacity: 512)
            func add(_ parameters: [(name: String, value: String)], to buffer: inout ByteBuffer) {
                // No parameter holds a NUL: the target would have been refused.
                for (name, value) in parameters {
                    buffer.append(unescaped: name)
                    buffer.append(byte: 0)
                    buffer.append(unescaped: value)
                    buffer.append(byte: 0)
                }
            }
            switch form {
            case .parameters(let parameters):
                buffer.append(byte: 0)
                add(parameters, to: &buffer)
            case .json(let bytes):
                guard bytes.count <= Self.greatestSize else { return nil }
                buffer.append(byte: 1)
                buffer.append(contentsOf: bytes)
            case .swift(let bytes, let parameters, let view):
                guard bytes.count <= Self.greatestSize else { return nil }
                buffer.append(byte: 2)
                add(parameters + (view.map { [("", $0)] } ?? []), to: &buffer)
                buffer.append(byte: 1)
                buffer.append(contentsOf: bytes)
            }
            guard buffer.count <= Self.greatestSize else { return nil }
            bytes = buffer.bytes
        }

        func hash(into hasher: inout Hasher) { hasher.combine(ContentHash(bytes).value) }
    }
}
