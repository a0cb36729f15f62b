import ViewTree

/// Seeded random views of every kind, for what must never crash.
struct RandomScenes {
    /// SplitMix64 (Steele, Lea, Flood 2014).
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private var generator: Generator

    init(seed: UInt64) { generator = Generator(state: seed) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }

    private mutating func length() -> Double {
        pick(
            [0, 1, 10, 50, 100, 300, 1000, 33.3, -5, 1e6, .infinity, .nan, 1e308].map { $0 } + [
                20, 40, 60, 80, 120, 200,
            ])
    }

    private mutating func maybe() -> Double? { pick([true, false]) ? length() : nil }

    private mutating func alignment() -> Alignment {
        Alignment(
            horizontal: pick(Array(HorizontalAlignment.allCases)), vertical: pick(Array(VerticalAlignment.allCases)))
    }

    private mutating func axes() -> Axis.Set { pick([.horizontal, .vertical, .both]) }

    private mutating func views(_ depth: Int) -> [View] { (0..<pick([0, 1, 2, 3])).map { _ in view(depth) } }

    /// A view no deeper than so many levels.
    mutating func view(_ depth: Int) -> View {
        var view = View(content: content(depth))
        for _ in 0..<pick([0, 0, 1, 2, 3]) { view = view.modifier(modifier(depth)) }
        return view
    }

    private mutating func content(_ depth: Int) -> View.Content {
        let leaves: [View.Content] = [
            .empty, .spacer(minLength: maybe()), .divider, .shape(PaintedShape(shape: pick([.circle, .capsule]))),
            .style(.tint), .text(Text(string: pick(["", "word", "Card {number}", "a long text of many words"]))),
            .image(Image(name: "x", isSymbol: pick([true, false]), isResizable: pick([true, false]))),
            .progressView(value: maybe()), .placeholder(name: "Card", detail: nil),
        ]
        guard depth > 0 else { return pick(leaves) }
        let inner = depth - 1
        switch pick(Array(0...10)) {
        case 0: return .group(views(inner))
        case 1, 2: return .scrollView(ScrollView(axes: axes(), content: view(inner)))
        case 3, 4:
            return .stack(
                Stack(
                    axis: pick([.horizontal, .vertical]), isLazy: pick([true, false]), alignment: alignment(),
                    spacing: maybe(), content: views(inner)))
        case 5: return .zStack(alignment: alignment(), views(inner))
        case 6:
            let items = [
                GridItem(size: .fixed(length())), GridItem(size: .flexible(minimum: length())),
                GridItem(size: .adaptive(minimum: length()), spacing: maybe()),
            ]
            return .grid(
                LazyGrid(
                    axis: pick([.horizontal, .vertical]), tracks: [pick(items), pick(items)], spacing: maybe(),
                    content: views(inner)))
        case 7:
            return .forEach(
                ForEach(elements: .repeated(count: pick([0, 1, 3, 20, 100_000]), id: .index, view: view(inner))))
        case 8: return .tabView(TabView(pages: views(inner), selection: pick([-1, 0, 5])))
        case 9: return .navigationSplitView(NavigationSplitView(sidebar: view(inner), detail: view(inner)))
        default: return .button(Button(label: view(inner), style: pick(Array(Button.Style.allCases))))
        }
    }

    private mutating func modifier(_ depth: Int) -> Modifier {
        let insets = EdgeInsets(length(), on: pick([.all, .horizontal, .top]))
        let layer = depth > 0 ? view(depth - 1) : .empty
        return pick([
            .padding(insets), .frame(width: maybe(), height: maybe(), alignment: alignment()),
            .flexibleFrame(
                FlexibleFrame(minWidth: maybe(), idealWidth: maybe(), maxWidth: maybe(), maxHeight: maybe())),
            .aspectRatio(maybe(), contentMode: pick([.fit, .fit, .fill])),
            .containerRelativeFrame(
                ContainerRelativeFrame(
                    axes: axes(),
                    length: pick([.container, .fraction(length()), .columns(count: 3, span: 2, spacing: 9)]))),
            .layoutPriority(length()), .fixedSize(horizontal: pick([true, false]), vertical: pick([true, false])),
            .id(.integer(1)), .safeAreaPadding(insets), .ignoresSafeArea(.all),
            .contentMargins(insets, on: .all, placement: .automatic),
            .safeAreaInset(SafeAreaInset(edge: pick(Array(Edge.allCases)), spacing: maybe(), content: layer)),
            .overlay(layer, alignment: alignment()), .background(layer, alignment: alignment()), .zIndex(length()),
            .hidden, .lineLimit(pick([nil, 0, 2])), .scrollTargetLayout(isEnabled: true), .clipShape(.circle),
            .scrollTargetBehavior(pick([.paging, .viewAligned()])), .border(.tint, width: length()),
            .environment(.layoutDirection(.rightToLeft)), .backgroundExtensionEffect(isEnabled: true),
            .observe(.visibility(threshold: 0.5, Action(id: 1, name: "seen"))),
        ])
    }
}
