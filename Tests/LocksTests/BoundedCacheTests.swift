import Locks
import Testing

struct BoundedCacheTests {
    @Test func `a value is made once and kept while it is asked for`() {
        let cache = BoundedCache<Int, Int>(capacity: 2)
        var made: [Int] = []
        func ask(_ key: Int) {
            let value = cache.value(for: key) {
                made.append(key)
                return key * 10
            }
            #expect(value == key * 10)
        }
        for key in [1, 1, 2, 1, 3, 1, 4, 1, 5, 1] { ask(key) }
        #expect(made == [1, 2, 3, 4, 5])
        // 2 has not been asked for since two generations.
        ask(2)
        #expect(made == [1, 2, 3, 4, 5, 2])
    }

    @Test func `it never holds more than twice its capacity`() {
        let cache = BoundedCache<Int, Int>(capacity: 10)
        for key in 0..<1000 {
            _ = cache.value(for: key) { key }
            #expect(cache.count <= 20)
        }
    }

    @Test func `what cannot be made is not kept`() throws {
        struct Failure: Error {}
        let cache = BoundedCache<Int, Int>(capacity: 10)
        #expect(throws: Failure.self) { try cache.value(for: 1) { () throws(Failure) in throw Failure() } }
        #expect(cache.count == 0)
        #expect(cache.value(for: 1) { 10 } == 10)
    }

    @Test func `what is not worth it is not kept`() {
        let cache = BoundedCache<Int, Int>(capacity: 10)
        for key in 1...4 { #expect(cache.value(for: key, where: { $0 < 30 }) { key * 10 } == key * 10) }
        #expect(cache.count == 2)
    }
}
