internal import CZlib

/// zlib's two directions, with a bound on what comes out.
package enum Gzip {
    /// The bytes in gzip form at level 6, the same for the same input; `nil` only when memory is out.
    package static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        // 15 bits of window, and 16 more to ask for the gzip wrapper.
        guard
            deflateInit2_(
                &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        var input = bytes
        return input.withUnsafeMutableBufferPointer { input -> [UInt8]? in
            var isDone = false
            let output = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(clamping: input.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(clamping: buffer.count)
                isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = Int(stream.total_out)
            }
            return isDone ? output : nil
        }
    }

    /// Why bytes were not inflated.
    package enum InflateFailure: Error, Equatable {
        /// They are not what they should be, or end early, or go on after the end.
        case damaged
        /// What comes out passes the limit.
        case overLimit
    }

    /// The content of a zlib, gzip or raw deflate stream of at most `limit` bytes.
    package static func inflate(_ bytes: [UInt8], limit: Int) throws(InflateFailure) -> [UInt8] {
        var stream = z_stream()
        guard
            inflateInit2_(&stream, window(of: bytes), ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { throw .damaged }
        defer { inflateEnd(&stream) }
        var input = bytes
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16 << 10)
        let code = input.withUnsafeMutableBufferPointer { input -> Int32 in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            var code = Z_OK
            while code == Z_OK, output.count <= limit {
                chunk.withUnsafeMutableBufferPointer { chunk in
                    stream.next_out = chunk.baseAddress
                    stream.avail_out = UInt32(clamping: chunk.count)
                    code = CZlib.inflate(&stream, Z_NO_FLUSH)
                    output += chunk.prefix(chunk.count - Int(stream.avail_out))
                }
            }
            return code
        }
        guard output.count <= limit else { throw .overLimit }
        guard code == Z_STREAM_END, stream.avail_in == 0 else { throw .damaged }
        return output
    }

    /// The wrapper shows in the first two bytes (RFC 1950, 2.2; RFC 1952, 2.3.1); without one it is raw deflate.
    private static func window(of bytes: [UInt8]) -> Int32 {
        guard bytes.count >= 2 else { return -15 }
        let head = Int(bytes[0]) << 8 | Int(bytes[1])
        if head == 0x1F8B { return 15 + 16 }
        return bytes[0] & 15 == 8 && bytes[0] >> 4 <= 7 && head % 31 == 0 ? 15 : -15
    }
}
