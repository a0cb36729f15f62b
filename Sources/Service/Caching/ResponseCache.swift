internal import Glibc
internal import HTTP
internal import Locks
internal import Writers

/// Answers kept ready, at most so many bytes of them; the least recently used make room.
final class ResponseCache: Sendable {
    /// An answer that may be given again as it is.
    final class Entry: Sendable {
        let response: Response
        let tag: EntityTag
        /// The name of the route that made it, for the metrics.
        let route: String

        init(response: Response, tag: EntityTag, route: String) {
            self.response = response
            self.tag = tag
            self.route = route
        }
    }

    /// What an answer depends on.
    struct Key: Equatable, Sendable {
        /// The request target as it was sent.
        let target: String
        /// What tells one body from another; empty without one.
        let content: String
        /// Whether the answer is in gzip.
        let isCompressed: Bool
        /// What stands for it in the index; that two keys share one is as good as impossible, and then the newer stays.
        let hash: UInt64
        // Chance once a process, so that nobody can choose targets that share a place.
        private static let seed = UInt64.random(in: .min ... .max)

        init(target: String, content: String = "", isCompressed: Bool = false) {
            self.target = target
            self.content = content
            self.isCompressed = isCompressed
            // Most requests have no content: the target is enough then.
            let first = Self.hash(of: target, seed: isCompressed ? ~Self.seed : Self.seed)
            hash = content.isEmpty ? first : Self.hash(of: content, seed: first)
        }

        /// Byte by byte: targets that Swift holds equal, such as é in one scalar and in two, are not drawn alike.
        static func == (one: Key, other: Key) -> Bool {
            one.isCompressed == other.isCompressed && one.target.hasBytes(of: other.target)
                && one.content.hasBytes(of: other.content)
        }

        /// The key of a free slot.
        static let none = Key(target: "")

        /// Bytes of text.
        var size: Int { target.utf8.count + content.utf8.count }

        private static func hash(of text: String, seed: UInt64) -> UInt64 {
            text.utf8Span.span.withUnsafeBytes { ContentHash($0, seed: seed).value }
        }
    }

    /// What the cache did so far.
    struct Counts: Sendable, Equatable {
        var hits = 0
        var misses = 0
        var evictions = 0
        var entries = 0
        var bytes = 0
    }

    fileprivate struct Slot {
        var key: Key
        /// `nil` in a free slot.
        var entry: Entry?
        var cost: Int
        var newer: Int
        var older: Int
    }

    fileprivate struct State {
        var slots: [Slot] = []
        var free: [Int] = []
        var index: [UInt64: Int] = [:]
        var newest = -1
        var oldest = -1
        var counts = Counts()
    }

    private let state = Locked(State())
    private let limit: Int
    /// Bytes that an entry costs beside its body and key: headers, tables, the server's prepared form.
    private static let overhead = 2048

    init(limit: Int) {
        self.limit = limit
    }

    var counts: Counts { state.withLock { $0.counts } }

    func entry(for key: Key) -> Entry? {
        state.withLock { state in
            guard let slot = state.index[key.hash], state.slots[slot].key == key else { return nil }
            state.counts.hits += 1
            if slot != state.newest {
                state.unlink(slot)
                state.linkNewest(slot)
            }
            return state.slots[slot].entry
        }
    }

    /// Keeps an answer that was not ready.
    func keep(_ entry: Entry, for key: Key) {
        let cost = entry.response.body.count + key.size + Self.overhead
        // One answer may not push out all the others.
        let fits = cost <= limit / 4
        // What has to go dies after the lock is open again.
        _ = state.withLock { state -> [Entry?] in
            state.counts.misses += 1
            guard fits else { return [] }
            var dropped: [Entry?] = []
            if let old = state.index[key.hash] { dropped.append(state.remove(old)) }
            while state.counts.bytes + cost > limit, state.oldest >= 0 {
                dropped.append(state.remove(state.oldest))
                state.counts.evictions += 1
            }
            state.insert(Slot(key: key, entry: entry, cost: cost, newer: -1, older: -1))
            return dropped
        }
    }
}

extension ResponseCache.State {
    fileprivate mutating func insert(_ slot: ResponseCache.Slot) {
        let place: Int
        if let reused = free.popLast() {
            slots[reused] = slot
            place = reused
        } else {
            place = slots.count
            slots.append(slot)
        }
        index[slot.key.hash] = place
        counts.bytes += slot.cost
        counts.entries += 1
        linkNewest(place)
    }

    fileprivate mutating func remove(_ place: Int) -> ResponseCache.Entry? {
        defer { slots[place].entry = nil }
        unlink(place)
        index[slots[place].key.hash] = nil
        counts.bytes -= slots[place].cost
        counts.entries -= 1
        free.append(place)
        slots[place].key = .none
        return slots[place].entry
    }

    fileprivate mutating func unlink(_ place: Int) {
        let (newer, older) = (slots[place].newer, slots[place].older)
        if newer >= 0 { slots[newer].older = older } else { newest = older }
        if older >= 0 { slots[older].newer = newer } else { oldest = newer }
    }

    fileprivate mutating func linkNewest(_ place: Int) {
        slots[place].newer = -1
        slots[place].older = newest
        if newest >= 0 { slots[newest].newer = place } else { oldest = place }
        newest = place
    }
}

extension String {
    /// Whether both are the same in UTF-8; a walk over their elements would take ten times as long for a target.
    fileprivate func hasBytes(of other: String) -> Bool {
        let (one, other) = (utf8Span.span, other.utf8Span.span)
        return one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                guard one.count == other.count else { return false }
                guard let one = one.baseAddress, let bytes = other.baseAddress else { return true }
                return memcmp(one, bytes, other.count) == 0
            }
        }
    }
}
