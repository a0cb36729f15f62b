import Glibc
import Writers

/// Writes the figures of this process as JSON, in nanoseconds or counts.
@main
enum Benchmarks {
    static func main() {
        var figures: [Figure]
        switch CommandLine.arguments.dropFirst().first {
        case "allocations": figures = Allocations()?.figures() ?? []
        case "document":
            print(Carousels.fling)
            return
        default:
            figures = Pictures.figures() + Requests().figures()
            #if SWIFT_SOURCE
                figures += Sources.figures()
            #endif
        }
        var json = JSONWriter()
        json.object { json in for figure in figures { figure.write(to: &json) } }
        print(String(decoding: json.bytes, as: UTF8.self))
    }
}
