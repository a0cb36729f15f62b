import DocumentStore
import Foundation
import HTTP
import Service

/// A service with a store in memory, an example and a small preview page, and ways to ask it.
struct Client {
    let service: Service
    let folder: TemporaryFolder

    init(limits: Limits = Limits(), _ change: (inout Service.Configuration) -> Void = { _ in }) throws {
        folder = try TemporaryFolder()
        try folder.write("<!doctype html><title>Zoetrope</title>", to: "public/index.html")
        try folder.write("play()", to: "public/preview.js")
        try folder.write(#"{"title":"Three cards","items":{"count":3}}"#, to: "examples/three-cards.json")
        try folder.write("secret", to: "secret.txt")
        var configuration = Service.Configuration()
        configuration.limits = limits
        configuration.publicFolder = Folder(path: folder.path + "/public")
        configuration.examples = Examples(in: Folder(path: folder.path + "/examples"))
        change(&configuration)
        let store = try SQLiteDocuments(maximumBytes: limits.store)
        service = Service(configuration, reader: store, writer: store)
    }

    func get(_ target: String, _ headers: Headers = [:]) throws -> Response {
        try send(.get, target, headers)
    }

    func post(_ target: String, _ body: String, type: String? = "application/json", _ headers: Headers = [:])
        throws -> Response
    {
        var headers = headers
        headers["Content-Type"] = type
        return try send(.post, target, headers, Array(body.utf8))
    }

    func send(_ method: HTTP.Method, _ target: String, _ headers: Headers = [:], _ body: [UInt8] = []) throws
        -> Response
    {
        let request = Request(method: method, target: try RequestTarget(target), headers: headers, body: body)
        return service.ready(for: request) ?? service.respond(to: request)
    }
}

/// A folder that goes away with its last user.
final class TemporaryFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/zoetrope-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}

extension Response {
    /// The body as text.
    var text: String { String(decoding: body.bytes, as: UTF8.self) }

    /// The body as a JSON object.
    var json: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(body.bytes)) as? [String: Any]) ?? [:]
    }

    /// The first entry of a problem's errors.
    var firstError: [String: Any] {
        (json["errors"] as? [[String: Any]])?.first ?? [:]
    }
}
