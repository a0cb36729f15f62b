internal import SVG
package import Scrolling
internal import Trace
internal import Typography
internal import Writers

/// What one document looked like and did, as text that reads well in a pull request.
package struct Golden: Sendable {
    /// The document's path as it was given, where it is no absolute one.
    package var document: String
    /// What it was made by.
    package var fingerprint: Fingerprint
    /// The hash of the animation's bytes.
    package var animation: String
    /// The pictures, in order of time.
    package var stills: [Still]
    /// What it did, as JSON.
    package var trace: [UInt8]

    /// What made a golden; another maker may draw other bytes from the same document.
    package struct Fingerprint: Sendable, Hashable {
        /// The version of the program.
        package var engine: String
        /// The fonts that text was set in.
        package var fonts: String
        /// What was kept.
        package var options: SnapshotOptions

        /// Makes one from its parts.
        package init(engine: String, fonts: String, options: SnapshotOptions) {
            self.engine = engine
            self.fonts = fonts
            self.options = options
        }
    }

    /// A picture of one moment.
    package struct Still: Sendable, Hashable {
        /// Its file, such as `release.svg`.
        package var file: String
        /// The picture, an element a line.
        package var svg: [UInt8]
    }

    /// What a document is now; `engine` is the version of the program.
    package init(_ timeline: Timeline, document: String, options: SnapshotOptions, engine: String) {
        let plan = InstantPlan(every: options.every)
        let rendering = Rendering(scene: timeline.scene)
        self.document = document
        fingerprint = Fingerprint(engine: engine, fonts: FontLibrary.shared.fingerprint, options: options)
        animation = ContentHash(timeline.animation(rendering)).hexadecimal
        stills = plan.moments(of: timeline).compactMap { moment in
            if options.stills == .named, moment.labels.isEmpty { return nil }
            return Still(
                file: moment.fileName, svg: SVGLines.broken(timeline.frame(at: moment.time).svg(rendering)))
        }
        trace = MotionTrace(timeline, plan: plan).json
    }

    /// A golden from its parts.
    init(document: String, fingerprint: Fingerprint, animation: String, stills: [Still], trace: [UInt8]) {
        self.document = document
        self.fingerprint = fingerprint
        self.animation = animation
        self.stills = stills
        self.trace = trace
    }

    /// The name of the file of numbers.
    static let traceFile = "trace.json"
    /// The name of the file that lists the others; written last.
    static let manifestFile = "golden.json"

    /// A file of a golden.
    package struct File: Sendable, Hashable {
        /// Its name in the golden's folder.
        package var name: String
        /// Its content, lines ended by a line feed.
        package var bytes: [UInt8]
    }

    /// All files, the list of them last.
    package var files: [File] {
        let files = stills.map { File(name: $0.file, bytes: $0.svg) } + [File(name: Self.traceFile, bytes: trace)]
        return files + [File(name: Self.manifestFile, bytes: manifest(of: files))]
    }

    private func manifest(of files: [File]) -> [UInt8] {
        var json = JSONWriter(isPretty: true)
        json.object { json in
            json.member("format", Self.format)
            json.member("document", document)
            json.member("engine", fingerprint.engine)
            json.member("fonts", fingerprint.fonts)
            json.member("everyMs", fingerprint.options.every)
            json.member("stills", fingerprint.options.stills.rawValue)
            json.member("animation", animation)
            json.member("files") { json in
                json.object { json in
                    for file in files { json.member(file.name, ContentHash(file.bytes).hexadecimal) }
                }
            }
        }
        return json.bytes + [10]
    }

    /// The form of these files; another number is read by another version.
    static let format = 2
}

extension InstantPlan.Moment {
    /// `release.svg`, or `at-00400ms.svg`; names sort by time where they have none of their own.
    var fileName: String {
        if let label = labels.first { return label + ".svg" }
        let digits = String(Int((time * 1000).rounded()))
        return "at-" + String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits + "ms.svg"
    }
}
