import Foundation
import FoundationXML

/// The names that an XML parser finds in a document.
final class Elements: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []
    private(set) var attributes: Set<String> = []

    /// Parses; throws when the document is not well formed.
    init(of bytes: [UInt8]) throws {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.insert(name)
        self.attributes.formUnion(attributes.keys)
    }
}
