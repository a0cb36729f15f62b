import Glibc

/// The font files of this computer, by name without extension.
enum FontFiles {
    /// Where Linux systems keep fonts; the system's own come first, so that all machines of one kind agree.
    static let usualDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

    /// The colon-separated folders of `ZOETROPE_FONTS`, or the usual ones.
    static var directories: [String] {
        guard let variable = getenv("ZOETROPE_FONTS") else { return usualDirectories }
        return String(cString: variable).split(separator: ":").map(String.init)
    }

    /// Paths of the `.otf`, `.ttf` and `.ttc` files at most five folders deep; the first of a name wins.
    static func find(in directories: [String]) -> [String: String] {
        var found: [String: String] = [:]
        for directory in directories { collect(directory, depth: 5, into: &found) }
        return found
    }

    private static func collect(_ directory: String, depth: Int, into found: inout [String: String]) {
        guard depth > 0, let stream = opendir(directory) else { return }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        closedir(stream)
        for name in names.sorted() {
            let path = directory + "/" + name
            if name.hasSuffix(".otf") || name.hasSuffix(".ttf") || name.hasSuffix(".ttc") {
                let stem = String(name.dropLast(4))
                if found[stem] == nil { found[stem] = path }
            } else {
                collect(path, depth: depth - 1, into: &found)
            }
        }
    }
}
