package import CarouselDocument
package import Trace
internal import ViewTree

#if SWIFT_SOURCE
    internal import SwiftSource
#endif

/// A document as it reached us, not read yet.
struct SourceDocument: Sendable {
    /// How it is written.
    enum Form: Sendable {
        /// As JSON: a carousel, or SwiftUI source with what surrounds it.
        case json([UInt8])
        /// As query parameters.
        case parameters([(name: String, value: String)])
        /// As SwiftUI source; the parameters say what surrounds it, the name which of its views is shown.
        case swift([UInt8], [(name: String, value: String)], view: String? = nil)
    }

    /// What a document was read as.
    struct Reading: Sendable {
        let scene: Scene
        /// What was found in source; nil where there is none.
        var notes: SourceNotes?
    }

    /// The query parameters that mean something beside SwiftUI source.
    static let surroundings = [
        "view", "axis", "displayScale", "drag", "duration", "encoding", "framesPerSecond", "horizontalSizeClass",
        "layoutDirection", "loop", "tail", "text", "theme", "velocity", "verticalSizeClass", "viewport",
        "viewportHeight", "viewportWidth",
    ]

    /// What is to be read.
    let form: Form
    /// How long what is drawn of it may be kept.
    let freshness: Answer.Freshness

    init(_ form: Form, freshness: Answer.Freshness) {
        self.form = form
        self.freshness = freshness
    }

    /// Whether parameters say it all.
    var isParameters: Bool { if case .parameters = form { true } else { false } }

    /// The JSON, empty for the other forms.
    var bytes: [UInt8] {
        if case .json(let bytes) = form { bytes } else { [] }
    }

    /// Reads it.
    func read(_ limits: Limits) throws(ProblemDetails) -> Reading {
        var most = limits.document
        most.bytes = max(limits.body, limits.inflated)
        switch form {
        case .json(let bytes):
            switch try Self.translating({ () throws(InvalidDocument) in try DocumentBody(json: bytes, limits: most) }) {
            case .carousel(let scene): return Reading(scene: scene)
            case .source(let body):
                return try Self.interpret(
                    Array(body.source.utf8), view: nil, title: body.title, body.viewport, body.interactions,
                    body.output, limits)
            }
        case .parameters(let parameters):
            return Reading(scene: try Self.scene(parameters, most))
        case .swift(let bytes, let parameters, let view):
            let around = try Self.scene(parameters, most)
            return try Self.interpret(
                bytes, view: view, title: "", around.viewport, around.interactions, around.output, limits)
        }
    }

    private static func scene(
        _ parameters: [(name: String, value: String)], _ limits: DocumentLimits
    ) throws(ProblemDetails) -> Scene {
        try translating(isQuery: true) { () throws(InvalidDocument) in try Scene(query: parameters, limits: limits) }
    }

    private static func translating<Value>(
        isQuery: Bool = false, _ body: () throws(InvalidDocument) -> Value
    ) throws(ProblemDetails) -> Value {
        do throws(InvalidDocument) {
            return try body()
        } catch {
            throw ProblemDetails(error, isQuery: isQuery)
        }
    }

    #if SWIFT_SOURCE
        /// Whether SwiftUI source is read here.
        static let readsSwift = true

        /// A scene's view as SwiftUI code.
        static func code(of scene: Scene) throws(ProblemDetails) -> [UInt8] {
            Array(SwiftUIPrinter.code(of: scene).utf8)
        }

        private static func interpret(
            _ source: [UInt8], view: String?, title: String, _ viewport: Viewport, _ interactions: [Interaction],
            _ output: Output, _ limits: Limits
        ) throws(ProblemDetails) -> Reading {
            do throws(InvalidSource) {
                let read = try SwiftSource.scene(
                    source: source, view: view, viewport: viewport, interactions: interactions, output: output,
                    limits: limits.source)
                var scene = read.scene
                if !title.isEmpty { scene.title = title }
                return Reading(scene: scene, notes: SourceNotes(read))
            } catch {
                let errors = error.diagnostics.filter { $0.severity == .error }.prefix(20)
                throw ProblemDetails(
                    .invalidSource,
                    errors.map { error in
                        ProblemDetails.Place(
                            line: error.line, column: error.column, detail: error.message, suggestion: error.suggestion)
                    })
            }
        }
    #else
        /// Whether SwiftUI source is read here.
        static let readsSwift = false

        /// A scene's view as SwiftUI code, which needs what reads it.
        static func code(of scene: Scene) throws(ProblemDetails) -> [UInt8] {
            throw ProblemDetails(.unsupportedMediaType, "SwiftUI code is not written here: built without SwiftSyntax")
        }

        private static func interpret(
            _ source: [UInt8], view: String?, title: String, _ viewport: Viewport, _ interactions: [Interaction],
            _ output: Output, _ limits: Limits
        ) throws(ProblemDetails) -> Reading {
            throw ProblemDetails(.unsupportedMediaType, "SwiftUI source is not read here: built without SwiftSyntax")
        }
    #endif
}

extension ProblemDetails {
    /// What is wrong with a document; a place in a query is a parameter, in JSON a pointer.
    package init(_ invalid: InvalidDocument, isQuery: Bool = false) {
        let places = invalid.problems.map { problem in
            Place(
                pointer: isQuery ? nil : problem.pointer,
                parameter: isQuery ? problem.pointer.split(separator: "/").first.map(String.init) ?? "" : nil,
                detail: problem.detail, expected: problem.expected, suggestion: problem.suggestion)
        }
        switch invalid.kind {
        case .unreadable: self.init(.unreadableDocument, places.first?.detail ?? "no JSON", places: places)
        case .invalid: self.init(isQuery ? .invalidParameter : .invalidDocument, places)
        }
    }
}

/// A product, and what its reader should know.
package struct Drawing: Sendable {
    /// The product's bytes.
    package let bytes: [UInt8]
    /// What was found in SwiftUI source; nil where there is none.
    package let notes: SourceNotes?
}

extension ProductRequest {
    /// The product of a document, JSON or SwiftUI source: all the steps from its bytes to the product's.
    ///
    /// `view` names the view that is shown of source; nil is the preview, or the last that no other shows.
    package func drawing(
        of document: [UInt8], isSwift: Bool, view: String? = nil, limits: Limits
    ) throws(ProblemDetails) -> Drawing {
        let form = isSwift ? SourceDocument.Form.swift(document, [], view: view) : .json(document)
        let reading = try SourceDocument(form, freshness: .never).read(limits)
        let bytes = try draw(try Self.timeline(of: reading.scene), reading.notes, limits: limits)
        return Drawing(bytes: bytes, notes: reading.notes)
    }
}

#if SWIFT_SOURCE
    extension SourceNotes {
        /// What the interpreter noted.
        fileprivate init(_ read: InterpretedScene) {
            self.init(
                standIns: read.standIns.map {
                    StandIn(name: $0.name, kind: $0.kind.rawValue, line: $0.line, column: $0.column)
                },
                diagnostics: read.diagnostics.map {
                    Diagnostic(
                        severity: $0.severity.rawValue, line: $0.line, column: $0.column, message: $0.message,
                        suggestion: $0.suggestion)
                })
        }
    }
#endif
