import Writers

/// What a file says of its own making, in a comment: the version, and a hash of what is in the file.
///
/// A picture is a function of its input and of nothing else, so the hash names the input as far as it can be seen: a
/// document and SwiftUI source of the same carousel give the same file, and so the same hash.
package struct Stamp: Sendable, Hashable {
    /// The version of the product that wrote it.
    package var version: String

    /// Makes one of a version.
    package init(version: String) { self.version = version }

    /// Adds the stamp as the last comment, so that where two files differ the first difference is in the picture.
    func add(to file: inout ByteBuffer, hash: UInt64) {
        file.truncate(to: file.count - Self.end.count)
        file.append(contentsOf: Self.start)
        file.append(unescaped: version)
        file.append(", content ")
        file.append(hexadecimal: hash)
        file.append("-->")
        file.append(contentsOf: Self.end)
    }

    /// The file without the stamp it may have.
    package static func removed(from svg: [UInt8]) -> [UInt8] {
        let tail = svg.suffix(longest)
        guard let comment = tail.indices.last(where: { tail[$0...].starts(with: start) }) else { return svg }
        return Array(svg[..<comment]) + end
    }

    private static let start = Array("<!-- zoetrope ".utf8)
    private static let end = Array("</svg>".utf8)
    /// A stamp is shorter than so many bytes.
    private static let longest = 128
}
