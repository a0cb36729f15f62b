import Testing
import Writers

@Suite struct ContentHashTests {
    // Computed with whole numbers of any length in another language.
    @Test(arguments: [
        ("", "16020ac76c2dba44"), ("a", "b9369c9658844e91"), ("foobar", "3166f37276acbc44"),
        ("eight by", "aad19ce28c5c42c5"), ("nine byte", "10d738821a7f2081"),
    ])
    func `a text has the same hash everywhere`(text: String, hash: String) {
        #expect(ContentHash(Array(text.utf8)).hexadecimal == hash)
    }

    @Test func `every bit counts, and so does a zero at the end`() {
        let content = [UInt8](0..<27)
        var hashes: Set = [ContentHash(content), ContentHash(content + [0])]
        for place in content.indices {
            for bit in 0..<8 {
                var other = content
                other[place] ^= 1 << bit
                hashes.insert(ContentHash(other))
            }
        }
        #expect(hashes.count == 2 + 27 * 8)
    }
}
