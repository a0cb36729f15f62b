/// Something legal that is probably not meant.
package struct LayoutWarning: Sendable, Hashable {
    /// A short stable name, in kebab case.
    package var code: String
    /// What happens, with the numbers.
    package var reason: String
    /// What to write instead.
    package var remedy: String

    /// Makes one from its parts.
    package init(code: String, reason: String, remedy: String) {
        self.code = code
        self.reason = reason
        self.remedy = remedy
    }
}
