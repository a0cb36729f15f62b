internal import CarouselDocument
package import ViewTree

/// How files become scenes, by the end of their names.
package struct DocumentReaders: Sendable {
    /// Reads the bytes of one file.
    package typealias Reader = @Sendable ([UInt8]) throws(UnreadableDocument) -> Scene

    private let readers: [String: Reader]

    /// Carousel documents in JSON, and what other readers there are; their keys are extensions without the dot.
    package init(_ others: [String: Reader] = [:]) {
        readers = others.merging(["json": Self.json]) { other, _ in other }
    }

    /// The extensions that are read.
    package var extensions: [String] { readers.keys.sorted() }

    /// The scene of a file.
    func scene(_ bytes: [UInt8], fileExtension: String) throws(UnreadableDocument) -> Scene {
        guard let reader = readers[fileExtension] else {
            throw UnreadableDocument(problems: ["files that end in .\(fileExtension) are not read"])
        }
        return try reader(bytes)
    }

    private static func json(_ bytes: [UInt8]) throws(UnreadableDocument) -> Scene {
        do throws(InvalidDocument) {
            return try Scene(json: bytes)
        } catch {
            throw UnreadableDocument(problems: error.problems.map(\.sentence))
        }
    }
}

/// Why a file is no scene.
package struct UnreadableDocument: Error, Sendable, Hashable {
    /// A sentence a problem, the place in front.
    package var problems: [String]

    /// Makes one from its sentences.
    package init(problems: [String]) { self.problems = problems }
}

extension Problem {
    /// The place, what is wrong there and what would be right.
    fileprivate var sentence: String {
        (pointer.isEmpty ? "" : pointer + ": ") + detail + "; expected " + expected
            + (suggestion.map { "; did you mean \($0)?" } ?? "")
    }
}
