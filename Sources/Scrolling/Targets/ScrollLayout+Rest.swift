package import Layout
import Physics
package import ViewTree

extension ScrollLayout {
    /// The offsets at which it can rest along an axis.
    ///
    /// `0 ... L - C`; content shorter than the container stands where its alignment anchor says, `a (C - L)` points
    /// after the start, which is the offset `-a (C - L)`.
    package func restRange(_ axis: Axis) -> ClosedRange<Double> {
        guard axes.contains(axis) else { return 0...0 }
        let free = containerSize[axis] - contentSize[axis]
        guard free.isFinite else { return 0...0 }
        guard free > 0 else { return 0...(0 - free) }
        let rest = 0 - (anchors.alignment?[axis] ?? 0).finite * free
        return rest...rest
    }

    /// Whether its ends give way along an axis.
    package func bounces(_ axis: Axis) -> Bool {
        switch axis == .horizontal ? horizontalBounce : verticalBounce {
        case .automatic, .always: true
        case .basedOnSize: contentSize[axis] > containerSize[axis]
        case .never: false
        }
    }

    /// Whether a finger can move it along an axis, if only past its ends.
    func canDrag(_ axis: Axis) -> Bool {
        let range = restRange(axis)
        return axes.contains(axis) && (range.lowerBound < range.upperBound || bounces(axis))
    }

    /// The axes along which it scrolls, x first.
    var scrollAxes: [Axis] { Axis.allCases.filter { axes.contains($0) } }

    /// The offset that brings a place of a view to the same place of the container, within the legal range.
    ///
    /// `n = x + a w - a C`, swiftui.md 4.5.
    package func alignedOffset(of frame: Rect, anchor: Double, axis: Axis) -> Double {
        let a = anchor.finite
        return (frame.min(axis) + a * frame.size[axis] - a * containerSize[axis]).finite.clamped(to: restRange(axis))
    }

    /// The least movement from an offset that shows a view wholly.
    func revealingOffset(of frame: Rect, from offset: Double, axis: Axis) -> Double {
        let (low, high) = (frame.min(axis), frame.max(axis))
        let target =
            low < offset ? low : high > offset + containerSize[axis] ? high - containerSize[axis] : offset
        return target.finite.clamped(to: restRange(axis))
    }

    /// The frame of an identity in logical content coordinates, or nil where there is no such view.
    func frame(of id: ViewID) -> Rect? {
        if let index = targets.ids.index(of: id), index < targets.count { return targets.frames[index] }
        if let placed = identities.first(where: { $0.id == id }) { return placed.frame }
        for collection in collections {
            if let index = collection.ids.index(of: id), index < collection.count { return collection.frames[index] }
        }
        return items.frame(of: id)
    }

    /// The same in SwiftUI's terms: `contentOffset = n - inset`.
    package func geometry(at offset: Point) -> ScrollGeometry {
        ScrollGeometry(
            contentOffset: Point(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: contentSize, contentInsets: insets, containerSize: containerSize)
    }

    /// Where the content's corner is drawn, from the corner of the bounds; rows to the left count from the right edge.
    ///
    /// - Parameter width: the width of the bounds.
    func translation(at offset: Point, width: Double) -> Vector {
        let dx =
            layoutDirection == .rightToLeft
            ? width - insets.leading + offset.x - contentSize.width : insets.leading - offset.x
        return Vector(dx: dx, dy: insets.top - offset.y)
    }

    /// The bounds, insets included, in logical content coordinates.
    func contentBounds(at offset: Point) -> Rect {
        Rect(x: offset.x - insets.leading, y: offset.y - insets.top, width: frame.width, height: frame.height)
    }

    /// The rate without a behaviour, or with one that asks for its own.
    func rate(automatic: DecelerationRate) -> DecelerationRate {
        switch decelerationRate {
        case .automatic: automatic
        case .normal: .normal
        case .fast: .fast
        }
    }
}

extension Double {
    /// The value, or 0 where it is not a finite number.
    var finite: Double { isFinite ? self : 0 }

    /// The value moved into a range; NaN becomes its start.
    func clamped(to range: ClosedRange<Double>) -> Double {
        self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}
