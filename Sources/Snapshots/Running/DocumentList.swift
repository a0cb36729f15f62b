/// The documents of a folder, each with the name of its golden.
package struct DocumentList: Sendable {
    /// A document.
    package struct Entry: Sendable, Hashable {
        /// Its path below the folder without the extension; the golden's name.
        package var name: String
        /// Where it is.
        package var path: String
        /// The end of its name, without the dot.
        var fileExtension: String
    }

    /// The documents in the order of their names.
    package private(set) var entries: [Entry] = []
    /// What is wrong with the names, a sentence each.
    package private(set) var conflicts: [String] = []

    /// Lists a folder and those in it, or one file; empty where there is neither.
    package init(_ path: String, readers: DocumentReaders) {
        var root = path
        while root.count > 1, root.hasSuffix("/") { root.removeLast() }
        if Disk.isFile(root) {
            let name = root.split(separator: "/").last.map(String.init) ?? root
            let (stem, ending) = Self.parts(name)
            entries = [Entry(name: stem, path: root, fileExtension: ending)]
        } else {
            let extensions = Set(readers.extensions)
            collect(root, below: "", extensions, depth: 0)
            entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
        // Names that differ in case alone are one folder on a Mac.
        let groups = Dictionary(grouping: entries) { $0.name.lowercased() }
        for group in groups.values.sorted(by: { $0[0].name < $1[0].name }) where group.count > 1 {
            conflicts.append(
                "two documents have one name, \(group[0].name): "
                    + group.map(\.path).joined(separator: " and ") + "; rename one")
        }
    }

    private mutating func collect(_ root: String, below folder: String, _ extensions: Set<String>, depth: Int) {
        // Deeper than this no document folder goes; it also ends a circle of links.
        guard depth < 16 else { return }
        for entry in Disk.names(in: root + (folder.isEmpty ? "" : "/" + folder)) {
            let name = folder.isEmpty ? entry : folder + "/" + entry
            let path = root + "/" + name
            if Disk.isFolder(path) {
                // A folder of goldens inside the documents holds no documents.
                if Disk.isFile(path + "/" + Golden.manifestFile) { continue }
                collect(root, below: name, extensions, depth: depth + 1)
            } else if Disk.isFile(path) {
                let (stem, ending) = Self.parts(name)
                if extensions.contains(ending) { entries.append(Entry(name: stem, path: path, fileExtension: ending)) }
            }
        }
    }

    /// The name without its extension, and the extension.
    private static func parts(_ name: String) -> (stem: String, ending: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, !name[dot...].contains("/") else {
            return (name, "")
        }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }
}
