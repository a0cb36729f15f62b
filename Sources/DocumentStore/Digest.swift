internal import CNettle

/// The SHA-256 of some bytes (FIPS 180-4).
package struct Digest: Sendable, Hashable {
    /// The 32 bytes of the digest.
    package let bytes: [UInt8]

    /// The digest of one message.
    package init(of message: [UInt8]) {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        nettle_sha256_update(&context, message.count, message)
        bytes = [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            nettle_sha256_digest(&context, buffer.count, start)
            count = Int(SHA256_DIGEST_SIZE)
        }
    }
}
