import ViewTree

extension SwiftUIPrinter {
    /// Writes a modifier as a line, or as a block where it has content.
    mutating func write(_ modifier: Modifier, to lines: inout CodeLines) {
        switch modifier {
        case .overlay(let view, let alignment): decoration("overlay", view, alignment, to: &lines)
        case .background(let view, let alignment): decoration("background", view, alignment, to: &lines)
        case .safeAreaInset(let inset): write(inset, to: &lines)
        case .scrollTransition(let transition): write(transition, to: &lines)
        case .scrollTargetBehavior(let behavior): write(behavior, to: &lines)
        case .scrollPosition(let position): write(position, to: &lines)
        case .visualEffect(let effect): lines.add(parallax(effect.source) ?? "// a visualEffect: \(effect.source)")
        case .observe: break
        default: lines.add(line(modifier))
        }
    }

    private mutating func line(_ modifier: Modifier) -> String {
        switch modifier {
        case .padding(let insets): ".padding(\(lengths(insets)))"
        case .frame(let width, let height, let alignment):
            ".frame(" + list([("width", width), ("height", height)], alignment) + ")"
        case .flexibleFrame(let frame):
            ".frame("
                + list(
                    [
                        ("minWidth", frame.minWidth), ("idealWidth", frame.idealWidth), ("maxWidth", frame.maxWidth),
                        ("minHeight", frame.minHeight), ("idealHeight", frame.idealHeight),
                        ("maxHeight", frame.maxHeight),
                    ], frame.alignment) + ")"
        case .aspectRatio(let ratio, let mode):
            ".aspectRatio(\(ratio.map { number($0) + ", " } ?? "")contentMode: .\(mode.rawValue))"
        case .containerRelativeFrame(let frame): relative(frame)
        case .layoutPriority(let priority): ".layoutPriority(\(number(priority)))"
        case .fixedSize(let horizontal, let vertical):
            horizontal && vertical ? ".fixedSize()" : ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
        case .id(let id): ".id(\(self.id(id)))"
        case .safeAreaPadding(let insets): ".safeAreaPadding(\(lengths(insets)))"
        case .contentMargins(let insets, let edges, let placement): margins(insets, edges, placement)
        case .ignoresSafeArea(let edges):
            edges == .all ? ".ignoresSafeArea()" : ".ignoresSafeArea(edges: \(self.edges(edges)))"
        default: paintLine(modifier)
        }
    }

    private mutating func paintLine(_ modifier: Modifier) -> String {
        switch modifier {
        case .foregroundStyle(let style): return ".foregroundStyle(\(self.style(style)))"
        case .tint(let color): return ".tint(\(self.color(color)))"
        case .clipShape(let shape): return ".clipShape(\(self.shape(shape)))"
        case .shadow(let shadow):
            let color = shadow.color == Shadow(radius: 0).color ? "" : "color: \(self.color(shadow.color)), "
            return ".shadow(\(color)radius: \(number(shadow.radius)), x: \(number(shadow.x)), y: \(number(shadow.y)))"
        case .border(let style, let width): return ".border(\(self.style(style)), width: \(number(width)))"
        case .zIndex(let index): return ".zIndex(\(number(index)))"
        case .effect(let effect): return self.effect([effect]) ?? ""
        case .hidden: return ".hidden()"
        case .font(let font): return ".font(\(self.font(font)))"
        case .fontWeight(let weight): return ".fontWeight(.\(weight.rawValue))"
        case .italic: return ".italic()"
        case .multilineTextAlignment(let alignment): return ".multilineTextAlignment(.\(alignment.rawValue))"
        case .lineLimit(let limit): return ".lineLimit(\(limit.map(String.init) ?? "nil"))"
        case .truncationMode(let mode): return ".truncationMode(.\(mode.rawValue))"
        case .lineSpacing(let spacing): return ".lineSpacing(\(number(spacing)))"
        case .accessibilityLabel(let label): return ".accessibilityLabel(\(literal(label)))"
        default: return scrollLine(modifier)
        }
    }

