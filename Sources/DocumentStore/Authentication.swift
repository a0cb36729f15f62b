internal import CNettle

/// The HMAC-SHA256 of a message under a key (RFC 2104).
package struct Authentication: Sendable, Hashable {
    /// The 32 bytes of the code.
    package let bytes: [UInt8]

    /// The code of one message.
    package init(of message: [UInt8], key: [UInt8]) {
        var context = hmac_sha256_ctx()
        nettle_hmac_sha256_set_key(&context, key.count, key)
        nettle_hmac_sha256_update(&context, message.count, message)
        bytes = [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            nettle_hmac_sha256_digest(&context, buffer.count, start)
            count = Int(SHA256_DIGEST_SIZE)
        }
    }

    /// Whether two texts are equal, in a time that depends on their length alone.
    package static func isEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        first.count == second.count && nettle_memeql_sec(first, second, first.count) != 0
    }
}
