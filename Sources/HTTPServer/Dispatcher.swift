internal import CHTTPServer
internal import HTTP

/// What the C side calls back: reads its requests into values, and turns values into its answers.
final class Dispatcher: Sendable {
    private let responder: any Responder
    let configuration: ServerConfiguration

    /// A request on its way to a worker.
    private final class Job {
        let request: Request
        let arrival = ContinuousClock.now

        init(_ request: Request) {
            self.request = request
        }

        @unsafe static func take(_ job: UnsafeMutableRawPointer) -> Job {
            unsafe Unmanaged<Job>.fromOpaque(job).takeRetainedValue()
        }
    }

    init(configuration: ServerConfiguration, responder: any Responder) {
        self.configuration = configuration
        self.responder = responder
    }

    /// The three functions of the C handler; their context is a dispatcher that outlives the server.
    static var handler: http_handler {
        unsafe http_handler(
            respond: { context, exchange, request in
                unsafe Dispatcher.at(context).respond(exchange, request.pointee)
            },
            run: { context, exchange, job in
                unsafe Dispatcher.at(context).run(Job.take(job), exchange)
            },
            refuse: { context, exchange, job in
                unsafe Dispatcher.at(context).refuse(Job.take(job), .busy, exchange)
            })
    }

    /// A client that has waited too long may be gone: the workers' time goes to those who came later.
    @unsafe private func run(_ job: Job, _ exchange: OpaquePointer) {
        let patience = configuration.deadlines.queue
        guard job.arrival.duration(to: .now) <= patience else {
            return unsafe refuse(job, .waitedTooLong(limit: patience), exchange)
        }
        // It may have come while this request waited.
        unsafe Self.send(responder.ready(for: job.request) ?? responder.respond(to: job.request), exchange)
    }

    @unsafe private func refuse(_ job: Job, _ reason: Refusal.Reason, _ exchange: OpaquePointer) {
        let request = job.request
        let refusal = Refusal(
            reason: reason, method: request.method, rawTarget: request.target.raw, headers: request.headers)
        unsafe Self.send(answer(to: refusal), exchange)
    }

    @unsafe private static func at(_ context: UnsafeMutableRawPointer) -> Dispatcher {
        unsafe Unmanaged<Dispatcher>.fromOpaque(context).takeUnretainedValue()
    }

    /// Answers on this thread and returns `nil`, or returns a retained job for a worker.
    @unsafe private func respond(_ exchange: OpaquePointer, _ sent: http_request) -> UnsafeMutableRawPointer? {
        let method = unsafe Method(String(cString: sent.method))
        let checkedTarget = unsafe String(validatingCString: sent.target)
        let rawTarget = unsafe checkedTarget ?? String(cString: sent.target)
        let headers = unsafe Headers(sent)
        func refuse(_ reason: Refusal.Reason) -> UnsafeMutableRawPointer? {
            let refusal = Refusal(reason: reason, method: method, rawTarget: rawTarget, headers: headers)
            unsafe Self.send(answer(to: refusal), exchange)
            return nil
        }
        if let reason = unsafe Refusal.Reason(sent.refusal, limits: configuration.limits) {
            return unsafe refuse(reason)
        }
        let target: RequestTarget
        do throws(InvalidTarget) {
            // Bytes that are not UTF-8 even as they stand.
            guard checkedTarget != nil else { throw .notUTF8 }
            target = try RequestTarget(rawTarget)
        } catch {
            return unsafe refuse(.badTarget(error))
        }
        let body = unsafe UnsafeBufferPointer(start: sent.body, count: sent.body_length)
        let request = unsafe Request(method: method, target: target, headers: headers, body: Array(body))
        if let ready = responder.ready(for: request) {
            unsafe Self.send(ready, exchange)
            return nil
        }
        if configuration.shouldOffload(request) {
            return unsafe Unmanaged.passRetained(Job(request)).toOpaque()
        }
        unsafe Self.send(responder.respond(to: request), exchange)
        return nil
    }

    private func answer(to refusal: Refusal) -> Response {
        var response = configuration.refuse(refusal)
        if refusal.status == .serviceUnavailable, response.headers["Retry-After"] == nil {
            response.headers["Retry-After"] = "1"
        }
        return response
    }

    @unsafe private static func send(_ response: Response, _ exchange: OpaquePointer) {
        let closing = unsafe http_exchange_must_close(exchange)
        // Without an answer the connection is closed, which is all that can be done when memory is out.
        if let prepared = PreparedResponse.of(response, closing: closing) {
            unsafe prepared.answer(exchange, response.status)
        }
    }
}

extension Headers {
    @unsafe fileprivate init(_ sent: http_request) {
        self.init()
        reserveCapacity(unsafe sent.field_count)
        for index in 0..<(unsafe sent.field_count) {
            let field = unsafe sent.fields[index]
            unsafe add(Self.text(field.name, field.name_length), Self.text(field.value, field.value_length))
        }
    }

    @unsafe private static func text(_ start: UnsafePointer<CChar>, _ length: Int) -> String {
        unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }
}
