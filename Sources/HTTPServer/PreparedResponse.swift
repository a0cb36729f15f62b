internal import CHTTPServer
internal import HTTP

/// A response in the form that is sent: its bytes are the body's own, and it may be sent by many threads at once.
@safe final class PreparedResponse: Sendable {
    private nonisolated(unsafe) let handle: OpaquePointer
    private let headers: Headers

    /// `nil` when memory is out or a header field is not fit to send.
    init?(headers: Headers, body: ResponseBody) {
        // The array is a constant of an object that is retained here and released when the bytes are not needed any
        // more; until then its buffer neither moves nor dies.
        let owner = unsafe Unmanaged.passRetained(body.storage).toOpaque()
        let bytes = unsafe body.storage.bytes.withUnsafeBytes { $0.baseAddress } ?? UnsafeRawPointer(owner)
        let handle = unsafe headers.withFields { fields in
            unsafe http_response_create(fields.baseAddress, fields.count, bytes, body.bytes.count, owner) {
                unsafe Unmanaged<ResponseBody.Storage>.fromOpaque($0).release()
            }
        }
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = handle
        self.headers = headers
    }

    deinit {
        unsafe http_response_release(handle)
    }

    /// The form of a response, kept with its body so that the same answer is prepared once.
    static func of(_ response: Response, closing: Bool) -> PreparedResponse? {
        if closing {
            var headers = response.headers
            headers["Connection"] = "close"
            return PreparedResponse(headers: headers, body: response.body)
        }
        let kept = response.body.prepared as? PreparedResponse
        if let kept, kept.headers == response.headers { return kept }
        let made = PreparedResponse(headers: response.headers, body: response.body)
        if kept == nil, let made, !response.body.bytes.isEmpty { response.body.prepare(made) }
        return made
    }

    /// Gives this as the answer of an exchange, which retains it.
    @unsafe func answer(_ exchange: OpaquePointer, _ status: Status) {
        unsafe http_exchange_answer(exchange, UInt32(status.code), handle)
    }
}

extension Headers {
    /// The fields as C sees them, for the duration of the call: all their text in one buffer.
    @unsafe fileprivate func withFields<Result>(_ body: (UnsafeBufferPointer<http_field>) -> Result) -> Result {
        var text: [UInt8] = []
        text.reserveCapacity(fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count })
        for field in fields {
            text.append(contentsOf: field.name.utf8)
            text.append(contentsOf: field.value.utf8)
        }
        return unsafe text.withUnsafeBytes { text in
            guard var next = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self) else {
                return unsafe body(UnsafeBufferPointer(start: nil, count: 0))
            }
            var list = unsafe [http_field]()
            unsafe list.reserveCapacity(fields.count)
            for field in fields {
                let (name, value) = (field.name.utf8.count, field.value.utf8.count)
                unsafe list.append(
                    http_field(name: next, name_length: name, value: next + name, value_length: value))
                unsafe next += name + value
            }
            return unsafe list.withUnsafeBufferPointer { unsafe body($0) }
        }
    }
}
