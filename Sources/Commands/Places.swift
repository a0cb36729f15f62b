internal import Glibc
internal import Service

/// Where the program finds its files when nobody says it.
struct Places {
    private let environment: [String: String]

    init(_ environment: [String: String]) {
        self.environment = environment
    }

    /// The preview page: as asked, or in the working directory, or where an installation keeps it.
    func publicFolder(_ asked: String?) -> Folder? {
        if let asked = asked ?? environment["ZOETROPE_PUBLIC"] { return Folder(path: asked) }
        return Self.candidates("public").first(where: \.exists)
    }

    /// The examples: as asked, or the repository's fixtures, or where an installation keeps them.
    func examples(_ asked: String?) -> Examples {
        if let asked = asked ?? environment["ZOETROPE_EXAMPLES"] { return Examples(in: Folder(path: asked)) }
        let folders = Self.candidates("Tests/Fixtures") + Self.candidates("examples")
        return folders.first(where: \.exists).map { Examples(in: $0) } ?? Examples()
    }

    /// A folder in the working directory, above the executable in a build folder, and in a prefix such as `/usr/local`.
    private static func candidates(_ name: String) -> [Folder] {
        var folders = [Folder(path: name)]
        guard let executable = executableFolder else { return folders }
        for above in ["../../..", "../.."] { folders.append(Folder(path: "\(executable)/\(above)/\(name)")) }
        folders.append(Folder(path: "\(executable)/../share/zoetrope/\(name)"))
        return folders
    }

    private static var executableFolder: String? {
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(path) }
        let text = String(cString: path)
        return text.lastIndex(of: "/").map { String(text[..<$0]) }
    }
}
