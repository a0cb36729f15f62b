internal import CarouselDocument
internal import Service
internal import Trace
internal import ViewTree

/// `zoetrope render`: a document in, a product out.
enum Render {
    static func run(_ arguments: Arguments) -> CommandOutput {
        do throws(UsageError) {
            let rendering = try rendering(arguments)
            return run(
                rendering, path: arguments.operands[0], view: arguments.values["view"],
                output: arguments.values["output"])
        } catch {
            return .failure(.badUsage, error.text)
        }
    }

    private static func run(
        _ rendering: ProductRequest, path: String, view: String?, output: String?
    ) -> CommandOutput {
        let name = path == "-" ? "standard input" : path
        guard let document = Files.read(path, limit: Limits().body) else {
            return .failure(.badDocument, "\(name): \(Files.reason)\n")
        }
        do throws(ProblemDetails) {
            let drawing = try rendering.drawing(
                of: document, isSwift: path.hasSuffix(".swift"), view: view, limits: Limits())
            let standIns = (drawing.notes?.standIns ?? []).map { "\($0.text) is not defined; something stands for it" }
            let notes = (standIns + (drawing.notes?.diagnostics ?? []).map(\.text))
                .reduce(into: "") { $0 += "\(name):\($1)\n" }
            guard let output else { return CommandOutput(output: drawing.bytes, errors: notes) }
            if Files.write(drawing.bytes, path: output) { return CommandOutput(errors: notes) }
            return .failure(.failure, "\(output): \(Files.reason)\n")
        } catch {
            return .failure(error.kind == .internalError ? .failure : .badDocument, error.lines(in: name))
        }
    }

    private static func rendering(_ arguments: Arguments) throws(UsageError) -> ProductRequest {
        let name = arguments.values["product"] ?? Product.animation.rawValue
        guard let product = Product.allCases.first(where: { $0.rawValue == name || $0.fileName == name }) else {
            let names = Product.allCases.map(\.rawValue)
            throw UsageError(
                "--product cannot be \(name); it is one of \(names.joined(separator: ", "))", about: .render,
                suggestion: Spelling.nearest(to: name, among: names))
        }
        var parameters: [(name: String, value: String)] = []
        for (option, parameter) in [("time", "t"), ("frame", "frame"), ("frames", "frames"), ("motion", "motion")] {
            guard let value = arguments.values[option] else { continue }
            guard product.parameters.contains(parameter) else {
                throw UsageError("--\(option) has no meaning for \(product.rawValue)", about: .render)
            }
            parameters.append((parameter, value))
        }
        do throws(ProblemDetails) {
            return try ProductRequest(product, parameters: parameters, limits: Limits())
        } catch {
            let place = error.places.first
            let option = place?.parameter == "t" ? "time" : place?.parameter ?? "product"
            throw UsageError(
                "--\(option)\(place?.predicate ?? " \(error.detail)"); expected \(place?.expected ?? "another value")",
                about: .render, suggestion: place?.suggestion)
        }
    }
}

extension ProblemDetails.Place {
    /// What is wrong, without the parameter's name in front.
    fileprivate var predicate: String {
        guard let parameter, detail.hasPrefix(parameter + " ") else { return " " + detail }
        return String(detail.dropFirst(parameter.count))
    }
}

extension ProblemDetails {
    /// A line for each place: `file:pointer: sentence`.
    fileprivate func lines(in file: String) -> String {
        if places.isEmpty { return "\(file): \(detail)\n" }
        return places.reduce(into: "") { lines, place in
            let pointer =
                place.line.map { ":\($0):\(place.column ?? 1)" } ?? place.pointer.map { $0.isEmpty ? "" : ":" + $0 }
                ?? ""
            lines += "\(file)\(pointer): \(place.detail)"
            if let expected = place.expected { lines += "; expected \(expected)" }
            if let suggestion = place.suggestion { lines += "; did you mean \(suggestion)?" }
            lines += "\n"
        }
    }
}
