import Glibc
import HTTP
import HTTPServer
import Testing

private let get = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

private func error(at endpoint: ServerConfiguration.Endpoint) -> ServerError? {
    do throws(ServerError) {
        _ = try Server(configuration: ServerConfiguration(endpoint: endpoint), responder: Echo())
        return nil
    } catch {
        return error
    }
}

private func temporaryPath() -> String {
    "/tmp/http-\(getpid())-\(UInt32.random(in: 0 ..< .max)).socket"
}

@Suite struct `An endpoint` {
    @Test func `with port 0 tells the port it got`() throws {
        try withServer { server, _ in
            #expect(server.port > 0)
            #expect(server.address == "http://127.0.0.1:\(server.port)")
        }
    }

    @Test func `in use is an error that names it`() throws {
        try withServer { server, _ in
            let error = error(at: .tcp(host: "127.0.0.1", port: server.port))
            #expect(error == .addressInUse("127.0.0.1:\(server.port)"))
            #expect(error?.explanation.contains("127.0.0.1:\(server.port) is in use") == true)
        }
    }

    @Test func `of another machine is an error`() {
        #expect(error(at: .tcp(host: "192.0.2.1", port: 0)) == .addressUnavailable("192.0.2.1:0"))
    }

    @Test func `that is no address is an error`() {
        #expect(error(at: .tcp(host: "300.1.1.1", port: 0)) == .unknownHost("300.1.1.1"))
        #expect(error(at: .tcp(host: "", port: 0)) == .unknownHost(""))
    }

    @Test func `may be IPv6`() throws {
        try withServer {
            $0.endpoint = .tcp(host: "::1", port: 0)
        } _: { server, _ in
            #expect(server.address == "http://[::1]:\(server.port)")
            let client = try #require(Client(port6: server.port))
            client.send(get)
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `of all addresses takes both families`() throws {
        try withServer {
            $0.endpoint = .tcp(host: "::", port: 0)
        } _: { server, _ in
            for client in [Client(port: server.port), Client(port6: server.port)] {
                client?.send(get)
                #expect(client?.answer()?.status == 200)
            }
        }
    }

    @Test func `may be a Unix socket, which is gone after the stop`() throws {
        let path = temporaryPath()
        try withServer {
            $0.endpoint = .unixSocket(path: path)
        } _: { server, _ in
            #expect(server.port == 0)
            let client = try #require(Client(path: path))
            client.send(get)
            #expect(client.answer()?.status == 200)
            #expect(error(at: .unixSocket(path: path)) == .addressInUse(path))
        }
        #expect(access(path, F_OK) != 0)
    }

    @Test func `takes over a Unix socket that nobody listens on`() throws {
        let path = temporaryPath()
        let dead = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(dead, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(bound == 0)
        close(dead)
        try withServer {
            $0.endpoint = .unixSocket(path: path)
        } _: { _, _ in
            let client = try #require(Client(path: path))
            client.send(get)
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `leaves a file that is no socket alone`() throws {
        let path = temporaryPath()
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        #expect(file >= 0)
        close(file)
        #expect(error(at: .unixSocket(path: path)) == .pathTaken(path))
        #expect(unlink(path) == 0)
    }

    @Test func `with a path too long is an error`() {
        let path = "/tmp/" + String(repeating: "a", count: 200)
        #expect(error(at: .unixSocket(path: path)) == .pathTooLong(path))
    }

    @Test func `may be a socket opened by someone else, who keeps it`() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        #expect(listen(listener, 10) == 0)
        try withServer {
            $0.endpoint = .inherited(descriptor: listener)
        } _: { server, _ in
            let client = try #require(Client(port: server.port))
            client.send(get)
            #expect(client.answer()?.status == 200)
        }
        try withServer {
            $0.endpoint = .inherited(descriptor: listener)
        } _: { server, _ in
            let client = try #require(Client(port: server.port))
            client.send(get)
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `inherited that does not listen is an error`() {
        let plain = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(plain) }
        #expect(error(at: .inherited(descriptor: plain)) == .notListening(descriptor: plain))
        #expect(error(at: .inherited(descriptor: 9999)) == .notListening(descriptor: 9999))
    }

    @Test(
        arguments: [
            ([:], nil), (["LISTEN_PID": "7"], nil), (["LISTEN_FDS": "1"], nil),
            (["LISTEN_PID": "8", "LISTEN_FDS": "1"], nil), (["LISTEN_PID": "7", "LISTEN_FDS": "0"], nil),
            (["LISTEN_PID": "7", "LISTEN_FDS": "x"], nil),
            (["LISTEN_PID": "7", "LISTEN_FDS": "1"], .inherited(descriptor: 3)),
        ] as [([String: String], ServerConfiguration.Endpoint?)])
    func `from systemd is the first socket meant for this process`(
        _ environment: [String: String], _ expected: ServerConfiguration.Endpoint?
    ) {
        #expect(ServerConfiguration.Endpoint.activated(process: 7) { environment[$0] } == expected)
    }
}
