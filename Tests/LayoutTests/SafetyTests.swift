import Layout
import Testing
import ViewTree

@Suite struct SafetyTests {
    private static let odd = [-1, -.infinity, .infinity, .nan, 1e308, -1e308]

    /// Resolves and makes every view that is drawn; the result is a picture or a failure, never a crash.
    private func outcome(_ view: View, width: Double = 393) throws -> String {
        do {
            let stage = try scene(view, width: width).resolved()
            let frames = stage.painted + stage.scrollViews.flatMap(\.painted)
            for frame in frames {
                #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width >= 0 && frame.height >= 0)
            }
            return "drawn"
        } catch {
            return error.path.joined(separator: " > ") + ": " + error.reason
        }
    }

    @Test func `odd frames are refused by name`() throws {
        #expect(
            try outcome(scroll(.horizontal, lazyHStack([box().frame(-1, 10)])))
                == "ScrollView > LazyHStack > Color: the width of a frame is -1 pt")
        #expect(try outcome(vStack([box().frame(10, .nan)])) == "VStack > Color: the height of a frame is not a number")
        #expect(try outcome(box().frame(1e308, 10)) == "Color: the width of a frame is beyond any screen")
    }

    @Test(arguments: odd) func `odd numbers anywhere are refused or drawn`(number: Double) throws {
        let views: [View] = [
            box().frame(number, nil), box().padding(number),
            box().modifier(.flexibleFrame(FlexibleFrame(minWidth: number, idealHeight: number))),
            box().modifier(.flexibleFrame(FlexibleFrame(maxWidth: number))),
            box().modifier(.aspectRatio(number, contentMode: .fit)),
            box().relative(.horizontal, .fraction(number)),
            box().relative(.horizontal, .columns(count: 2, span: 1, spacing: number)),
            box().relative(.horizontal, .function(source: "odd") { _, _ in number }),
            hStack([box(), box()], spacing: number), lazyHStack([box(), box()], spacing: number),
            View(content: .spacer(minLength: number)), box().safeAreaPadding(number), box().margins(number),
            View(content: .grid(LazyGrid(axis: .vertical, tracks: [GridItem(size: .fixed(number))], content: [box()]))),
            View(
                content: .grid(
                    LazyGrid(axis: .vertical, tracks: [GridItem(size: .adaptive(minimum: number))], content: [box()]))),
            View(
                content: .grid(
                    LazyGrid(axis: .vertical, tracks: [GridItem(spacing: number)], spacing: number, content: [box()]))),
            text("odd").modifier(.font(Font(size: .points(number)))).modifier(.lineSpacing(number)),
            box().modifier(.layoutPriority(number)).modifier(.zIndex(number)),
            box().modifier(.border(.color(red), width: number)), View(content: .progressView(value: number)),
            View(content: .image(Image(name: "odd", size: Size(width: number, height: number)))),
        ]
        for view in views {
            _ = try outcome(view)
            _ = try outcome(scroll(.horizontal, hStack([view, box()])).margins(number))
            _ = try outcome(hStack([view, scroll(.vertical, vStack([view]))]))
        }
    }

    @Test func `empty collections and nothing at all draw nothing`() throws {
        for view in [
            View.empty, scroll(.horizontal, lazyHStack([repeated(0, box())]).targets).aligned(),
            scroll(.vertical, .empty), lazyVStack([]), View(content: .tabView(TabView(pages: []))),
            repeated(-3, box()), listed([]), View(content: .group([])),
            View(content: .grid(LazyGrid(axis: .vertical, tracks: [GridItem()], content: []))),
        ] {
            #expect(try outcome(view) == "drawn")
            #expect(try scene(view).resolved().painted == [])
        }
    }

    @Test func `thirty levels of nesting are drawn, ten thousand are refused`() throws {
        func nested(_ levels: Int) -> View {
            var view = box()
            for level in 0..<levels {
                view =
                    level % 2 == 0 ? hStack([view, box().frame(1, 1)]) : vStack([view, box().frame(1, 1)]).padding(1)
            }
            return view
        }
        #expect(try outcome(nested(30), width: 2000) == "drawn")
        #expect(try outcome(nested(190), width: 2000) == "drawn")
        var deep = box()
        for _ in 0..<1000 { deep = deep.padding(0) }
        #expect(try outcome(deep) == "Color: more than 300 views and modifiers are nested inside each other")
        #expect(try outcome(nested(500)).hasSuffix("nested inside each other"))
    }

    @Test func `scroll views in scroll views end at a bound`() throws {
        var view = box().frame(50, 50)
        for _ in 0..<4 { view = scroll(.vertical, vStack([scroll(.horizontal, hStack([view]))])) }
        #expect(try outcome(view) == "drawn")
        #expect(try outcome(scroll(.vertical, view)).hasSuffix("more than 8 scroll views are nested inside each other"))
    }

    @Test func `a container narrower than the spacing leaves cards of no width`() throws {
        let card = box().relative(.horizontal, .columns(count: 3, span: 1, spacing: 300)).frame(nil, 10)
        let layout = try scene(scroll(.horizontal, lazyHStack([card]))).firstScroll()
        #expect(layout.contentSize.width == 0)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `views put together at random are drawn or refused`(seed: UInt64) throws {
        var random = RandomScenes(seed: seed)
        let view = random.view(5)
        do {
            let stage = try scene(view, safeArea: EdgeInsets(top: 20, leading: 5)).resolved()
            for scrollView in stage.scrollViews {
                #expect(scrollView.frame.minX.isFinite && scrollView.frame.width.isFinite)
                #expect(scrollView.contentSize.width.isFinite && scrollView.contentSize.height.isFinite)
                #expect(scrollView.targets.frames.count <= 1_000_000)
            }
            for node in [stage.root] + stage.scrollViews.flatMap(\.content) { check(node) }
        } catch {
            #expect(!error.reason.isEmpty)
        }
    }

    private func check(_ node: Node) {
        let frame = node.frame
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width >= 0 && frame.height.isFinite)
        if case .run(let run) = node.content {
            #expect(run.count > 0)
            for index in [0, run.count - 1] {
                #expect(run.nodeAt(index).frame == run.frames[index])
                check(run.nodeAt(index))
            }
        }
        node.children.forEach(check)
    }

    @Test func `a screen without area is refused`() {
        #expect(throws: ImpossibleLayout.self) { try scene(box(), width: 0).resolved() }
        #expect(throws: ImpossibleLayout.self) { try scene(box(), width: .nan).resolved() }
        #expect(throws: ImpossibleLayout.self) {
            try scene(box(), safeArea: EdgeInsets(leading: 200, trailing: 200)).resolved()
        }
    }

    @Test func `too many views of different sizes are refused, whatever they hold`() throws {
        let many = scroll(.horizontal, lazyHStack([repeated(1_000_000, text("Card {number}"))]))
        let row = vStack([text("{number}"), repeated(20_000, text("{number}"))])
        let squared = scroll(.horizontal, hStack([repeated(20_000, row)]))
        #expect(try outcome(squared).hasSuffix("more than 200000 views must be measured one by one"))
        let immense = scroll(.horizontal, lazyHStack([repeated(.max, box().frame(1, 1)), repeated(.max, box())]))
        #expect(try outcome(immense).hasSuffix("views are more than 1000000"))
        #expect(try outcome(many).hasSuffix("1000000 views whose sizes may differ are more than 20000"))
    }

    @Test func `a million views need room, so that only some are in sight`() throws {
        func outcome(width: Double, spacing: Double = 0) throws -> String {
            let row = scroll(.horizontal, lazyHStack([repeated(1_000_000, box().frame(width, 80))], spacing: spacing))
            do {
                return "in sight: \(try scene(row).firstScroll().contentSize.width) pt"
            } catch let error as ImpossibleLayout {
                return error.reason
            }
        }
        // 393 pt hold 3930 views of 0.1 pt and 39 300 of 0.01 pt.
        #expect(try outcome(width: 0.1) == "in sight: 100000.0 pt")
        let refusal = "more than 5000 of 1000000 views would be in sight at once"
        #expect(try outcome(width: 0.01) == refusal)
        #expect(try outcome(width: 0) == refusal)
        #expect(try outcome(width: 100, spacing: -99.99) == refusal)
    }
}
