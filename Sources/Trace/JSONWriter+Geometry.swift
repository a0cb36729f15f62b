import ViewTree
import Writers

extension JSONWriter {
    /// A point as `{"x":0,"y":0}`.
    mutating func member(_ name: String, _ point: Point) {
        member(name) {
            $0.object {
                $0.member("x", point.x); $0.member("y", point.y)
            }
        }
    }

    /// A vector as `{"x":0,"y":0}`.
    mutating func member(_ name: String, _ vector: Vector) {
        member(name, Point(x: vector.dx, y: vector.dy))
    }

    /// A size as `{"width":0,"height":0}`.
    mutating func member(_ name: String, _ size: Size) {
        member(name) {
            $0.object {
                $0.member("width", size.width); $0.member("height", size.height)
            }
        }
    }

    /// A rectangle with its four numbers.
    mutating func member(_ name: String, _ rect: Rect) {
        member(name) {
            $0.object {
                $0.member("x", rect.minX)
                $0.member("y", rect.minY)
                $0.member("width", rect.width)
                $0.member("height", rect.height)
            }
        }
    }

    /// Insets with their four numbers.
    mutating func member(_ name: String, _ insets: EdgeInsets) {
        member(name) {
            $0.object {
                $0.member("top", insets.top)
                $0.member("leading", insets.leading)
                $0.member("bottom", insets.bottom)
                $0.member("trailing", insets.trailing)
            }
        }
    }

    /// The geometry as onScrollGeometryChange gives it.
    mutating func member(_ name: String, _ geometry: ScrollGeometry) {
        member(name) {
            $0.object {
                $0.member("contentOffset", geometry.contentOffset)
                $0.member("contentSize", geometry.contentSize)
                $0.member("contentInsets", geometry.contentInsets)
                $0.member("containerSize", geometry.containerSize)
                $0.member("visibleRect", geometry.visibleRect)
                $0.member("bounds", geometry.bounds)
            }
        }
    }
}
