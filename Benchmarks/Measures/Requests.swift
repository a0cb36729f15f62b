import DocumentStore
import HTTP
import Service

/// Requests answered in this process, without sockets.
struct Requests {
    private let service: Service

    init() {
        let limits = Limits()
        do {
            let store = try SQLiteDocuments(maximumBytes: limits.store)
            service = Service(Service.Configuration(), reader: store, writer: store)
        } catch {
            fail("\(error)")
        }
    }

    func figures() -> [Figure] {
        var number = 0
        func answer(_ product: String) {
            number += 1
            ask("/v1/\(product)?\(Carousels.readme)&title=\(number)")
        }
        func moment() {
            number += 1
            ask("/v1/frame.svg?\(Carousels.readme)&t=0.4\(number)")
        }
        return [
            .timed("request.cached", { ask("/v1/animation.svg?\(Carousels.readme)") }),
            .timed("request.moment", moment),
            .timed("request.still", { answer("frame.svg") }),
            .timed("request.animation", rounds: 7, { answer("animation.svg") }),
        ]
    }

    /// Answers one request that must go well.
    func ask(_ target: String) {
        guard let target = try? RequestTarget(target) else { fail("a bad target") }
        let request = Request(method: .get, target: target)
        let response = service.ready(for: request) ?? service.respond(to: request)
        guard response.status == .ok else { fail("\(target.raw): \(response.status.code)") }
        keep(response)
    }
}
