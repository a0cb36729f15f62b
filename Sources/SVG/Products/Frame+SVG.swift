import Layout
package import Scrolling
import ViewTree
import Writers

extension Frame {
    /// The still of this instant: a complete SVG file.
    package func svg(_ rendering: Rendering) -> [UInt8] {
        let size = stage.viewport.size
        let rect = Rect(origin: .zero, size: size)
        var canvas = Canvas(rendering: rendering, viewport: rect)
        canvas.isRightToLeft = stage.viewport.layoutDirection == .rightToLeft
        canvas.background(rect)
        canvas.layers([root], in: .zero)
        return canvas.document(size: size, description: description)
    }

    /// The instant and where each scroll view stands, in words.
    var description: String {
        var text = ByteBuffer()
        text.append("At ")
        text.append(time)
        text.append(" seconds")
        if let primary = stage.primary, scrolls.indices.contains(primary) {
            let scroll = scrolls[primary]
            text.append(", content offset ")
            text.append(scroll.geometry.contentOffset.x, decimals: 1)
            text.append(", ")
            text.append(scroll.geometry.contentOffset.y, decimals: 1)
            text.append(" points, ")
            text.append(unescaped: scroll.phase.rawValue)
        }
        text.append(byte: 46)
        return text.string
    }
}
