import Layout
import Testing
import ViewTree

@Suite struct InsetTests {
    private let cards = lazyHStack([repeated(9, box().relative().frame(nil, 100))], spacing: 0)
    private let notch = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

    @Test(arguments: [
        (ContentMarginPlacement.automatic, 24.0, 24.0, 345.0), (.scrollContent, 24, 0, 345),
        (.scrollIndicators, 0, 24, 393),
    ])
    func `three placements of content margins`(
        placement: ContentMarginPlacement, content: Double, indicators: Double, container: Double
    ) throws {
        let layout = try scene(scroll(.horizontal, cards).margins(24, .horizontal, placement)).firstScroll()
        #expect(layout.insets == EdgeInsets(content, on: .horizontal))
        #expect(layout.indicatorInsets == EdgeInsets(indicators, on: .horizontal))
        #expect(layout.containerSize.width == container)
        #expect(layout.painted[0].width == container)
    }

    @Test func `the inner margins win, edge by edge`() throws {
        let layout = try scene(scroll(.horizontal, cards).margins(24, .leading).margins(10)).firstScroll()
        #expect(layout.insets == EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 10))
    }

    @Test func `padding around a scroll view makes its bounds smaller`() throws {
        let layout = try scene(scroll(.horizontal, cards).padding(24, .horizontal)).firstScroll()
        #expect(layout.frame == Rect(x: 24, y: 0, width: 345, height: 320))
        #expect(layout.insets == .zero)
    }

    @Test func `margins across the axis make the content smaller and no offset longer`() throws {
        let layout = try scene(scroll(.horizontal, cards).margins(30, .vertical)).firstScroll()
        #expect(layout.frame.height == 320)
        #expect(layout.contentSize.height == 260)
        #expect(layout.insets == EdgeInsets(30, on: .vertical))
        #expect(layout.painted[0].minY == 80)
    }

    @Test func `a scroll view reaches under the safe area and takes it as insets`() throws {
        let column = lazyVStack([repeated(20, box().relative(.vertical).frame(nil, nil))], spacing: 0)
        let layout = try scene(
            scroll(.vertical, column), width: 402, height: 874, safeArea: EdgeInsets(top: 116, bottom: 141)
        )
        .firstScroll()
        #expect(layout.frame == Rect(x: 0, y: 0, width: 402, height: 874))
        #expect(layout.insets == EdgeInsets(top: 116, bottom: 141))
        #expect(layout.containerSize == Size(width: 402, height: 617))
        #expect(layout.painted[0].height == 617)
    }

    @Test func `a scroll view below a title reaches under the lower bar only`() throws {
        let column = lazyVStack([repeated(20, box().frame(nil, 100))], spacing: 0)
        let page = vStack([box().frame(nil, 50), scroll(.vertical, column)], spacing: 0)
        let layout = try scene(page, height: 600, safeArea: notch).firstScroll()
        // 59 + 50 = 109; 600 - 109.
        #expect(layout.frame == Rect(x: 0, y: 109, width: 393, height: 491))
        #expect(layout.insets == EdgeInsets(bottom: 34))
    }

    @Test func `safe area padding and the safe area add up, margins on top`() throws {
        let side = EdgeInsets(leading: 47, trailing: 47)
        let view = scroll(.horizontal, cards).margins(10).safeAreaPadding(20)
        let layout = try scene(view, width: 852, safeArea: side).firstScroll()
        #expect(layout.frame.width == 852)
        #expect(layout.insets == EdgeInsets(77, on: .horizontal))
        // 852 - 2 * (47 + 20 + 10)
        #expect(layout.containerSize.width == 698)
    }

    @Test func `a bar insets the scroll view by its height and 8 points, and is drawn above it`() throws {
        let column = lazyVStack([repeated(20, box().frame(nil, 100))], spacing: 0)
        let bar = SafeAreaInset(edge: .top, content: box().frame(nil, 44))
        let stage = try scene(scroll(.vertical, column).modifier(.safeAreaInset(bar)), safeArea: notch).resolved()
        #expect(stage.scrollViews[0].frame == Rect(x: 0, y: 0, width: 393, height: 320))
        // 59 + 44 + 8
        #expect(stage.scrollViews[0].insets == EdgeInsets(top: 111, bottom: 34))
        #expect(stage.painted == [Rect(x: 0, y: 59, width: 393, height: 44)])
        #expect(stage.scrollViews[0].edgeEffects == [])
    }

    @Test func `a safe area bar fades the content below it`() throws {
        let column = lazyVStack([repeated(20, box().frame(nil, 100))], spacing: 0)
        let bar = SafeAreaInset(edge: .bottom, spacing: 0, content: box().frame(nil, 50), isBar: true)
        let view = scroll(.vertical, column).modifier(.safeAreaInset(bar))
        let layout = try scene(view, safeArea: notch).firstScroll()
        #expect(layout.insets.bottom == 84)
        #expect(layout.edgeEffects == [.init(edge: .bottom, style: .soft, length: 84)])
        let hard = view.modifier(.scrollEdgeEffectStyle(.hard, edges: .all))
        #expect(
            try scene(hard, safeArea: notch).firstScroll().edgeEffects == [
                .init(edge: .top, style: .hard, length: 59), .init(edge: .bottom, style: .hard, length: 84),
            ])
        let hidden = view.modifier(.scrollEdgeEffectHidden(true, edges: .all))
        #expect(try scene(hidden, safeArea: notch).firstScroll().edgeEffects == [])
    }

    @Test func `a background reaches under the safe area where it is told to`() throws {
        #expect(try scene(box(), safeArea: notch).resolved().painted == [Rect(x: 0, y: 59, width: 393, height: 227)])
        let whole = box().modifier(.ignoresSafeArea(.all))
        #expect(try scene(whole, safeArea: notch).resolved().painted == [Rect(x: 0, y: 0, width: 393, height: 320)])
        let top = box().modifier(.ignoresSafeArea(.top))
        #expect(try scene(top, safeArea: notch).resolved().painted == [Rect(x: 0, y: 0, width: 393, height: 286)])
    }

    @Test func `a background extension reaches as far as the safe area`() throws {
        let stage = try scene(box().modifier(.backgroundExtensionEffect(isEnabled: true)), safeArea: notch).resolved()
        guard case .backgroundExtension(let insets) = stage.root.children.first?.appearance.first else {
            Issue.record("no extension")
            return
        }
        #expect(insets == EdgeInsets(top: 59, bottom: 34))
        let banner = box().frame(nil, 100).modifier(.backgroundExtensionEffect(isEnabled: true))
        let column = lazyVStack([banner, box().frame(nil, 900)], spacing: 0)
        let layout = try scene(scroll(.vertical, column), safeArea: notch).firstScroll()
        guard case .backgroundExtension(let above) = layout.content.first?.appearance.first else {
            Issue.record("no extension")
            return
        }
        #expect(above == EdgeInsets(top: 59))
    }
}
