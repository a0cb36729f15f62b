internal import Layout
internal import Scrolling
internal import Trace
internal import ViewTree

/// Checks one document.
struct DocumentCheck: Sendable {
    let verification: Verification
    private let folder: GoldenFolder

    init(verification: Verification) {
        self.verification = verification
        folder = GoldenFolder(path: verification.golden)
    }

    func result(of entry: DocumentList.Entry) -> DocumentResult {
        let timeline: Timeline
        let bytes: [UInt8]
        do throws(UnreadableDocument) {
            bytes = try document(entry)
            timeline = try self.timeline(of: entry, bytes)
        } catch {
            return DocumentResult(entry, .badDocument, error.problems)
        }
        var golden: Golden?
        var fault: GoldenFolder.Fault?
        do throws(GoldenFolder.Fault) { golden = try folder.golden(entry.name) } catch { fault = error }
        let options = verification.options ?? golden?.fingerprint.options ?? SnapshotOptions()
        let meter = DrawingMeter(views: verification.drawings)
        let actual = Golden(
            timeline.metered(by: meter), document: entry.path.hasPrefix("/") ? "" : entry.path, options: options,
            engine: verification.engine)
        if meter.isExhausted {
            let sentence = "what is drawn of it is over the limit of \(verification.drawings) views"
            return DocumentResult(entry, .badDocument, [sentence])
        }
        var result: DocumentResult
        if let golden {
            result = compared(entry, golden, actual)
        } else {
            result = faulted(entry, fault ?? .missing)
        }
        if shouldRecord(result) { result = recorded(entry, actual, replacing: result) }
        if let server = verification.server, result.isPassed {
            let type = entry.fileExtension == "json" ? "application/json" : "text/x-\(entry.fileExtension)"
            let sentences = ServerCheck(server: server, mediaType: type).sentences(
                timeline, document: bytes, moments: actual)
            if !sentences.isEmpty { result = DocumentResult(entry, .different, sentences) }
        }
        if verification.pictures > 0, !result.isPassed {
            result.pictures = DocumentResult.Pictures(before: golden, after: actual)
        }
        return result
    }

    private func document(_ entry: DocumentList.Entry) throws(UnreadableDocument) -> [UInt8] {
        do throws(Disk.Failure) {
            return try Disk.read(entry.path)
        } catch {
            throw UnreadableDocument(problems: [error.reason])
        }
    }

    private func timeline(of entry: DocumentList.Entry, _ bytes: [UInt8]) throws(UnreadableDocument) -> Timeline {
        let scene = try verification.readers.scene(bytes, fileExtension: entry.fileExtension)
        do throws(ImpossibleLayout) {
            return try scene.timeline()
        } catch {
            throw UnreadableDocument(problems: [error.sentence])
        }
    }

    private func compared(_ entry: DocumentList.Entry, _ golden: Golden, _ actual: Golden) -> DocumentResult {
        let comparison = GoldenComparison(
            golden, with: actual, tolerance: verification.tolerance,
            accept: VerificationReport.acceptCommand(entry.name, verification))
        var result = DocumentResult(entry, comparison.sentences.isEmpty ? .same : .different, comparison.sentences)
        result.differences = Array((comparison.difference?.differences ?? []).prefix(DocumentResult.mostDifferences))
        result.notes = comparison.notes
        result.forgiven = comparison.forgiven
        if !result.isPassed {
            let explanations = [golden, actual].map { golden in
                (GoldenComparison.trace(golden)?.rests ?? []).map(\.explanation).joined(separator: " ")
            }
            if explanations[0] != explanations[1] { result.explanations = explanations }
        }
        return result
    }

    private func faulted(_ entry: DocumentList.Entry, _ fault: GoldenFolder.Fault) -> DocumentResult {
        switch fault {
        case .missing:
            DocumentResult(
                entry, .missing,
                [
                    "it has no golden; `\(VerificationReport.recordCommand(verification))` makes it"
                ])
        case .damaged(let sentence): DocumentResult(entry, .damaged, [sentence])
        case .lineEndings(let file):
            DocumentResult(
                entry, .damaged,
                [
                    "\(file) has CR LF line endings, which git gave it: keep `* text eol=lf` in "
                        + "\(verification.golden)/.gitattributes and check the files out again"
                ])
        }
    }

    private func shouldRecord(_ result: DocumentResult) -> Bool {
        switch verification.record {
        case .never: false
        case .missing: result.status == .missing
        case .changed: result.status != .same
        case .all: true
        }
    }

    /// Writes a golden and reads it back, so that a recorded one is a compared one.
    private func recorded(
        _ entry: DocumentList.Entry, _ actual: Golden, replacing result: DocumentResult
    ) -> DocumentResult {
        do throws(Disk.Failure) {
            try folder.write(actual, name: entry.name)
        } catch {
            return DocumentResult(entry, .unwritable, ["the golden cannot be written: " + error.sentence])
        }
        do throws(GoldenFolder.Fault) {
            guard try folder.golden(entry.name).files == actual.files else {
                return DocumentResult(entry, .unwritable, ["the golden reads back otherwise than it was written"])
            }
        } catch {
            return DocumentResult(entry, .unwritable, ["the golden cannot be read back"])
        }
        var recorded = DocumentResult(entry, .recorded, result.status == .missing ? ["new"] : result.sentences)
        recorded.differences = result.differences
        return recorded
    }
}
