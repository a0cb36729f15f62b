import SwiftSource
import ViewTree

/// Reads source in tests.
enum Reading {
    static func scene(
        _ source: String, view: String? = nil, viewport: Viewport = Viewport(), interactions: [Interaction] = [],
        limits: SourceLimits = SourceLimits()
    ) throws(InvalidSource) -> InterpretedScene {
        try SwiftSource.scene(
            source: Array(source.utf8), fileName: "Test.swift", view: view, viewport: viewport,
            interactions: interactions, limits: limits)
    }

    /// The view, in the first state of a program.
    static func view(_ source: String, viewport: Viewport = Viewport()) throws(InvalidSource) -> View {
        switch try scene(source, viewport: viewport).scene.content {
        case .view(let view): view
        case .program(let program): program.body(program.initialState)
        }
    }

    /// The words of a Text whose argument is an interpolated expression, after statements that prepare it.
    static func words(_ expression: String, after statements: String = "") throws(InvalidSource) -> String? {
        let view = try view(
            "struct Test: View {\n var body: some View {\n\(statements)\nText(\"\\(\(expression))\")\n}\n}")
        if case .text(let text) = view.content { return text.string }
        return nil
    }

    /// The messages as lines without the file's name.
    static func messages(_ source: String) throws(InvalidSource) -> [String] {
        try scene(source).diagnostics.map { $0.line(fileName: "") }
    }
}
