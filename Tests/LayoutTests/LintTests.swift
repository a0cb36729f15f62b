import Layout
import Testing
import ViewTree

@Suite struct LintTests {
    private func codes(_ view: View, width: Double = 393) throws -> [String] {
        try scene(view, width: width).resolved().warnings.map(\.code)
    }

    private func cards(_ count: Int, _ width: Double, spacing: Double = 10) -> View {
        lazyHStack([repeated(count, id: .text("card-{index}"), box().frame(width, 200))], spacing: spacing)
    }

    private let page = box().relative().frame(nil, 100)

    @Test func `an ordinary carousel has no warnings`() throws {
        let stack = lazyHStack([repeated(9, page)], spacing: 16).targets
        #expect(try codes(scroll(.horizontal, stack).aligned().margins(24)) == [])
    }

    @Test func `padding instead of margins`() throws {
        let stack = lazyHStack([repeated(9, page)], spacing: 16).targets.padding(24, .horizontal)
        let warnings = try scene(scroll(.horizontal, stack).aligned()).resolved().warnings
        #expect(
            warnings == [
                LayoutWarning(
                    code: "padding-with-view-aligned",
                    reason:
                        "Padding moves the items by 24 pt but not the edge they are aligned to: only at the very start "
                        + "there are 24 pt before an item, later ones rest at the edge.",
                    remedy:
                        "Use .contentMargins(.horizontal, …, for: .scrollContent) on the ScrollView instead of .padding."
                )
            ])
    }

    @Test func `pages that drift`() throws {
        let view = scroll(.horizontal, cards(9, 390, spacing: 8)).modifier(.scrollTargetBehavior(.paging))
        let warnings = try scene(view, width: 390).resolved().warnings
        #expect(
            warnings.map(\.reason) == [
                "A page is 390 pt long and items are 398 pt apart, so every page is off by another 8 pt."
            ])
        let exact = scroll(.horizontal, cards(9, 390, spacing: 0)).modifier(.scrollTargetBehavior(.paging))
        #expect(try codes(exact, width: 390) == [])
    }

    @Test func `a relative frame that reckons with another spacing than the stack's`() throws {
        let card = box().relative(.horizontal, .columns(count: 3, span: 1, spacing: 10)).frame(nil, 100)
        #expect(
            try codes(scroll(.horizontal, lazyHStack([repeated(9, card)], spacing: 16))) == ["relative-frame-spacing"])
        #expect(try codes(scroll(.horizontal, lazyHStack([repeated(9, card)], spacing: 10))) == [])
    }

    @Test func `missing and misplaced target layouts`() throws {
        let stack = cards(9, 393)
        #expect(try codes(scroll(.horizontal, stack).aligned()) == ["no-scroll-targets"])
        let onScrollView = scroll(.horizontal, stack).targets.aligned()
        #expect(try codes(onScrollView) == ["target-layout-on-scroll-view"])
        #expect(try scene(onScrollView).firstScroll().targets.count == 9)
        #expect(try codes(stack.targets) == ["target-layout-outside"])
        #expect(try codes(scroll(.horizontal, lazyHStack([box().frame(9, 9).targets]))) == ["target-layout-misplaced"])
        let nested = scroll(.horizontal, lazyHStack([vStack([box().frame(393, 10)]).targets]).targets)
        #expect(try codes(nested) == ["nested-target-layout"])
        #expect(try scene(nested).firstScroll().targets.count == 1)
    }

    @Test func `an item longer than its container`() throws {
        let warnings = try scene(scroll(.horizontal, cards(3, 500).targets).aligned(), width: 390).resolved().warnings
        #expect(
            warnings.map(\.reason) == [
                "An item is 500 pt long and the container 390 pt, so its end never rests in view."
            ])
    }

    @Test func `last items that share a stop`() throws {
        let warnings = try scene(scroll(.horizontal, cards(6, 120).targets).aligned(), width: 390).resolved().warnings
        // x = 0, 130 … 650 and the end is at 770 - 390 = 380, which 390 and 520 and 650 are beyond.
        #expect(warnings.map(\.code) == ["shared-last-stop"])
        #expect(warnings[0].reason.hasPrefix("The last 3 items share the stop at 380 pt"))
    }

    @Test func `bouncing along the other axis`() throws {
        let view = scroll(.horizontal, cards(9, 393)).modifier(.scrollBounceBehavior(.basedOnSize, axes: .vertical))
        #expect(try codes(view) == ["bounce-axes"])
    }

    @Test func `identities that change, repeat or have the wrong type`() throws {
        let stack = lazyHStack([repeated(9, page)], spacing: 0).targets
        var changing = scene(scroll(.horizontal, stack))
        changing.interactions = [.setItems([.integer(1), .integer(0)])]
        #expect(try changing.resolved().warnings.map(\.code) == ["unstable-ids"])
        let twice = scroll(.horizontal, lazyHStack([listed([("a", page), ("a", page)])]))
        #expect(try codes(twice) == ["duplicate-id"])
        let same = box().frame(50, 50).modifier(.id(.integer(1)))
        #expect(try codes(scroll(.horizontal, hStack([same, same]))) == ["duplicate-id"])
        let position = ScrollPosition(idType: "String", action: Action(id: 1, name: "id"))
        #expect(try codes(scroll(.horizontal, stack).modifier(.scrollPosition(position))) == ["id-type-mismatch"])
        let bare = scroll(.horizontal, lazyHStack([repeated(9, page)])).modifier(.scrollPosition(position))
        #expect(try codes(bare) == ["position-without-targets"])
    }

    @Test func `several views directly in a scroll view stand in a column`() throws {
        let group = View(content: .group([box().frame(50, 40), box().frame(50, 40)]))
        #expect(try codes(scroll(.vertical, group)) == ["implicit-stack"])
        #expect(try scene(scroll(.vertical, group)).firstScroll().painted.map(\.minY) == [0, 48])
    }
}
