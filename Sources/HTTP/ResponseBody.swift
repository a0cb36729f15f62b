import Synchronization

/// Immutable response bytes that any number of answers, on any thread, may share without a copy.
///
/// Keep one in a cache with its headers and answer from it again: a server may attach its own prepared form.
package final class ResponseBody: Sendable {
    /// The bytes alone, held apart so that a prepared form can keep them alive without keeping this object.
    package final class Storage: Sendable {
        /// The body as it goes out.
        package let bytes: [UInt8]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }
    }

    /// What the prepared form must not outlive.
    package let storage: Storage
    private let attachment = AtomicLazyReference<Attachment>()

    private final class Attachment: Sendable {
        let form: any Sendable

        init(_ form: any Sendable) {
            self.form = form
        }
    }

    /// A body of these bytes.
    package init(_ bytes: [UInt8]) {
        storage = Storage(bytes)
    }

    /// A body of a text's UTF-8.
    package convenience init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The body as it goes out.
    package var bytes: [UInt8] { storage.bytes }

    /// How many bytes it has.
    package var count: Int { storage.bytes.count }

    /// No bytes at all.
    package static let empty = ResponseBody([])

    /// What a server keeps with the body while it lives, such as a response ready to send.
    package var prepared: (any Sendable)? { attachment.load()?.form }

    /// Keeps a prepared form with the body, unless there is one: of several threads the first wins.
    package func prepare(_ form: any Sendable) {
        _ = attachment.storeIfNil(Attachment(form))
    }
}
