package import ViewTree

/// Writes a scene's view as SwiftUI code that a project can take over.
///
/// Reading the code gives the printed view again (`SwiftUIPrinter.expanded`). What SwiftUI has no words for is a comment:
/// deceleration rates, paging by bounds, ends that never give way.
package struct SwiftUIPrinter {
    /// Declarations that the view needs beside it, by name.
    var helpers: [String: [String]] = [:]
    /// State that the view needs, as it is declared.
    var state: [String] = []
    /// The item of a repeated view: how code names its index.
    var item: String?

    init() {}

    /// The code of a scene; a program is its own source.
    package static func code(of scene: Scene) -> String {
        switch scene.content {
        case .program(let program): return program.source
        case .view(let view): return code(of: view, name: typeName(scene.title))
        }
    }

    private static func code(of view: View, name: String) -> String {
        var printer = SwiftUIPrinter()
        var body = CodeLines()
        body.indented { lines in lines.block("var body: some View") { printer.write(view, to: &$0) } }
        var code = CodeLines()
        code.add("import SwiftUI")
        code.add("")
        code.add("struct \(name): View {")
        code.indented { lines in
            for property in printer.state { lines.add(property) }
            if !printer.state.isEmpty { lines.add("") }
        }
        for line in body.lines { code.add(line) }
        code.add("}")
        for helper in printer.helpers.sorted(by: { $0.key < $1.key }) {
            code.add("")
            for line in helper.value { code.add(line) }
        }
        return code.text
    }

    /// A type's name made of a title: `Peeking cards` is `PeekingCards`.
    private static func typeName(_ title: String) -> String {
        let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = name.first, first.isLetter, !["Card", "View", "Text", "Image"].contains(name) else {
            return "Carousel" + name
        }
        return name
    }
}
