internal import CarouselDocument
internal import ViewTree

/// The documents that show what can be asked for, by name.
package struct Examples: Sendable {
    /// One of them.
    package struct Example: Sendable {
        /// Its name in URLs.
        package let name: String
        /// The document.
        package let document: [UInt8]
        /// What the document calls itself.
        package let title: String

        init(name: String, document: [UInt8]) {
            self.name = name
            self.document = document
            title = (try? Scene(json: document))?.title ?? name
        }
    }

    /// All of them, sorted by name.
    package let all: [Example]

    /// None.
    package init() {
        all = []
    }

    /// The `.json` files of a folder, read once.
    package init(in folder: Folder) {
        all = folder.names(endingIn: ".json").compactMap { file in
            folder.contents(of: [file]).map { Example(name: String(file.dropLast(".json".count)), document: $0) }
        }
    }

    /// The example of a name.
    package subscript(name: String) -> Example? {
        all.first { $0.name == name }
    }
}
