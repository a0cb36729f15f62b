package import HTTP

/// The sorts of trouble a client can meet; each has a page of its own at `/v1/problems/{name}`.
package enum ProblemKind: String, CaseIterable, Sendable {
    /// Named `bad-request` in answers.
    case badRequest = "bad-request"
    /// Named `unreadable-document` in answers.
    case unreadableDocument = "unreadable-document"
    /// Named `invalid-document` in answers.
    case invalidDocument = "invalid-document"
    /// Named `invalid-source` in answers.
    case invalidSource = "invalid-source"
    /// Named `impossible-layout` in answers.
    case impossibleLayout = "impossible-layout"
    /// Named `invalid-parameter` in answers.
    case invalidParameter = "invalid-parameter"
    /// Named `not-signed` in answers.
    case notSigned = "not-signed"
    /// Named `not-found` in answers.
    case notFound = "not-found"
    /// Named `method-not-allowed` in answers.
    case methodNotAllowed = "method-not-allowed"
    /// Named `not-acceptable` in answers.
    case notAcceptable = "not-acceptable"
    /// Named `unsupported-media-type` in answers.
    case unsupportedMediaType = "unsupported-media-type"
    /// Named `over-limit` in answers.
    case overLimit = "over-limit"
    /// Named `target-too-long` in answers.
    case targetTooLong = "target-too-long"
    /// Named `header-too-large` in answers.
    case headerTooLarge = "header-too-large"
    /// Named `request-timeout` in answers.
    case requestTimeout = "request-timeout"
    /// Named `store-full` in answers.
    case storeFull = "store-full"
    /// Named `busy` in answers.
    case busy = "busy"
    /// Named `not-implemented` in answers.
    case notImplemented = "not-implemented"
    /// Named `version-not-supported` in answers.
    case versionNotSupported = "version-not-supported"
    /// Named `internal-error` in answers.
    case internalError = "internal-error"

    /// The status of the answer.
    package var status: Status {
        switch self {
        case .badRequest, .unreadableDocument, .invalidParameter: .badRequest
        case .invalidDocument, .invalidSource, .impossibleLayout: .unprocessableContent
        case .notSigned: .forbidden
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .unsupportedMediaType: .unsupportedMediaType
        case .overLimit: .contentTooLarge
        case .targetTooLong: .uriTooLong
        case .headerTooLarge: .headerFieldsTooLarge
        case .requestTimeout: .requestTimeout
        case .storeFull, .busy: .serviceUnavailable
        case .notImplemented: .notImplemented
        case .versionNotSupported: .versionNotSupported
        case .internalError: .internalServerError
        }
    }

    /// A few words that do not change from one time to the next.
    package var title: String {
        switch self {
        case .badRequest: "The request cannot be read"
        case .unreadableDocument: "The document cannot be read"
        case .invalidDocument: "The document does not make sense"
        case .invalidSource: "The SwiftUI source shows nothing"
        case .impossibleLayout: "The carousel cannot be laid out"
        case .invalidParameter: "A query parameter is wrong"
        case .notSigned: "Only signed URLs are drawn here"
        case .notFound: "There is nothing here"
        case .methodNotAllowed: "This method does nothing here"
        case .notAcceptable: "No form of this is accepted"
        case .unsupportedMediaType: "Nobody here reads this type"
        case .overLimit: "Too much"
        case .targetTooLong: "The URL is too long"
        case .headerTooLarge: "The header section is too large"
        case .requestTimeout: "The request took too long"
        case .storeFull: "The store is full"
        case .busy: "Too busy just now"
        case .notImplemented: "Not done here"
        case .versionNotSupported: "This version of HTTP is not spoken here"
        case .internalError: "Something went wrong on our side"
        }
    }

    /// What to do about it.
    package var advice: String {
        switch self {
        case .badRequest: "Check the request line, the header fields and the escapes of the URL."
        case .unreadableDocument: "Send one JSON document in UTF-8; the detail names the line and column."
        case .invalidDocument: "Each entry of errors points at a member; /schema/carousel.json lists what is known."
        case .invalidSource:
            "Each entry of errors has a line and a column; send one View, a #Preview or a view expression."
        case .impossibleLayout: "The named view cannot have the size asked for; change it or what is around it."
        case .invalidParameter: "Each entry of errors names a parameter; /openapi.json lists what is known."
        case .notSigned: "Ask the owner of the service for a URL signed with its key: zoetrope sign TARGET."
        case .notFound: "See /openapi.json for every route."
        case .methodNotAllowed: "The Allow field lists the methods that work here."
        case .notAcceptable: "Widen Accept, or name the form by its suffix in the URL, which wins over Accept."
        case .unsupportedMediaType: "Send application/json, or application/x-www-form-urlencoded for plain parameters."
        case .overLimit:
            "The limit is named in the answer and listed at /limits; whoever runs the service may raise it."
        case .targetTooLong: "POST the document to /v1/carousels and use the short URL that comes back."
        case .headerTooLarge: "Send fewer or shorter header fields."
        case .requestTimeout: "Send the request without long pauses."
        case .storeFull: "No more documents fit; POST to the render routes needs no store."
        case .busy: "Try again after the seconds that Retry-After names."
        case .notImplemented: "Use the methods and transfer codings of HTTP/1.1 that /openapi.json shows."
        case .versionNotSupported: "Use HTTP/1.1."
        case .internalError: "It is logged under the instance of the answer; please report that."
        }
    }
}
