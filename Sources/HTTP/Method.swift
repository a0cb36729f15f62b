/// A request method; names are case-sensitive (RFC 9110, 9.1).
package struct Method: Hashable, Sendable {
    /// The method as sent, for example `GET`.
    package let name: String

    /// Any method, known here or not.
    package init(_ name: String) {
        self.name = name
    }

    /// Asks for a representation.
    package static let get = Method("GET")
    /// Asks for the header section a GET would have; the server leaves the body out.
    package static let head = Method("HEAD")
    /// Hands over a body to be processed.
    package static let post = Method("POST")
    /// Replaces a resource.
    package static let put = Method("PUT")
    /// Removes a resource.
    package static let delete = Method("DELETE")
    /// Changes part of a resource.
    package static let patch = Method("PATCH")
    /// Asks what is allowed on a resource.
    package static let options = Method("OPTIONS")
}
