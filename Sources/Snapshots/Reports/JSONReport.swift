internal import Trace
internal import Writers

extension VerificationReport {
    /// The run as JSON: counts, remarks, and every document with its differences.
    package var json: [UInt8] {
        var json = JSONWriter(isPretty: true)
        json.object { json in
            json.member("engine", verification.engine)
            json.member("documents", verification.documents)
            json.member("golden", verification.golden)
            json.member("record", verification.record.rawValue)
            json.member("maxDeltaPt", verification.tolerance.points, decimals: 6)
            json.member("maxDeltaOpacity", verification.tolerance.factor, decimals: 6)
            json.member("passed", passed)
            json.member("failed", failed)
            json.member("exitCode", Int(outcome.rawValue))
            json.member("remarks") { $0.texts(remarks) }
            json.member("unreferenced") { $0.texts(unreferenced) }
            json.member("results") { json in
                json.array { json in
                    for result in results { json.object { result.write(to: &$0) } }
                }
            }
        }
        return json.bytes + [10]
    }
}

extension DocumentResult {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("name", name)
        json.member("document", path)
        json.member("status", status.rawValue)
        json.member("sentences") { $0.texts(sentences) }
        if !notes.isEmpty { json.member("notes") { $0.texts(notes) } }
        json.member("differences") { json in
            json.array { json in
                for difference in differences { json.object { difference.write(to: &$0) } }
            }
        }
    }
}

extension JSONWriter {
    /// Texts as an array.
    mutating func texts(_ texts: [String]) {
        array { json in
            for text in texts { json.value(text) }
        }
    }
}
