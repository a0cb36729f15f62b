package import Writers

extension Difference {
    /// Writes its parts and its sentence as members of an object.
    package func write(to json: inout JSONWriter) {
        json.member("kind", kind.word)
        json.member("moment", moment)
        json.member("subject", subject)
        json.member("property", property)
        json.member("before", before)
        json.member("after", after)
        json.member("delta", delta)
        json.member("causes") { json in
            json.array { json in
                for cause in causes { json.value(cause) }
            }
        }
        json.member("others", others)
        json.member("sentence", sentence)
    }
}