    private func scrollLine(_ modifier: Modifier) -> String {
        switch modifier {
        case .scrollTargetLayout(let isEnabled): return ".scrollTargetLayout(\(isEnabled ? "" : "isEnabled: false"))"
        case .defaultScrollAnchor(let anchor, let role):
            return
                ".defaultScrollAnchor(\(anchor.map(unitPoint) ?? "nil")\(role.map { ", for: .\($0.rawValue)" } ?? ""))"
        case .decelerationRate(let rate): return "// UIScrollView.decelerationRate = .\(rate.rawValue)"
        case .scrollIndicators(let visibility, let axes):
            return ".scrollIndicators(.\(visibility.rawValue)\(axes == .both ? "" : ", axes: \(self.axes(axes))"))"
        case .scrollClipDisabled(let isDisabled): return ".scrollClipDisabled(\(isDisabled ? "" : "false"))"
        case .scrollBounceBehavior(.never, _): return "// UIScrollView.bounces = false"
        case .scrollBounceBehavior(let behavior, let axes):
            return
                ".scrollBounceBehavior(.\(behavior.rawValue)\(axes == .vertical ? "" : ", axes: \(self.axes(axes))"))"
        case .scrollDisabled(let isDisabled): return ".scrollDisabled(\(isDisabled))"
        case .scrollEdgeEffectStyle(let style, let edges):
            return ".scrollEdgeEffectStyle(.\(style.rawValue), for: \(self.edges(edges)))"
        case .scrollEdgeEffectHidden(let isHidden, let edges):
            return ".scrollEdgeEffectHidden(\(isHidden), for: \(self.edges(edges)))"
        case .backgroundExtensionEffect(let isEnabled):
            return ".backgroundExtensionEffect(\(isEnabled ? "" : "isEnabled: false"))"
        case .environment(.layoutDirection(let direction)):
            return ".environment(\\.layoutDirection, .\(direction.rawValue))"
        case .environment(.horizontalSizeClass(let size)):
            return ".environment(\\.horizontalSizeClass, .\(size.rawValue))"
        case .environment(.verticalSizeClass(let size)): return ".environment(\\.verticalSizeClass, .\(size.rawValue))"
        case .disabled(let isDisabled): return ".disabled(\(isDisabled))"
        case .coordinateSpace(let name): return ".coordinateSpace(.named(\(literal(name))))"
        default: return ""
        }
    }

    private func list(_ lengths: [(String, Double?)], _ alignment: Alignment) -> String {
        var parts = lengths.compactMap { name, length in length.map { "\(name): \(number($0))" } }
        if alignment != .center { parts.append("alignment: \(self.alignment(alignment))") }
        return parts.joined(separator: ", ")
    }

    private func relative(_ frame: ContainerRelativeFrame) -> String {
        var text = ".containerRelativeFrame(\(axes(frame.axes))"
        if case .columns(let count, let span, let spacing) = frame.length {
            text += ", count: \(count)\(span == 1 ? "" : ", span: \(span)"), spacing: \(number(spacing))"
        }
        if frame.alignment != .center { text += ", alignment: \(alignment(frame.alignment))" }
        switch frame.length {
        case .fraction(let fraction): return text + ") { length, _ in length * \(number(fraction)) }"
        case .function(let source, _): return text + ") // \(source)"
        case .container, .columns: return text + ")"
        }
    }

    private func margins(_ insets: EdgeInsets, _ edges: Edge.Set, _ placement: ContentMarginPlacement) -> String {
        let place = placement == .automatic ? "" : ", for: .\(placement.rawValue)"
        let used = Edge.allCases.filter { edges.contains($0) }
        let first = used.first.map { insets[$0] } ?? 0
        if insets == EdgeInsets(first, on: edges) {
            return edges == .all
                ? ".contentMargins(\(number(first))\(place))"
                : ".contentMargins(\(self.edges(edges)), \(number(first))\(place))"
        }
        return ".contentMargins(\(self.edges(edges)), \(self.insets(insets))\(place))"
    }

    private mutating func decoration(_ name: String, _ view: View, _ alignment: Alignment, to lines: inout CodeLines) {
        let place = alignment == .center ? "" : "(alignment: \(self.alignment(alignment)))"
        if case .style(let style) = view.content, view.modifiers.isEmpty, alignment == .center {
            lines.add(".\(name)(\(self.style(style)))")
            return
        }
        lines.add(".\(name)\(place) {")
        lines.indented { inner in write(view, to: &inner) }
        lines.add("}")
    }

