import Foundation
import HTTP
import Service
import Testing

struct FileTests {
    @Test func `a file of the page has a tag and is asked for again each time`() throws {
        let client = try Client()
        let script = try client.get("/preview.js")
        #expect(script.text == "play()")
        #expect(script.headers["Cache-Control"] == "no-cache")
        let tag = try #require(script.headers["ETag"])
        #expect(try client.get("/preview.js", ["If-None-Match": tag]).status == .notModified)
    }

    @Test(arguments: [
        "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/./index.html", "/.hidden", "/inner/../index.html",
        "/link.txt", "/inside/secret.txt", "/pipe", "/inner", "/index.html/", "/index.html/x", "//index.html",
        "/etc/passwd",
        "/%2fetc/passwd",
    ])
    func `nothing outside the folder and no link is served`(target: String) throws {
        let client = try Client()
        let folder = client.folder.path
        try client.folder.write("hidden", to: "public/.hidden")
        try client.folder.write("inner", to: "public/inner/file.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/public/link.txt", withDestinationPath: folder + "/secret.txt")
        try FileManager.default.createSymbolicLink(atPath: folder + "/public/inside", withDestinationPath: folder)
        mkfifo(folder + "/public/pipe", 0o644)
        let response = try client.get(target)
        #expect(response.status == .notFound)
        #expect(!response.text.contains("secret\n") && response.text != "secret")
        #expect(try client.get("/inner/file.txt").text == "inner")
    }

    @Test func `a file is only read, and says so`() throws {
        let client = try Client()
        let options = try client.send(.options, "/preview.js")
        #expect(options.status == .noContent && options.headers["Allow"] == "GET, HEAD, OPTIONS")
        let post = try client.post("/preview.js", "{}")
        #expect(post.status == .methodNotAllowed && post.headers["Allow"] == "GET, HEAD, OPTIONS")
    }

    @Test func `OPTIONS * asks for nothing in particular and is answered`() throws {
        let response = try Client().send(.options, "*")
        #expect(response.status == .noContent && response.headers["Allow"] == "GET, HEAD, POST, OPTIONS")
    }

    @Test func `without a page the root says how to have one`() throws {
        let response = try Client { $0.publicFolder = nil }.get("/")
        #expect(response.status == .notFound)
        #expect(response.json["detail"] as? String == "this server has no preview page; start it with --public FOLDER")
    }
}
