import Service
import Testing

struct GzipTests {
    @Test func `what is compressed comes back, empty and incompressible included`() throws {
        var state: UInt64 = 7
        let noise = (0..<5000).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
        for bytes in [[], [0], Array(repeating: 65, count: 100_000), noise] {
            let compressed = try #require(Gzip.compress(bytes))
            #expect(try Gzip.inflate(compressed, limit: 1 << 20) == bytes)
            #expect(Gzip.compress(bytes) == compressed)
        }
    }

    @Test func `one byte under the limit passes and one over does not`() throws {
        let compressed = try #require(Gzip.compress(Array(repeating: 65, count: 50_000)))
        #expect(try Gzip.inflate(compressed, limit: 50_000).count == 50_000)
        #expect(throws: Gzip.InflateFailure.overLimit) { try Gzip.inflate(compressed, limit: 49_999) }
    }

    @Test func `a stream that is cut, changed or followed by more is damaged`() throws {
        let good = try #require(Gzip.compress(Array("a carousel of cards".utf8)))
        var changed = good
        changed[good.count / 2] ^= 0x10
        for bytes in [[], [0x78], Array(good.dropLast()), good + [0], changed] {
            #expect(throws: Gzip.InflateFailure.damaged) { try Gzip.inflate(bytes, limit: 1000) }
        }
    }
}
