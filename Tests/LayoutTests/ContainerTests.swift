import Layout
import Testing
import ViewTree

@Suite struct ContainerTests {
    private let pages = View(
        content: .tabView(TabView(pages: [repeated(4, box().relative([.horizontal, .vertical]))], selection: 2)))

    @Test func `pages of a TabView are as large as it, paged, the selected one first`() throws {
        let layout = try scene(pages.frame(300, 200)).firstScroll()
        #expect(layout.isPaged)
        #expect(layout.behavior == .paging)
        #expect(layout.frame == Rect(x: 46.5, y: 60, width: 300, height: 200))
        #expect(layout.contentSize == Size(width: 1200, height: 200))
        #expect(
            layout.targets.frames
                == .uniform(
                    first: Rect(x: 0, y: 0, width: 300, height: 200), stride: Vector(dx: 300), count: 4))
        #expect(layout.position?.target == .point(x: 600, y: nil))
        #expect(
            Array(layout.painted.prefix(4)) == (0..<4).map { Rect(x: 300 * Double($0), y: 0, width: 300, height: 200) })
    }

    @Test func `index dots are 8 points wide, 16 apart, centred, and stay while pages move`() throws {
        let layout = try scene(pages.frame(300, 200)).firstScroll()
        let dots = try #require(layout.content.last)
        // (300 - 3 * 16 - 8) / 2
        #expect(dots.children.map(\.frame.minX) == [122, 138, 154, 170])
        #expect(dots.children.map(\.frame.width) == [8, 8, 8, 8])
        func effects(_ node: Node, _ frame: Rect) -> [VisualEffect] {
            guard case .geometry(let effect) = node.appearance.first else { return [] }
            return effect.effects(
                GeometryProxy(size: frame.size, scrollViewFrame: frame, globalFrame: frame, containerSize: .zero))
        }
        let scrolled = Vector(dx: -600)
        #expect(effects(dots, dots.frame.offset(by: scrolled)) == [.offset(Vector(dx: 600))])
        #expect(
            dots.children.map { effects($0, $0.frame.offset(by: scrolled)) } == [
                [.opacity(0.3)], [.opacity(0.3)], [.opacity(1)], [.opacity(0.3)],
            ])
    }

    @Test func `one page has no dots unless they are always shown`() throws {
        func nodes(_ display: TabView.IndexDisplay) throws -> Int {
            try scene(View(content: .tabView(TabView(pages: [box()], indexDisplay: display)))).firstScroll().content
                .count
        }
        #expect(try [nodes(.automatic), nodes(.always), nodes(.never)] == [1, 2, 1])
    }

    @Test func `columns of a split view are containers where the width is regular`() throws {
        let banner = box().relative().frame(nil, 50).modifier(.backgroundExtensionEffect(isEnabled: true))
        let split = View(
            content: .navigationSplitView(NavigationSplitView(sidebar: box().relative().frame(nil, 60), detail: banner))
        )
        let stage = try scene(split, width: 1024, height: 100, sizeClass: .regular).resolved()
        let frames = stage.painted
        // The detail beside a hairline of a third of a point; the sidebar's panel, line and content over it.
        #expect(frames.count == 4)
        #expect(abs(frames[0].minX - 320.333) < 0.001 && abs(frames[0].width - 703.667) < 0.001)
        #expect(frames[1] == Rect(x: 0, y: 0, width: 320, height: 100))
        #expect(frames[3] == Rect(x: 0, y: 20, width: 320, height: 60))
        guard case .backgroundExtension(let reach) = stage.root.children[0].appearance.first else {
            Issue.record("no extension")
            return
        }
        #expect(reach.leading == frames[0].minX && reach.trailing == 0)
        #expect(
            try scene(split, width: 390, height: 100).resolved().painted == [Rect(x: 0, y: 25, width: 390, height: 50)])
    }

    @Test func `a scroll view in a scroll view is numbered after it and named in its place`() throws {
        let row = scroll(.horizontal, lazyHStack([repeated(9, box().frame(100, 50))], spacing: 0)).frame(nil, 60)
        let page = scroll(.vertical, lazyVStack([box().frame(nil, 400), row], spacing: 10))
        let stage = try scene(page, width: 390, height: 300).resolved()
        #expect(stage.scrollViews.map(\.axes) == [.vertical, .horizontal])
        #expect(stage.scrollViews.map(\.parent) == [nil, 0])
        // A hugging lazy row takes the 60 points of its frame.
        #expect(stage.scrollViews[1].frame == Rect(x: 0, y: 410, width: 390, height: 60))
        #expect(stage.primary == 0)
    }

    @Test func `the innermost scroll view with a behaviour is the one a finger moves`() throws {
        let row = scroll(.horizontal, lazyHStack([repeated(9, box().frame(100, 50))]).targets).aligned().frame(nil, 60)
        let page = scroll(.vertical, lazyVStack([row, row])).modifier(.scrollTargetBehavior(.paging))
        let stage = try scene(page).resolved()
        #expect(stage.primary == 1)
        #expect(stage.scrollViews.map(\.behavior) == [.paging, .viewAligned(), .viewAligned()])
    }

    @Test func `settings on and around a scroll view reach it`() throws {
        let view = scroll(.horizontal, lazyHStack([repeated(9, box().frame(100, 50))])).modifiers([
            .scrollIndicators(.hidden, axes: .both), .scrollClipDisabled(true), .scrollDisabled(true),
            .scrollBounceBehavior(.basedOnSize, axes: .horizontal), .defaultScrollAnchor(.center, role: nil),
            .defaultScrollAnchor(.trailing, role: .initialOffset), .decelerationRate(.fast),
            .environment(.horizontalSizeClass(.regular)),
        ])
        let layout = try scene(vStack([view])).firstScroll()
        #expect(layout.indicators == [])
        #expect(!layout.isClipped && layout.isDisabled)
        #expect(layout.horizontalBounce == .basedOnSize && layout.verticalBounce == .automatic)
        #expect(layout.anchors == .init(initialOffset: .trailing, sizeChanges: .center, alignment: .center))
        #expect(layout.decelerationRate == .fast)
        #expect(layout.horizontalSizeClass == .regular)
        #expect(try scene(scroll(.vertical, box())).firstScroll().indicators == .vertical)
    }

    @Test func `identities inside the content are placed for scrolls by code`() throws {
        let column = vStack(
            [
                box().frame(100, 400), box().frame(100, 50).modifier(.id(.string("middle"))), box().frame(100, 400),
            ], spacing: 0)
        let layout = try scene(scroll(.vertical, column.padding(10))).firstScroll()
        #expect(
            layout.identities == [
                PlacedIdentity(id: .string("middle"), frame: Rect(x: 10, y: 410, width: 100, height: 50))
            ])
        let plain = try scene(scroll(.horizontal, lazyHStack([repeated(3, box().frame(50, 50))], spacing: 5)))
            .firstScroll()
        #expect(plain.collections.map(\.count) == [3])
        #expect(plain.collections[0].frames[2].minX == 110)
        #expect(plain.targets.count == 0)
    }

    @Test func `observers know their view and their scroll view`() throws {
        let phase = ScrollObservation.phase(Action(id: 1, name: "phase"))
        let visible = ScrollObservation.visibility(threshold: 0.5, Action(id: 2, name: "visible"))
        let card = box().frame(100, 50).modifiers([.id(.integer(7)), .observe(visible)])
        let view = scroll(.horizontal, lazyHStack([box().frame(50, 50), card], spacing: 0)).modifier(.observe(phase))
        let stage = try scene(view).resolved()
        #expect(stage.observations.map(\.scrollView) == [0, 0])
        #expect(
            stage.observations[0]
                == PlacedObservation(
                    observation: visible, scrollView: 0, frame: Rect(x: 50, y: 135, width: 100, height: 50),
                    id: .integer(7)))
        #expect(stage.observations[1].observation == phase)
    }
}
