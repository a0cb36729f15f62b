package import ViewTree

/// SwiftUI source with what surrounds it, as a JSON body says it: `{ "source": "…", "viewport": …, "interactions": … }`.
package struct SourceBody: Sendable, Equatable {
    /// The SwiftUI code, not yet read.
    package var source: String
    /// A name under 60 characters; empty where left out.
    package var title: String
    /// The screen.
    package var viewport: Viewport
    /// What is done to the view; one fling where left out.
    package var interactions: [Interaction]
    /// How the answer is drawn.
    package var output: Output

    /// Reads a body that has source. Identities of interactions are not checked, since the code is not read here.
    package init(json: [UInt8], limits: DocumentLimits = DocumentLimits()) throws(InvalidDocument) {
        try self.init(document: JSONValue(json: json, limits: limits), limits: limits)
    }

    /// Reads a body that is JSON already.
    package init(document: JSONValue, limits: DocumentLimits = DocumentLimits()) throws(InvalidDocument) {
        self = try Self.format.read(document, limits: limits)
    }

    private init(source: String, carousel: Carousel) {
        self.source = source
        title = carousel.title
        viewport = carousel.viewport
        interactions = carousel.interactions
        output = carousel.output
    }

    /// The members that stand beside the source.
    static let format = Format<SourceBody>.object("source", "SwiftUI source and what is done to its view.") {
        members in
        let source = members.required("source", Scalars.text(most: 1 << 20), "SwiftUI code; nothing of it is run.")
        var carousel = Carousel()
        carousel.readSurroundings(&members)
        return source.map { SourceBody(source: $0, carousel: carousel) }
    }
}

/// The two kinds of JSON body.
package enum DocumentBody: Sendable, Equatable {
    /// A carousel.
    case carousel(Scene)
    /// SwiftUI source, to be read by who knows Swift.
    case source(SourceBody)

    /// Reads a body; a member `source` tells the kinds apart.
    package init(json: [UInt8], limits: DocumentLimits = DocumentLimits()) throws(InvalidDocument) {
        let document = try JSONValue(json: json, limits: limits)
        self =
            document["source"] == nil
            ? .carousel(try Scene(document: document, limits: limits))
            : .source(try SourceBody(document: document, limits: limits))
    }
}
