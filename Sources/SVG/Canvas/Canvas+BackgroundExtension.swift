import ViewTree
import Writers

extension Canvas {
    /// Writes mirrored, blurred copies on the edges of what comes next, and opens the groups around that; returns how many
    /// they are, and where its corner is in them.
    mutating func openExtended(
        by insets: EdgeInsets, size: Size, at origin: Point
    ) -> (groups: Int, origin: Point) {
        let id = definitions.makeID()
        let center = Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        let frame = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let insets = insets.physical(isRightToLeft: isRightToLeft)
        let copies: [(Edge, Double, TransformStep, Vector)] = [
            (.top, insets.top, .scale(x: 1, y: -1), Vector(dx: 0, dy: -size.height)),
            (.bottom, insets.bottom, .scale(x: 1, y: -1), Vector(dx: 0, dy: size.height)),
            (.leading, insets.leading, .scale(x: -1, y: 1), Vector(dx: -size.width, dy: 0)),
            (.trailing, insets.trailing, .scale(x: -1, y: 1), Vector(dx: size.width, dy: 0)),
        ]
        xml.open("g")
        transform([.translate(x: center.x, y: center.y)])
        for (edge, length, mirror, shift) in copies where length > 0 {
            let clip = clipPath(.rectangle, in: frame.beside(edge, length))
            let step = FilterStep.blur(radius: Canvas.extensionBlur, isOpaque: true)
            let blur = filter([step], over: frame.offset(by: shift))
            element("g") { canvas in
                canvas.xml.attribute("clip-path") { clip.writeURL(to: &$0) }
                canvas.element("g") { canvas in
                    canvas.xml.attribute("filter") { blur.writeURL(to: &$0) }
                    canvas.element("use") { canvas in
                        canvas.xml.attribute("href") { id.writeReference(to: &$0) }
                        canvas.transform([.translate(x: shift.dx, y: shift.dy), mirror])
                    }
                }
            }
        }
        let clip = clipPath(.rectangle, in: frame)
        xml.open("g")
        xml.attribute("id") { id.write(to: &$0) }
        xml.attribute("clip-path") { clip.writeURL(to: &$0) }
        return (2, frame.origin)
    }

    /// Points of blur on mirrored copies under bars; not published, chosen so that edges vanish and colours stay.
    static let extensionBlur = 8.0
}

extension Rect {
    /// A strip along the outside of an edge, leading being left.
    func beside(_ edge: Edge, _ length: Double) -> Rect {
        switch edge {
        case .top: Rect(x: minX, y: minY - length, width: width, height: length)
        case .bottom: Rect(x: minX, y: maxY, width: width, height: length)
        case .leading: Rect(x: minX - length, y: minY, width: length, height: height)
        case .trailing: Rect(x: maxX, y: minY, width: length, height: height)
        }
    }
}
