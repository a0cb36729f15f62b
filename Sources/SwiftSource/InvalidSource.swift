/// Source that gives no view: it cannot be read, or asks for more than the limits allow.
package struct InvalidSource: Error, Sendable, Hashable {
    /// At least one error, and what was noticed before it.
    package let diagnostics: [Diagnostic]

    /// Wraps the messages.
    package init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }
}
