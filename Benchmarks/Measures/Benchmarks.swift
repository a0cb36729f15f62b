import Glibc
import Writers

/// Writes the figures of this process as JSON, in nanoseconds or counts.
///
/// `Benchmarks only frame15` does the work of one figure for some seconds, for a profiler to look at.
@main
enum Benchmarks {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        var figures: [Figure]
        switch arguments.first {
        case "allocations": figures = Allocations()?.figures() ?? []
        case "document":
            print(Carousels.fling)
            return
        default:
            if arguments.first == "only" { Figure.only = arguments.last }
            figures = Pictures.figures() + Requests().figures()
            #if SWIFT_SOURCE
                figures += Sources.figures()
            #endif
            if Figure.only != nil { return }
        }
        var json = JSONWriter()
        json.object { json in for figure in figures { figure.write(to: &json) } }
        print(String(decoding: json.bytes, as: UTF8.self))
    }
}
