internal import CarouselDocument
internal import Glibc
internal import Writers

/// The folder of all goldens: one folder a document, named like it.
package struct GoldenFolder: Sendable {
    /// Where it is.
    package let path: String

    /// A folder, which need not exist before something is recorded.
    package init(path: String) { self.path = path }

    /// Why a golden cannot be compared with.
    package enum Fault: Error, Sendable, Hashable {
        /// There is none.
        case missing
        /// Its files are not those that were recorded.
        case damaged(String)
        /// Its lines end in CR LF.
        case lineEndings(String)
    }

    /// The golden of a name, each file checked against the list of them.
    package func golden(_ name: String) throws(Fault) -> Golden {
        let folder = path + "/" + name
        guard Disk.isFolder(folder), Disk.isFile(folder + "/" + Golden.manifestFile) else { throw .missing }
        let manifest = try json(Golden.manifestFile, folder)
        guard let format = manifest["format"]?.number, let engine = manifest["engine"]?.text,
            let fonts = manifest["fonts"]?.text, let every = manifest["everyMs"]?.number.flatMap({ Int(exactly: $0) }),
            let stills = manifest["stills"]?.text.flatMap(SnapshotOptions.Stills.init), every > 0,
            let animation = manifest["animation"]?.text, let members = manifest["files"]?.members
        else { throw .damaged("\(folder)/\(Golden.manifestFile) lacks a member that every golden has") }
        guard format == Double(Golden.format) else {
            throw .damaged(
                "\(folder)/\(Golden.manifestFile) is of another format than this version reads, \(Golden.format)")
        }
        var files: [Golden.Still] = []
        for member in members {
            let bytes = try read(member.name, folder)
            guard ContentHash(bytes).hexadecimal == member.value.text else {
                throw .damaged(
                    "\(folder)/\(member.name) was cut or edited: it is not the file that \(Golden.manifestFile) names")
            }
            files.append(Golden.Still(file: member.name, svg: bytes))
        }
        guard let trace = files.last, trace.file == Golden.traceFile else {
            throw .damaged("\(folder)/\(Golden.manifestFile) does not name \(Golden.traceFile)")
        }
        return Golden(
            document: manifest["document"]?.text ?? "",
            fingerprint: Golden.Fingerprint(
                engine: engine, fonts: fonts, options: SnapshotOptions(every: every, stills: stills)),
            animation: animation, stills: Array(files.dropLast()), trace: trace.svg)
    }

    private func read(_ name: String, _ folder: String) throws(Fault) -> [UInt8] {
        // A name in a golden is a file beside it, never a way to somewhere else.
        guard !name.contains("/"), !name.hasPrefix(".") else { throw .damaged("\(folder) names a file elsewhere") }
        let bytes: [UInt8]
        do throws(Disk.Failure) {
            bytes = try Disk.read(folder + "/" + name)
        } catch {
            throw .damaged(error.sentence)
        }
        if bytes.contains(13) {
            throw .lineEndings("\(folder)/\(name)")
        }
        return bytes
    }

    private func json(_ name: String, _ folder: String) throws(Fault) -> JSONValue {
        let bytes = try read(name, folder)
        do throws(InvalidDocument) {
            return try JSONValue(json: bytes, limits: Self.limits)
        } catch {
            throw .damaged("\(folder)/\(name) cannot be read: \(error.problems.first?.detail ?? "it is no JSON")")
        }
    }

    /// What a file of numbers may be.
    static let limits = DocumentLimits(bytes: Disk.limit, depth: 16)

    /// Puts a golden in its place at once: an interruption leaves the old one, or none, and never a part.
    package func write(_ golden: Golden, name: String) throws(Disk.Failure) {
        try write(golden.files, name: name)
    }

    func write(_ files: some Sequence<Golden.File>, name: String) throws(Disk.Failure) {
        let place = path + "/" + name
        let slash = place.lastIndex(of: "/") ?? place.startIndex
        let parent = String(place[..<slash])
        let temporary = parent + "/.\(place[place.index(after: slash)...]).tmp-\(getpid())"
        try Disk.makeFolder(parent)
        Disk.removeTree(temporary)
        do throws(Disk.Failure) {
            try Disk.makeFolder(temporary)
            for file in files { try Disk.writeWhole(file.bytes, to: temporary + "/" + file.name) }
            try Disk.exchange(temporary, with: place)
        } catch {
            Disk.removeTree(temporary)
            throw error
        }
        try writeAttributes()
    }

    /// Tells git to leave line endings alone here, unless the folder says something already.
    private func writeAttributes() throws(Disk.Failure) {
        let file = path + "/.gitattributes"
        if !Disk.isFile(file) { try Disk.write(Array("* text eol=lf\n".utf8), to: file) }
    }

    /// The names of all goldens in the folder, in order.
    package var names: [String] {
        var names: [String] = []
        collect(below: "", into: &names, depth: 0)
        return names
    }

    private func collect(below folder: String, into names: inout [String], depth: Int) {
        // Deeper than this no document folder goes.
        guard depth < 16 else { return }
        for entry in Disk.names(in: path + "/" + folder) {
            let name = folder.isEmpty ? entry : folder + "/" + entry
            guard Disk.isFolder(path + "/" + name) else { continue }
            if Disk.isFile(path + "/" + name + "/" + Golden.manifestFile) {
                names.append(name)
            } else {
                collect(below: name, into: &names, depth: depth + 1)
            }
        }
    }

    /// Removes what interrupted runs left behind: hidden folders of processes that are no more.
    func removeLeftovers() { removeLeftovers(in: path, depth: 0) }

    private func removeLeftovers(in folder: String, depth: Int) {
        guard depth < 16 else { return }
        for name in Disk.allNames(in: folder) {
            let entry = folder + "/" + name
            if name.hasPrefix("."), let process = Self.process(of: name) {
                if kill(process, 0) != 0, errno == ESRCH { Disk.removeTree(entry) }
            } else if Disk.isFolder(entry), !Disk.isFile(entry + "/" + Golden.manifestFile) {
                removeLeftovers(in: entry, depth: depth + 1)
            }
        }
    }

    /// The process that a hidden folder's name ends with.
    private static func process(of name: String) -> pid_t? {
        guard let dot = name.lastIndex(of: "."), name[dot...].hasPrefix(".tmp-") else { return nil }
        return pid_t(name[dot...].dropFirst(5).prefix { $0.isNumber })
    }

    /// Removes a golden.
    func remove(_ name: String) { Disk.removeTree(path + "/" + name) }

    /// The document that a golden was made from, as it was given.
    package func document(of name: String) -> String? {
        guard let bytes = try? Disk.read(path + "/" + name + "/" + Golden.manifestFile),
            let value = try? JSONValue(json: bytes, limits: Self.limits)
        else { return nil }
        return value["document"]?.text
    }
}
