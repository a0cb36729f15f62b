internal import Trace
internal import Writers

extension VerificationReport {
    /// One page that needs nothing else: the sentences, and both runs side by side, on top of each other and over time.
    package var html: [UInt8] {
        var page = XMLWriter(capacity: 65_536)
        page.raw { $0.append("<!doctype html>\n") }
        page.element("html") { page in
            page.attribute("lang", literal: "en")
            page.element("head") { page in
                page.element("meta") { $0.attribute("charset", literal: "utf-8") }
                page.element("meta") { page in
                    page.attribute("name", literal: "viewport")
                    page.attribute("content", literal: "width=device-width,initial-scale=1")
                }
                page.element("meta") { page in
                    page.attribute("http-equiv", literal: "Content-Security-Policy")
                    page.attribute(
                        "content",
                        literal: "default-src 'none';img-src data:;style-src 'unsafe-inline';script-src 'unsafe-inline'"
                    )
                }
                page.element("title") { $0.text("Carousels: \(count)") }
                page.element("style") { $0.raw { $0.append(ReportPage.style) } }
            }
            page.element("body") { page in
                page.element("h1") { $0.text("Carousels: \(count)") }
                page.element("ul") { page in
                    for remark in remarks { page.element("li") { $0.text(remark) } }
                    page.element("li") { $0.text("made by version \(verification.engine)") }
                }
                let failures = results.filter { !$0.isPassed }
                for (index, result) in failures.enumerated() { Self.write(result, index, to: &page) }
                let passed = results.filter(\.isPassed)
                if !passed.isEmpty {
                    page.element("details") { page in
                        page.element("summary") { $0.text("\(passed.count) passed") }
                        page.element("ul") { page in
                            for result in passed {
                                let state = result.status == .recorded ? " (recorded)" : ""
                                page.element("li") { $0.text(result.name + state) }
                            }
                        }
                    }
                }
                page.element("script") { $0.raw { $0.append(ReportPage.script) } }
            }
        }
        return page.bytes + [10]
    }

    private static func write(_ result: DocumentResult, _ index: Int, to page: inout XMLWriter) {
        page.element("section") { page in
            page.attribute("id", text: "document-\(index)")
            page.element("h2") { $0.text(result.name) }
            page.element("p") { page in
                page.attribute("class", literal: "path")
                page.text(result.path + ": " + result.status.rawValue)
            }
            page.element("ol") { page in
                page.attribute("class", literal: "sentences")
                for sentence in result.sentences { page.element("li") { $0.text(sentence) } }
            }
            if let before = result.explanations.first, let after = result.explanations.last {
                page.element("dl") { page in
                    page.element("dt") { $0.text("It was") }
                    page.element("dd") { $0.text(before) }
                    page.element("dt") { $0.text("It is") }
                    page.element("dd") { $0.text(after) }
                }
            }
            guard let pictures = result.pictures else { return }
            page.element("div") { page in
                page.attribute("class", literal: "viewer")
                page.element("script") { page in
                    page.attribute("type", literal: "application/json")
                    page.raw { $0.append(contentsOf: pictures.data) }
                }
            }
        }
    }
}

extension DocumentResult.Pictures {
    /// What the page's script reads; no `<` is left in it, so that nothing can end the element around it.
    fileprivate var data: [UInt8] {
        var json = JSONWriter(capacity: 65_536)
        let old = Dictionary((before?.stills ?? []).map { ($0.file, $0.svg) }) { first, _ in first }
        let new = Dictionary(after.stills.map { ($0.file, $0.svg) }) { first, _ in first }
        let names = after.stills.map(\.file) + (before?.stills.map(\.file).filter { new[$0] == nil } ?? [])
        let times = Self.times(after).merging(before.map(Self.times) ?? [:]) { first, _ in first }
        json.object { json in
            json.member("frames") { json in
                json.array { json in
                    for name in names.sorted(by: { (times[$0] ?? 0, $0) < (times[$1] ?? 0, $1) }) {
                        json.object { json in
                            json.member("name", String(name.dropLast(4)))
                            json.member("t", times[name])
                            json.member("before", old[name].map(Base64.text))
                            json.member("after", new[name].map(Base64.text))
                        }
                    }
                }
            }
            json.member("before") { $0.series(before) }
            json.member("after") { $0.series(after) }
        }
        return json.bytes.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    }

    private static func times(_ golden: Golden) -> [String: Double] {
        let instants = GoldenComparison.trace(golden)?.instants ?? []
        return Dictionary(
            instants.map { (InstantPlan.Moment(time: $0.time, labels: $0.labels).fileName, $0.time) }
        ) { first, _ in first }
    }
}

extension JSONWriter {
    /// Time, offset and velocity along the axis that moves, a triple a moment.
    fileprivate mutating func series(_ golden: Golden?) {
        let instants = golden.flatMap(GoldenComparison.trace)?.instants ?? []
        let isVertical = instants.contains { ($0["offset y"] ?? 0) != ($0["offset x"] ?? 0) && $0["offset x"] == 0 }
        let axis = isVertical ? "y" : "x"
        array { json in
            for instant in instants {
                json.array {
                    $0.value(instant.time, decimals: 6)
                    $0.value(instant["offset " + axis] ?? 0)
                    $0.value(instant["velocity " + axis] ?? 0)
                }
            }
        }
    }
}
