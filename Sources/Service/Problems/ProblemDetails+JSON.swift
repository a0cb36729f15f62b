internal import HTTP
internal import Writers

extension ProblemDetails {
    /// The problem details; `instance` names this one occurrence, as the log does.
    package func json(instance: String) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("type", "/v1/problems/\(kind.rawValue)")
            json.member("title", kind.title)
            json.member("status", status.code)
            json.member("detail", detail)
            json.member("instance", instance)
            if let limit { json.member("limit", limit) }
            if !places.isEmpty {
                json.member("errors") { json in
                    json.array { json in
                        for place in places { place.write(to: &json) }
                    }
                }
            }
            if !available.isEmpty {
                json.member("available") { json in
                    json.array { json in
                        for each in available { json.value(each) }
                    }
                }
            }
        }
        return json.bytes
    }
}

extension ProblemDetails.Place {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            if let pointer { json.member("pointer", pointer) }
            if let parameter { json.member("parameter", parameter) }
            if let line { json.member("line", line) }
            if let column { json.member("column", column) }
            json.member("detail", detail)
            if let expected { json.member("expected", expected) }
            if let suggestion { json.member("suggestion", suggestion) }
        }
    }
}
