internal import CarouselDocument
internal import Snapshots
#if SWIFT_SOURCE
    internal import SwiftSource
#endif
internal import ViewTree

extension DocumentReaders {
    /// Carousel documents, and SwiftUI source where this program was built with a reader of it.
    static var all: DocumentReaders {
        #if SWIFT_SOURCE
            DocumentReaders(["swift": swift])
        #else
            DocumentReaders()
        #endif
    }

    #if SWIFT_SOURCE
        /// Source says nothing of the screen and the finger; both are those of a document that does not either.
        private static func swift(_ bytes: [UInt8]) throws(UnreadableDocument) -> Scene {
            let around: Scene
            do throws(InvalidDocument) {
                around = try Scene(query: [])
            } catch {
                throw UnreadableDocument(problems: error.problems.map(\.detail))
            }
            do throws(InvalidSource) {
                return try SwiftSource.scene(
                    source: bytes, viewport: around.viewport, interactions: around.interactions, output: around.output
                ).scene
            } catch {
                let errors = error.diagnostics.filter { $0.severity == .error }
                throw UnreadableDocument(problems: errors.map { "\($0.line):\($0.column): \($0.message)" })
            }
        }
    #endif
}
