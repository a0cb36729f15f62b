internal import Trace
internal import Writers

/// How a whole run went.
package struct VerificationReport: Sendable {
    /// What was asked.
    package let verification: Verification
    /// The documents in the order of their names.
    package var results: [DocumentResult] = []
    /// Goldens without a document.
    package var unreferenced: [String] = []
    /// Documents that share a name; then nothing was compared.
    package var conflicts: [String] = []
    /// How many documents there are, those of other shards included.
    package var documentCount = 0

    init(verification: Verification) { self.verification = verification }

    /// How many passed.
    package var passed: Int { results.count(where: \.isPassed) }
    /// How many did not, unreferenced goldens included where they fail the run.
    package var failed: Int { results.count - passed + conflicts.count + failingUnreferenced }

    private var failingUnreferenced: Int { verification.unreferenced == .fail ? unreferenced.count : 0 }

    /// How many goldens were written.
    package var recorded: Int { results.count { $0.status == .recorded } }

    /// How a process says how it went.
    package enum Outcome: Int32, Sendable, Hashable {
        /// Everything is the same.
        case same = 0
        /// Something differs.
        case different = 1
        /// A golden is missing or unreferenced, or nothing was compared.
        case missing = 2
        /// A document is no scene, or two have one name.
        case badDocument = 3
        /// Something could not be written.
        case failure = 5
    }

    /// The gravest thing that happened; never `same` when nothing was compared.
    package var outcome: Outcome {
        let statuses = Set(results.map(\.status))
        if statuses.contains(.unwritable) { return .failure }
        if statuses.contains(.badDocument) || !conflicts.isEmpty { return .badDocument }
        if statuses.contains(.different) || statuses.contains(.damaged) { return .different }
        if statuses.contains(.missing) || failingUnreferenced > 0 || results.isEmpty { return .missing }
        let wasCompared = statuses.contains(.same)
        return wasCompared || verification.isRecordExplicit ? .same : .missing
    }

    /// What is said about the run as a whole, before the count.
    package var remarks: [String] {
        var remarks = conflicts
        if results.isEmpty, conflicts.isEmpty { remarks.append(nothing) }
        if recorded > 0 {
            remarks.append(
                "\(recorded) golden\(recorded == 1 ? " was" : "s were") written to \(verification.golden)")
        }
        if outcome == .missing, !results.isEmpty, results.allSatisfy({ $0.status == .recorded }),
            failingUnreferenced == 0
        {
            remarks.append("nothing was compared with an older golden; run it again to compare")
        }
        if !unreferenced.isEmpty {
            let names = unreferenced.prefix(8).joined(separator: ", ")
            let rest = unreferenced.count > 8 ? " and \(unreferenced.count - 8) more" : ""
            let verb = verification.unreferenced == .delete ? "were removed" : "have no document"
            remarks.append("goldens that \(verb): \(names)\(rest)")
        }
        if results.contains(where: { $0.status == .different }) {
            remarks.append("where the new pictures are right: `\(Self.acceptCommand("*", verification))`")
        }
        return remarks + toleranceRemarks
    }

    private var nothing: String {
        let place = verification.documents
        if documentCount > 0 {
            let shard = verification.shard
            return shard.of > 1
                ? "shard \(shard.number)/\(shard.of) has none of the \(documentCount) documents: nothing was compared"
                : "no document in \(place) has a name of that pattern: nothing was compared"
        }
        let kinds = verification.readers.extensions.map { "." + $0 }.joined(separator: " or ")
        return Disk.isFolder(place)
            ? "there is no document (\(kinds)) in \(place): nothing was compared"
            : "there is no folder and no file \(place): nothing was compared"
    }

    private var toleranceRemarks: [String] {
        let tolerance = verification.tolerance
        guard !tolerance.isZero else { return [] }
        let text =
            "tolerance: --max-delta-pt \(number(tolerance.points)), --max-delta-opacity \(number(tolerance.factor))"
        let points = results.map(\.forgiven.points).max() ?? 0
        let factor = results.map(\.forgiven.factor).max() ?? 0
        if points == 0, factor == 0 { return [text + "; nothing needed it, it can be 0"] }
        return [text + "; the most it forgave is \(number(points)) pt and \(number(factor)) of opacity or scale"]
    }

    /// The last line.
    package var count: String { "\(passed) passed, \(failed) failed" }

    /// The command that makes a missing golden.
    static func recordCommand(_ verification: Verification) -> String {
        "zoetrope verify \(quoted(verification.documents)) --golden \(quoted(verification.golden)) --record missing"
    }

    /// The command that takes what is new.
    static func acceptCommand(_ name: String, _ verification: Verification) -> String {
        "zoetrope accept \(quoted(name)) --documents \(quoted(verification.documents)) --golden "
            + quoted(verification.golden)
    }

    /// A word for a shell, in quotes where it needs them.
    private static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || "/._-".utf8.contains(byte)
            }
        return isPlain
            ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

/// A number in a sentence, through the one formatter.
func number(_ value: Double) -> String {
    var buffer = ByteBuffer(capacity: 12)
    buffer.append(value, decimals: 6)
    return buffer.string
}
