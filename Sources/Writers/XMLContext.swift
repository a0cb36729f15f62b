/// A value that writes XML among other work; its elements nest by closures over the whole value.
package protocol XMLContext {
    /// Where it writes.
    var xml: XMLWriter { get set }
}

extension XMLContext {
    /// Writes an element with what the closure gives it, attributes first.
    package mutating func element(_ name: StaticString, _ body: (inout Self) -> Void = { _ in }) {
        xml.open(name)
        body(&self)
        xml.close(name)
    }
}
