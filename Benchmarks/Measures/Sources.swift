#if SWIFT_SOURCE
    import Foundation
    import Scrolling
    import SwiftParser
    import SwiftSource
    import SwiftSyntax
    import ViewTree

    /// SwiftUI source to a first frame, against a bare parse of it.
    enum Sources {
        static func figures() -> [Figure] {
            guard let path = ProcessInfo.processInfo.environment["BENCHMARK_SOURCE"],
                let text = try? String(contentsOfFile: path, encoding: .utf8)
            else { return [] }
            let bytes = Array(text.utf8)
            func show() {
                do {
                    let scene = try SwiftSource.scene(source: bytes).scene
                    keep(try scene.timeline().frame(at: 0))
                } catch {
                    fail("\(error)")
                }
            }
            func parse() {
                var parser = Parser(String(decoding: bytes, as: UTF8.self))
                keep(SourceFileSyntax.parse(from: &parser))
            }
            return [.timed("source", rounds: 51, show, against: parse)]
        }
    }
#endif
