import Layout
import SwiftSource
import ViewTree

/// A stage in a few words that can be checked by hand.
enum Summary {
    /// Each scroll view on a line: axes, bounds, insets, content, targets as `id@place+length`, and behaviour.
    static func scrolls(_ scene: Scene) throws -> [String] {
        try scene.resolved().scrollViews.map { layout in
            var words = [axes(layout.axes), "\(n(layout.frame.width))x\(n(layout.frame.height))"]
            let insets = layout.insets
            if insets != .zero {
                words.append(
                    "insets "
                        + [insets.top, insets.leading, insets.bottom, insets.trailing].map(n).joined(separator: " "))
            }
            words.append("content \(n(layout.contentSize.width))x\(n(layout.contentSize.height))")
            let targets = layout.targets
            if targets.count > 0 {
                let indices = targets.count <= 3 ? Array(0..<targets.count) : [0, 1, targets.count - 1]
                let axis = layout.mainAxis
                let places = indices.map { index -> String in
                    let frame = targets.frames[index]
                    return "\(targets.ids[index].text)@\(n(frame.origin[axis]))+\(n(frame.size[axis]))"
                }
                words.append("targets \(targets.count): " + places.joined(separator: " "))
            }
            switch layout.behavior {
            case .none: break
            case .paging: words.append("paging")
            case .legacyPaging: words.append("legacyPaging")
            case .viewAligned(let limit, let anchor):
                words.append(
                    "viewAligned" + (limit == .automatic ? "" : " \(limit.rawValue)")
                        + (anchor.map { " \(n($0.x)),\(n($0.y))" } ?? ""))
            case .custom(.function(let function)): words.append("custom \(function.name)")
            case .custom: words.append("custom")
            }
            return words.joined(separator: " ")
        }
    }

    /// The words of the view's texts, in order, at most so many.
    static func texts(_ view: View, _ count: Int = 8) -> [String] {
        var words: [String] = []
        collect(view, into: &words, count)
        return words
    }

    private static func collect(_ view: View, into words: inout [String], _ count: Int) {
        guard words.count < count else { return }
        switch view.content {
        case .text(let text): words.append(text.string)
        case .placeholder(let name, let detail): words.append("<" + name + (detail.map { ": " + $0 } ?? "") + ">")
        case .image(let image): words.append("[" + image.name + "]")
        case .button(let button): collect(button.label, into: &words, count)
        case .group(let views), .zStack(_, let views): for view in views { collect(view, into: &words, count) }
        case .stack(let stack): for view in stack.content { collect(view, into: &words, count) }
        case .grid(let grid): for view in grid.content { collect(view, into: &words, count) }
        case .scrollView(let scrollView): collect(scrollView.content, into: &words, count)
        case .forEach(let forEach):
            for index in 0..<min(forEach.count, count) { collect(forEach.element(at: index).view, into: &words, count) }
        case .tabView(let tabs): for view in tabs.pages { collect(view, into: &words, count) }
        case .navigationSplitView(let split): collect(split.detail, into: &words, count)
        default: break
        }
        for modifier in view.modifiers {
            switch modifier {
            case .overlay(let view, _), .background(let view, _): collect(view, into: &words, count)
            case .safeAreaInset(let inset): collect(inset.content, into: &words, count)
            default: break
            }
        }
    }

    private static func axes(_ axes: Axis.Set) -> String {
        axes == .both ? "both" : axes.contains(Axis.horizontal) ? "horizontal" : "vertical"
    }

    /// A number with at most two decimals.
    static func n(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
