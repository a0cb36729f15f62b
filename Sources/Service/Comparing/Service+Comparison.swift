internal import CarouselDocument
internal import HTTP
internal import SVG
internal import Scrolling
internal import Trace
internal import ViewTree
internal import Writers

extension Service {
    /// Compares two documents: `{"before": …, "after": …}` gives what differs, as JSON or as a picture.
    func comparison(_ request: Request) throws(ProblemDetails) -> Answer {
        let accept = Accept(request.headers.list("Accept"))
        guard let type = accept.preferred(among: [.json, .svg]) else {
            throw ProblemDetails(
                .notAcceptable, "a comparison comes as application/json or image/svg+xml",
                available: [MediaType.json.essence, MediaType.svg.essence])
        }
        guard case .json(let bytes) = try body(of: request) else {
            throw ProblemDetails(
                .unsupportedMediaType, "two documents are compared as JSON", available: [MediaType.json.essence])
        }
        let meter = DrawingMeter(views: configuration.limits.drawings)
        let both = try timelines(bytes)
        let (before, after) = (both.before.metered(by: meter), both.after.metered(by: meter))
        let plan = InstantPlan(every: 100)
        let (old, new) = (MotionTrace(before, plan: plan), MotionTrace(after, plan: plan))
        let difference = StructuralDifference(from: old, to: new)
        var answer: Answer
        if type == .svg {
            let sentences = difference.isEmpty ? ["No difference."] : difference.sentences()
            let picture = ComparisonPicture(from: before, to: after, sentences: sentences)
            answer = Answer(type: .svg, bytes: picture.svg, freshness: .revalidate)
        } else {
            answer = Answer(type: .json, bytes: Self.json(difference, old, new), freshness: .revalidate)
        }
        if meter.isExhausted { throw .tooManyDrawings(configuration.limits) }
        answer.isNegotiated = true
        answer.isWorthKeeping = true
        return answer
    }

    /// Both runs; a problem's place has `/before` or `/after` in front.
    private func timelines(_ bytes: [UInt8]) throws(ProblemDetails) -> (before: Timeline, after: Timeline) {
        // Both documents stand one level further in than one would.
        var limits = configuration.limits.document
        limits.bytes = configuration.limits.body
        limits.depth += 1
        let members: [JSONValue.Member]
        do throws(InvalidDocument) {
            guard case .object(let all) = try JSONValue(json: bytes, limits: limits) else {
                throw InvalidDocument(Problem(detail: "it is no object", expected: "an object with before and after"))
            }
            members = all
            if let other = all.first(where: { $0.name != "before" && $0.name != "after" }) {
                throw InvalidDocument(
                    Problem(
                        pointer: "/" + other.name, detail: "there is no such member", expected: "before, after",
                        suggestion: Spelling.nearest(to: other.name, among: ["before", "after"])))
            }
        } catch {
            throw ProblemDetails(error)
        }
        return (try timeline("before", of: members), try timeline("after", of: members))
    }

    private func timeline(_ name: String, of members: [JSONValue.Member]) throws(ProblemDetails) -> Timeline {
        try ProductRequest.timeline(of: scene(name, of: members))
    }

    private func scene(_ name: String, of members: [JSONValue.Member]) throws(ProblemDetails) -> Scene {
        guard let document = members.first(where: { $0.name == name })?.value else {
            throw ProblemDetails(
                InvalidDocument(
                    Problem(pointer: "/" + name, detail: "\(name) is missing", expected: "a carousel document")))
        }
        do throws(InvalidDocument) {
            return try Scene(document: document, limits: configuration.limits.document)
        } catch {
            let problems = error.problems.map { problem in
                var problem = problem
                problem.pointer = "/" + name + problem.pointer
                return problem
            }
            throw ProblemDetails(InvalidDocument(problems: problems))
        }
    }

    private static func json(_ difference: StructuralDifference, _ old: MotionTrace, _ new: MotionTrace) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("engine", Engine.version)
            json.member("same", difference.isEmpty)
            json.member("sentences") { json in
                json.array { json in
                    for sentence in difference.sentences() { json.value(sentence) }
                }
            }
            json.member("count", difference.differences.count)
            json.member("differences") { json in
                json.array { json in
                    for item in difference.differences.prefix(200) { json.object { item.write(to: &$0) } }
                }
            }
            for (name, trace) in [("before", old), ("after", new)] {
                json.member(name) { json in
                    json.object { json in
                        json.member("title", trace.title)
                        json.member("settled", trace.settled)
                        json.member("explanation", trace.rests.map(\.explanation).joined(separator: " "))
                    }
                }
            }
        }
        return json.bytes
    }
}
