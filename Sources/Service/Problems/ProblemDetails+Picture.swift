internal import HTTP
internal import SVG

extension ProblemDetails {
    /// The problem drawn, for whoever sees only pictures.
    package func picture(instance: String) -> [UInt8] {
        let sentences = places.prefix(Self.mostPlaces).map { place in
            place.sentence + (place.suggestion.map { " (did you mean \($0)?)" } ?? "")
        }
        let lines = (sentences.isEmpty ? [detail] : sentences).map(Self.shortened) + [instance]
        return ProblemPicture(title: "\(status.code) \(kind.title)", detail: lines.joined(separator: "\n")).svg()
    }

    /// Nothing to see, for pages that would rather show a gap than a problem.
    package static let blank = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8)

    private static let mostPlaces = 4
    /// Characters of one sentence that are drawn; a client's text may be far longer.
    private static let mostCharacters = 200

    private static func shortened(_ text: String) -> String {
        text.count > mostCharacters ? text.prefix(mostCharacters) + "…" : text
    }
}