    private mutating func write(_ inset: SafeAreaInset, to lines: inout CodeLines) {
        var arguments = ["edge: .\(inset.edge.rawValue)"]
        if inset.edge.axis == .vertical, inset.alignment.horizontal != .center {
            arguments.append("alignment: .\(inset.alignment.horizontal.rawValue)")
        }
        if inset.edge.axis == .horizontal, inset.alignment.vertical != .center {
            arguments.append("alignment: .\(inset.alignment.vertical.rawValue)")
        }
        if let spacing = inset.spacing { arguments.append("spacing: \(number(spacing))") }
        lines.add(".\(inset.isBar ? "safeAreaBar" : "safeAreaInset")(\(arguments.joined(separator: ", "))) {")
        lines.indented { inner in write(inset.content, to: &inner) }
        lines.add("}")
    }

    private mutating func write(_ behavior: ScrollTargetBehavior, to lines: inout CodeLines) {
        switch behavior {
        case .none: break
        case .paging: lines.add(".scrollTargetBehavior(.paging)")
        case .legacyPaging: lines.add("// UIScrollView.isPagingEnabled = true")
        case .viewAligned(let limit, let anchor):
            var arguments: [String] = []
            if limit != .automatic { arguments.append("limitBehavior: .\(limit.rawValue)") }
            if let anchor { arguments.append("anchor: \(unitPoint(anchor))") }
            lines.add(
                ".scrollTargetBehavior(.viewAligned\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"))"
            )
        case .custom(let custom):
            lines.add(".scrollTargetBehavior(CustomBehavior())")
            helpers["CustomBehavior"] =
                [
                    "struct CustomBehavior: ScrollTargetBehavior {",
                    "    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {",
                ] + rule(custom).map { "        " + $0 } + ["    }", "}"]
        }
    }

    private func rule(_ behavior: ScrollTargetBehavior.CustomBehavior) -> [String] {
        switch behavior {
        case .snapEvery(let length):
            return [
                "let length: CGFloat = \(number(length))", "if context.axes.contains(.horizontal) {",
                "    target.rect.origin.x = (target.rect.origin.x / length).rounded() * length", "} else {",
                "    target.rect.origin.y = (target.rect.origin.y / length).rounded() * length", "}",
            ]
        case .magnet(let magnet):
            let isHorizontal = magnet.edge.axis == .horizontal
            let place = "target.rect.origin.\(isHorizontal ? "x" : "y")"
            let length = isHorizontal ? "width" : "height"
            let isStart = magnet.edge == .top || magnet.edge == .leading
            let end = isStart ? "0" : "context.contentSize.\(length) - context.containerSize.\(length)"
            let distance = isStart ? place : "\(end) - \(place)"
            let speed =
                magnet.when.map {
                    " && context.velocity.d\(isHorizontal ? "x" : "y") \($0.comparison.rawValue) \(number($0.velocity))"
                } ?? ""
            return ["if \(distance) < \(number(magnet.within))\(speed) {", "    \(place) = \(end)", "}"]
        case .function(let function): return ["// \(function.name) of the source"]
        }
    }

    private mutating func write(_ position: ScrollPosition, to lines: inout CodeLines) {
        let name = "position" + (state.isEmpty ? "" : String(state.count + 1))
        let anchor = position.anchor.map { ", anchor: \(unitPoint($0))" } ?? ""
        switch position.target {
        case .id(let id):
            let type = if case .integer = id { "Int" } else { "String" }
            state.append("@State private var \(name): \(type)? = \(self.id(id))")
            lines.add(".scrollPosition(id: $\(name)\(anchor))")
        case .edge(let edge):
            state.append("@State private var \(name) = ScrollPosition(edge: .\(edge.rawValue))")
            lines.add(".scrollPosition($\(name)\(anchor))")
        case .point(let x, let y):
            let parts = [x.map { "x: \(number($0))" }, y.map { "y: \(number($0))" }].compactMap { $0 }
            state.append("@State private var \(name) = ScrollPosition(\(parts.joined(separator: ", ")))")
            lines.add(".scrollPosition($\(name)\(anchor))")
        case nil:
            state.append("@State private var \(name): \(position.idType ?? "String")?")
            lines.add(".scrollPosition(id: $\(name)\(anchor))")
        }
    }

    /// A parallax of a document: `parallax(0.3, along: .horizontal)`.
    private func parallax(_ source: String) -> String? {
        guard source.hasPrefix("parallax("), let comma = source.firstIndex(of: ",") else { return nil }
        let factor = source[source.index(source.startIndex, offsetBy: 9)..<comma]
        let axis = source.contains(".horizontal") ? ("x", "minX") : ("y", "minY")
        return
            ".visualEffect { content, proxy in content.offset(\(axis.0): -proxy.frame(in: .scrollView).\(axis.1) * \(factor)) }"
    }
}
