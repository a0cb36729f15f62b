internal import Writers

extension VerificationReport {
    /// The run as JUnit XML, a test case a document.
    package var junit: [UInt8] {
        var xml = XMLWriter(capacity: 4096)
        xml.raw { $0.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
        let name = "zoetrope verify " + verification.documents
        let others = remarks.joined(separator: "\n")
        // A run that compared nothing, or has goldens without a document, fails in a test case of its own.
        let failsAsAWhole = outcome != .same && results.allSatisfy(\.isPassed)
        xml.element("testsuites") { xml in
            xml.element("testsuite") { xml in
                xml.attribute("name", text: name)
                xml.attribute("tests", Double(results.count + (failsAsAWhole ? 1 : 0)))
                xml.attribute("failures", Double(results.count { !$0.isPassed } + (failsAsAWhole ? 1 : 0)))
                for result in results {
                    xml.element("testcase") { xml in
                        xml.attribute("name", text: result.name)
                        xml.attribute("classname", text: verification.documents)
                        xml.attribute("file", text: result.path)
                        guard !result.isPassed else { return }
                        Self.failure(result.sentences, type: result.status.rawValue, to: &xml)
                    }
                }
                if failsAsAWhole {
                    xml.element("testcase") { xml in
                        xml.attribute("name", literal: "all documents")
                        xml.attribute("classname", text: verification.documents)
                        Self.failure(remarks, type: "missing", to: &xml)
                    }
                }
                if !others.isEmpty { xml.element("system-out") { $0.text(others) } }
            }
        }
        return xml.bytes + [10]
    }

    private static func failure(_ sentences: [String], type: String, to xml: inout XMLWriter) {
        xml.element("failure") { xml in
            xml.attribute("type", text: type)
            xml.attribute("message", text: sentences.first ?? "")
            xml.text(sentences.joined(separator: "\n"))
        }
    }
}
