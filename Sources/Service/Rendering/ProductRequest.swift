internal import CarouselDocument
/// What is to be made of a document, beside the document: the product and its parameters.
package struct ProductRequest: Sendable, Equatable {
    /// What is made.
    package var product: Product
    /// Which moment a still shows.
    package var moment = Moment.settled
    /// How many moments a film strip or an onion skin shows.
    package var moments = 8
    /// Whether an animation moves; without, it is the settled still.
    package var moves = true

    /// A moment of a timeline.
    package enum Moment: Sendable, Equatable {
        /// Before anything happens.
        case start
        /// When the last finger lets go; the start, where none does.
        case release
        /// When everything is at rest.
        case settled
        /// So many seconds after the start.
        case seconds(Double)
        /// The frame of this number, from 0.
        case frame(Int)
    }

    /// A product with the default of each parameter.
    package init(_ product: Product) {
        self.product = product
    }

    /// A product with some parameters, which are those that `Product.parameters` lists.
    package init(
        _ product: Product, parameters: [(name: String, value: String)], limits: Limits
    ) throws(ProblemDetails) {
        self.product = product
        var places: [ProblemDetails.Place] = []
        var seen: Set<String> = []
        let known = product.parameters
        for (name, value) in parameters where known.contains(name) {
            if !seen.insert(name).inserted {
                places.append(.init(parameter: name, detail: "\(name) is given twice", expected: "at most one value"))
            } else if let place = set(name, to: value, limits) {
                places.append(place)
            }
        }
        if seen.contains("t"), seen.contains("frame") {
            places.append(
                .init(parameter: "frame", detail: "frame says the moment that t says already", expected: "one of them"))
        }
        if !places.isEmpty { throw ProblemDetails(.invalidParameter, places) }
    }

    /// Sets one parameter, or says what is wrong with its value.
    private mutating func set(_ name: String, to value: String, _ limits: Limits) -> ProblemDetails.Place? {
        let expected: String
        switch name {
        case "t":
            let words = ["start", "release", "settled"]
            switch value {
            case "start": moment = .start
            case "release": moment = .release
            case "settled": moment = .settled
            default:
                guard let seconds = Double(decimal: value), (0...Self.longest).contains(seconds) else {
                    return ProblemDetails.Place(
                        parameter: name, detail: "t is no moment: \(Self.quoted(value))",
                        expected: "seconds from 0 to 3600, start, release or settled",
                        suggestion: Spelling.nearest(to: value, among: words))
                }
                moment = .seconds(seconds)
            }
            return nil
        case "frame":
            expected = "a whole number from 0 to \(limits.frames - 1)"
            if let number = Int(value), (0..<limits.frames).contains(number) {
                moment = .frame(number)
                return nil
            }
        case "frames":
            expected = "a whole number from 1 to \(limits.moments)"
            if let number = Int(value), (1...limits.moments).contains(number) {
                moments = number
                return nil
            }
        default:
            expected = "none or auto"
            if value == "none" || value == "auto" {
                moves = value == "auto"
                return nil
            }
        }
        return ProblemDetails.Place(
            parameter: name, detail: "\(name) cannot be \(Self.quoted(value))", expected: expected)
    }

    /// Seconds: far beyond the end of any timeline.
    private static let longest = 3600.0

    /// A client's text in a sentence, cut to a length that a sentence bears.
    static func quoted(_ text: String) -> String {
        text.count > 40 ? "“\(text.prefix(40))…”" : "“\(text)”"
    }
}

extension Double {
    /// A number in plain decimal digits such as `0.416`: no exponent, no hexadecimal, no names.
    package init?(decimal text: String) {
        guard text.utf8.count <= 32, let first = text.utf8.first, first != 0x2B,
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }),
            let number = Double(text), number.isFinite
        else { return nil }
        self = number
    }
}
