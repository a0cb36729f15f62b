import ViewTree

extension View {
    /// The axes on which a repeated view's size may differ from item to item; a guess on the safe side.
    ///
    /// Layers in front and behind never count, since they do not change sizes.
    var axesDependingOnIndex: Axis.Set {
        var axes: Axis.Set = content.mentionsIndex ? .both : []
        for modifier in modifiers {
            switch modifier {
            case .frame(let width, let height, _):
                if width != nil { axes.remove(.horizontal) }
                if height != nil { axes.remove(.vertical) }
            case .containerRelativeFrame(let frame): axes.subtract(frame.axes)
            case .aspectRatio: if axes != [] { axes = .both }
            default: break
            }
        }
        return axes
    }

    /// The view with modifiers that its container had; targets are marked on the container alone.
    func distributing(_ outer: [Modifier]) -> View {
        guard !outer.isEmpty else { return self }
        return modifiers(
            outer.filter { modifier in
                if case .scrollTargetLayout = modifier { false } else { true }
            })
    }

    /// Whether it is or holds a scroll view.
    var holdsScrollViews: Bool {
        switch content {
        case .scrollView, .tabView, .navigationSplitView: return true
        default:
            if content.parts.contains(where: { $0.holdsScrollViews }) { return true }
            return modifiers.contains { $0.layer?.holdsScrollViews == true }
        }
    }

    /// Views that modifiers put beside it.
    var layers: [View] { modifiers.compactMap(\.layer) }

    /// Whether it holds something that the stage lists: a scroll view, a button, an identity, an observer.
    var isRecorded: Bool {
        let isOwn: Bool =
            switch content {
            case .scrollView, .tabView, .navigationSplitView, .button: true
            default: content.parts.contains { $0.isRecorded }
            }
        return isOwn
            || modifiers.contains { modifier in
                switch modifier {
                case .id, .observe: true
                default: modifier.layer?.isRecorded == true
                }
            }
    }
}

extension Modifier {
    /// The view that it puts beside another.
    var layer: View? {
        switch self {
        case .overlay(let view, _), .background(let view, _): view
        case .safeAreaInset(let inset): inset.content
        default: nil
        }
    }
}

extension View.Content {
    /// The views inside, as far as they are known before layout.
    var parts: [View] {
        switch self {
        case .group(let views), .zStack(_, let views): views
        case .scrollView(let scrollView): [scrollView.content]
        case .stack(let stack): stack.content
        case .grid(let grid): grid.content
        case .forEach(let forEach):
            switch forEach.elements {
            case .list(let elements): elements.map(\.view)
            case .repeated(_, _, let view): [view]
            }
        case .button(let button): [button.label]
        case .tabView(let tabView): tabView.pages
        case .navigationSplitView(let split): [split.sidebar, split.detail] + (split.content.map { [$0] } ?? [])
        case .empty, .spacer, .divider, .shape, .style, .text, .image, .progressView, .geometryReader, .placeholder:
            []
        }
    }

    /// Whether a text inside changes with the item and may change the size.
    fileprivate var mentionsIndex: Bool {
        switch self {
        case .text(let text): text.string.mentionsIndex
        // A collection inside counts for itself.
        case .forEach, .image, .placeholder: false
        default: parts.contains { $0.axesDependingOnIndex != [] }
        }
    }
}

extension String {
    fileprivate var mentionsIndex: Bool { instantiated(at: 0) != instantiated(at: 1) }
}
