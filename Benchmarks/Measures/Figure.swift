import Writers

/// A figure of the table: what was measured in each round, beside what it is held against in the same round.
struct Figure {
    let name: String
    /// Seconds an operation, or a count.
    var ours: [Double] = []
    /// The same of the other side; empty where the figure stands alone.
    var reference: [Double] = []

    /// The one figure whose work is done for some seconds, to be looked at with a profiler.
    nonisolated(unsafe) static var only: String?

    /// Times one side, or two in turn, so that what slows the machine slows both.
    static func timed(
        _ name: String, rounds: Int = 11, _ work: () -> Void, against reference: (() -> Void)? = nil
    ) -> Figure {
        var figure = Figure(name: name)
        if let only {
            if only == name { CPUClock.repeat(work) }
            return figure
        }
        work()
        reference?()
        for _ in 0..<rounds {
            figure.ours.append(CPUClock.seconds(of: work))
            if let reference { figure.reference.append(CPUClock.seconds(of: reference)) }
        }
        return figure
    }

    /// Writes it as a member of an object.
    func write(to json: inout JSONWriter) {
        json.member(name) { json in
            json.object { json in
                json.member("ours") { Self.write(ours, to: &$0) }
                json.member("reference") { Self.write(reference, to: &$0) }
            }
        }
    }

    /// Seconds are written in nanoseconds, since numbers have three decimals.
    private static func write(_ values: [Double], to json: inout JSONWriter) {
        json.array { json in for value in values { json.value(value * 1e9) } }
    }
}
