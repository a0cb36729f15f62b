internal import Writers

/// Prometheus' text exposition format 0.0.4; every name gets the prefix `zoetrope_`.
struct MetricsText: ~Copyable {
    private var buffer = ByteBuffer(capacity: 16 << 10)

    var bytes: [UInt8] { buffer.bytes }

    mutating func family(_ name: StaticString, _ type: StaticString, _ help: StaticString) {
        for (word, text) in [("# HELP zoetrope_", help), ("# TYPE zoetrope_", type)] as [(StaticString, StaticString)] {
            buffer.append(word)
            buffer.append(name)
            buffer.append(" ")
            buffer.append(text)
            buffer.append("\n")
        }
    }

    mutating func sample(
        _ name: StaticString, suffix: StaticString = "", _ labels: [(name: StaticString, value: String)],
        bound: Double? = nil, _ value: Double
    ) {
        buffer.append("zoetrope_")
        buffer.append(name)
        buffer.append(suffix)
        var separator: StaticString = "{"
        for label in labels {
            buffer.append(separator)
            buffer.append(label.name)
            buffer.append("=\"")
            escape(label.value)
            buffer.append("\"")
            separator = ","
        }
        if let bound {
            buffer.append(separator)
            buffer.append("le=\"")
            if bound.isFinite { buffer.append(bound, decimals: 6) } else { buffer.append("+Inf") }
            buffer.append("\"")
        }
        if !labels.isEmpty || bound != nil { buffer.append("}") }
        buffer.append(" ")
        buffer.append(value, decimals: 6)
        buffer.append("\n")
    }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case 0x22: buffer.append("\\\"")
            case 0x5C: buffer.append("\\\\")
            case 0x0A: buffer.append("\\n")
            default: buffer.append(byte: byte)
            }
        }
    }
}
