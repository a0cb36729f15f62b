/// Turns a request into lines: measures each paragraph once, breaks it, truncates the last line.
struct Typesetter {
    let library: FontLibrary
    let request: TextLayout.Request

    /// Some clusters of one paragraph that make up a line.
    private struct Draft { let paragraph: Int, clusters: Range<Int> }

    /// The finished layout; an empty string has one empty line.
    func layout() -> TextLayout {
        let texts = TextCleaner.paragraphs(request.string, maximumLength: request.maximumLength)
        var paragraphs: [Paragraph] = []
        var drafts: [Draft] = []
        // One line more than fits tells that something must go.
        let wanted = request.lineLimit == .max ? Int.max : request.lineLimit + 1
        for text in texts where drafts.count < wanted {
            let paragraph = measure(text)
            let lines = LineBreaker(paragraph: paragraph)
                .lines(maxWidth: request.maxWidth, limit: wanted - drafts.count)
            drafts += lines.map { Draft(paragraph: paragraphs.count, clusters: $0) }
            paragraphs.append(paragraph)
        }
        let isTruncated = drafts.count > request.lineLimit
        if isTruncated { drafts.removeLast(drafts.count - request.lineLimit) }
        var lines = drafts.map { shaped($0, in: paragraphs) }
        if isTruncated, let last = drafts.last {
            let final = request.truncation == .tail ? paragraphs[last.paragraph] : measure(texts.last ?? "")
            let isSame = request.truncation == .tail || last.paragraph == texts.count - 1
            lines[lines.count - 1] = truncated(
                paragraphs[last.paragraph], from: last.clusters.lowerBound, final: final, isSame: isSame)
        }
        return arranged(lines, string: texts.joined(separator: "\n"), isTruncated: isTruncated)
    }

    private func measure(_ text: String) -> Paragraph {
        Paragraph(text, font: request.font, library: library, direction: request.layoutDirection)
    }

    private func shaped(_ text: String, _ direction: WritingDirection) -> Paragraph {
        Paragraph(text, font: request.font, library: library, direction: direction, isFixed: true)
    }

    private func shaped(_ draft: Draft, in paragraphs: [Paragraph]) -> Paragraph {
        let paragraph = paragraphs[draft.paragraph]
        if draft.clusters.count == paragraph.clusters.count { return paragraph }
        return shaped(paragraph.text(draft.clusters), paragraph.direction)
    }

    /// The last line: what fits of the rest of the text beside an ellipsis, which stands alone when nothing does.
    private func truncated(_ paragraph: Paragraph, from start: Int, final: Paragraph, isSame: Bool) -> Paragraph {
        let room = request.maxWidth - shaped("…", paragraph.direction).width
        var head = start..<start
        var tail = final.clusters.count..<final.clusters.count
        switch request.truncation {
        case .tail: head = prefix(of: paragraph, from: start, within: room)
        case .head: tail = suffix(of: final, downTo: isSame ? start : 0, within: room)
        case .middle:
            head = prefix(of: paragraph, from: start, within: room / 2)
            let used = paragraph.advances[head].reduce(0, +)
            tail = suffix(of: final, downTo: isSame ? head.upperBound : 0, within: room - used)
        }
        head = LineBreaker(paragraph: paragraph).trimmed(head)
        while let first = tail.first, final.clusters[first].isSpace { tail = first + 1..<tail.upperBound }
        var line = shaped(paragraph.text(head) + "…" + final.text(tail), paragraph.direction)
        // Kerning against the ellipsis can cost a fraction of a point.
        for _ in 0..<8 where line.width > request.maxWidth + LineBreaker.tolerance && !(head.isEmpty && tail.isEmpty) {
            if head.isEmpty {
                tail = tail.lowerBound + 1..<tail.upperBound
            } else {
                head = head.lowerBound..<head.upperBound - 1
            }
            line = shaped(paragraph.text(head) + "…" + final.text(tail), paragraph.direction)
        }
        return line
    }

    private func prefix(of paragraph: Paragraph, from start: Int, within room: Double) -> Range<Int> {
        var end = start
        var width = 0.0
        while end < paragraph.clusters.count {
            width += paragraph.advances[end]
            if width > room { break }
            end += 1
        }
        return start..<end
    }

    private func suffix(of paragraph: Paragraph, downTo limit: Int, within room: Double) -> Range<Int> {
        var start = paragraph.clusters.count
        var width = 0.0
        while start > limit {
            width += paragraph.advances[start - 1]
            if width > room { break }
            start -= 1
        }
        return start..<paragraph.clusters.count
    }

    private func arranged(_ paragraphs: [Paragraph], string: String, isTruncated: Bool) -> TextLayout {
        let metrics = library.metrics(of: request.font)
        let widths = paragraphs.map(\.width)
        let width = widths.max() ?? 0
        let pitch = metrics.lineHeight + request.lineSpacing
        let isLeft = (request.alignment == .leading) == (request.layoutDirection == .leftToRight)
        let factor = request.alignment == .center ? 0.5 : (isLeft ? 0 : 1)
        let lines = paragraphs.enumerated().map { index, line in
            TextLayout.Line(
                runs: line.visualRuns, x: (width - widths[index]) * factor,
                baseline: metrics.ascent + Double(index) * pitch, width: widths[index],
                text: line.text(line.clusters.indices), direction: line.direction)
        }
        return TextLayout(
            string: string, lines: lines, width: width,
            height: Double(max(0, paragraphs.count - 1)) * pitch + metrics.ascent + metrics.descent, font: request.font,
            isTruncated: isTruncated)
    }
}
