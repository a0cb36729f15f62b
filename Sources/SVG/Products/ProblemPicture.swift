import Layout
import Typography
import ViewTree

/// An error as a picture, for places that only show pictures.
package struct ProblemPicture: Sendable, Hashable {
    /// What went wrong, in a few words.
    package var title: String
    /// Where, and what was expected; lines broken where they are too long.
    package var detail: String

    /// Makes one from its parts.
    package init(title: String, detail: String) {
        self.title = title
        self.detail = detail
    }

    /// The picture: words on a card with a red edge, as high as they need.
    package func svg(stamp: Stamp? = nil) -> [UInt8] {
        let (width, margin) = (480.0, 20.0)
        let output = Output(text: .native, theme: .auto)
        let heading = TextLayout(
            title, font: FontDescription(size: 17, weight: 600), maxWidth: width - 2 * margin - 6, lineLimit: 3)
        let body = TextLayout(
            detail, font: FontDescription(size: 14), maxWidth: width - 2 * margin - 6, lineLimit: 30)
        let size = Size(width: width, height: 2 * margin + heading.height + 8 + body.height)
        let rect = Rect(origin: .zero, size: size)
        var canvas = Canvas(rendering: Rendering(title: title, output: output, stamp: stamp), viewport: rect)
        canvas.background(rect)
        let edge = Color(light: RGBA(hex: 0xC62828), dark: RGBA(hex: 0xEF5350))
        canvas.shape(.rectangle, in: Rect(x: 0, y: 0, width: 6, height: size.height)) { $0.color(edge, as: .fill) }
        canvas.text(heading, paint: .color(.primary), at: Point(x: margin + 6, y: margin))
        canvas.text(
            body, paint: .color(Color.primary.opacity(0.75)),
            at: Point(x: margin + 6, y: margin + heading.height + 8))
        return canvas.document(size: size, description: detail)
    }
}
