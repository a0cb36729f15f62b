/// Breaks a picture into lines, so that a changed element is a changed line.
package enum SVGLines {
    /// The same picture with a line feed between elements; nothing is added inside text, where space would show.
    package static func broken(_ svg: [UInt8]) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(svg.count + svg.count / 32)
        var isText = false
        for index in svg.indices {
            let byte = svg[index]
            if byte == UInt8(ascii: "<") {
                let ends = isText && svg[index...].starts(with: "</text".utf8)
                if !isText, index > 0, svg[index - 1] == UInt8(ascii: ">") { lines.append(10) }
                if svg[index...].starts(with: "<text".utf8) { isText = true }
                if ends { isText = false }
            }
            lines.append(byte)
        }
        if lines.last != 10 { lines.append(10) }
        return lines
    }
}
