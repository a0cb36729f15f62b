import Foundation
import Glibc
import Testing

/// The built program, run as a process of its own.
struct Zoetrope {
    /// What a finished run left behind.
    struct Run {
        let output: Data
        let errors: String
        let exitCode: Int32
    }

    /// Where the build put it: beside the test bundle.
    static var executable: URL {
        get throws {
            let arguments = ProcessInfo.processInfo.arguments
            let bundle = try #require(
                arguments.first { $0.hasSuffix(".xctest") } ?? Bundle.allBundles.first {
                    $0.bundlePath.hasSuffix(".xctest")
                }?.bundlePath
                    ?? arguments.first)
            return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("zoetrope")
        }
    }

    /// The repository, from the place of this file in it.
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Runs it to its end.
    static func run(_ arguments: String..., input: String = "") throws -> Run {
        let process = Process()
        process.executableURL = try executable
        process.arguments = arguments
        process.currentDirectoryURL = repository
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        try process.run()
        stdin.fileHandleForWriting.write(Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        let errors = stderr.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(
            output: output, errors: String(decoding: errors, as: UTF8.self), exitCode: process.terminationStatus)
    }
}

/// A server in a process of its own, stopped with the test.
final class RunningServer {
    let process = Process()
    let port: UInt16
    private let output = Pipe()

    /// Starts `zoetrope serve --port 0` and waits for the line that says where it is.
    init(_ arguments: String...) throws {
        process.executableURL = try Zoetrope.executable
        process.arguments = ["serve", "--port", "0", "--log", "none"] + arguments
        process.currentDirectoryURL = Zoetrope.repository
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line = Data()
        while line.last != 0x0A {
            let byte = output.fileHandleForReading.readData(ofLength: 1)
            if byte.isEmpty { break }
            line += byte
        }
        let text = String(decoding: line, as: UTF8.self)
        let address = try #require(text.hasPrefix("Zoetrope is at http://127.0.0.1:") ? text.dropFirst(32) : nil)
        port = try #require(UInt16(address.prefix { $0 != "/" }))
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Sends one request on a connection of its own; `nil` when there is no whole answer.
    func send(_ method: String, _ target: String, body: String? = nil) -> Answer? {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard connection >= 0 else { return nil }
        defer { close(connection) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { return nil }
        var request = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        if let body { request += "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n" }
        request += "\r\n" + (body ?? "")
        var rest = Array(request.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
        }
        var received = Data()
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(connection, &chunk, chunk.count, 0)
            if count <= 0 { break }
            received += chunk.prefix(count)
        }
        return Answer(received)
    }

    /// An answer as it came over the wire.
    struct Answer {
        let status: Int
        let head: String
        let body: Data

        init?(_ received: Data) {
            guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
            head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
            body = Data(received[end.upperBound...])
            guard let status = Int(head.dropFirst(9).prefix(3)) else { return nil }
            self.status = status
            let length = field("Content-Length").flatMap { Int($0) }
            if let length, length != body.count { return nil }
        }

        /// The value of a header field.
        func field(_ name: String) -> String? {
            head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
                .map { String($0.dropFirst(name.count + 2)) }
        }
    }
}
