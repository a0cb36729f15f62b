import CarouselDocument
import Testing
import ViewTree

@Suite struct SceneTests {
    private func scene(_ json: String) throws -> Scene { try Scene(json: Array(json.utf8)) }

    private func scrollView(_ scene: Scene) throws -> (view: View, scroll: ScrollView, layout: View) {
        guard case .view(let view) = scene.content, case .scrollView(let scroll) = view.content else {
            throw Missing()
        }
        return (view, scroll, scroll.content)
    }

    private func items(_ scene: Scene) throws -> ForEach {
        let content: [View] =
            switch try scrollView(scene).layout.content {
            case .stack(let stack): stack.content
            case .grid(let grid): grid.content
            default: []
            }
        guard case .forEach(let items) = content.first?.content else { throw Missing() }
        return items
    }

    private struct Missing: Error {}

    @Test func `the empty document is fifteen peeking cards, flung once`() throws {
        let scene = try scene("{}")
        let (view, scroll, layout) = try scrollView(scene)
        #expect(scene.viewport == Viewport(size: Size(width: 393, height: 320)))
        #expect(scroll.axes == .horizontal)
        #expect(
            view.modifiers.contains(
                .contentMargins(EdgeInsets(24, on: .all), on: .all, placement: .scrollContent)))
        #expect(view.modifiers.contains(.scrollTargetBehavior(.viewAligned())))
        guard case .stack(let stack) = layout.content else { throw Missing() }
        #expect(stack.axis == .horizontal && stack.isLazy && stack.spacing == 16)
        #expect(layout.modifiers == [.scrollTargetLayout(isEnabled: true)])
        let cards = try items(scene)
        #expect(cards.count == 15)
        #expect(cards.element(at: 3).id == .string("card-3"))
        #expect(
            cards.element(at: 0).view.modifiers.contains(
                .containerRelativeFrame(ContainerRelativeFrame(axes: .horizontal))))
        #expect(scene.interactions == [.fling(Fling(translation: .main(-60), velocity: .main(1200)))])
        #expect(scene.output == Output())
    }

    @Test func `the document of the README is what SwiftUI code would say`() throws {
        let scene = try Scene(json: Fixtures.bytes("peeking-cards"))
        let (view, _, _) = try scrollView(scene)
        #expect(
            view.modifiers == [
                .contentMargins(EdgeInsets(24, on: .horizontal), on: .horizontal, placement: .scrollContent),
                .scrollIndicators(.hidden, axes: .both), .scrollBounceBehavior(.automatic, axes: .horizontal),
                .scrollPosition(ScrollPosition(target: .id(.string("card-2")), anchor: .center)),
                .scrollTargetBehavior(.viewAligned(limit: .automatic, anchor: .leading)),
            ])
        let card = try items(scene).element(at: 0).view
        #expect(
            card.content
                == .shape(
                    PaintedShape(shape: .roundedRectangle(cornerRadius: 20), fill: .palette(.ocean, index: 0))))
        #expect(
            Array(card.modifiers.dropFirst()) == [
                .frame(width: nil, height: 260, alignment: .center),
                .containerRelativeFrame(
                    ContainerRelativeFrame(axes: .horizontal, length: .columns(count: 1, span: 1, spacing: 16))),
                .scrollTransition(
                    ScrollTransition(
                        topLeadingEffects: [
                            .opacity(0.5), .blur(radius: 4, opaque: false), .scale(x: 0.85, y: 0.85, anchor: .center),
                        ],
                        identityEffects: [
                            .opacity(1), .blur(radius: 0, opaque: false), .scale(x: 1, y: 1, anchor: .center),
                        ],
                        bottomTrailingEffects: [
                            .opacity(0.5), .blur(radius: 4, opaque: false), .scale(x: 0.85, y: 0.85, anchor: .center),
                        ])),
            ])
        #expect(
            scene.interactions == [
                .fling(Fling(translation: .main(-60), velocity: .main(1200))), .wait(0.5),
                .scrollTo(ScrollTo(target: .id(.string("card-9")), anchor: .center, animation: .default)),
            ])
    }

    @Test func `a million cards are one value`() throws {
        let cards = try items(try Scene(json: Fixtures.bytes("huge-uniform")))
        #expect(cards.count == 1_000_000)
        guard case .repeated(_, let id, _) = cards.elements else { throw Missing() }
        #expect(id == .index)
        #expect(cards.element(at: 999_999).id == .integer(999_999))
    }

    @Test func `listed items keep their order, identities and places in texts`() throws {
        let cards = try items(
            try scene(#"{ "items": [{ "id": 7 }, { "title": "{number} of 2", "frame": { "width": 50 } }] }"#))
        #expect(cards.element(at: 0).id == .integer(7))
        #expect(cards.element(at: 1).id == .string("card-1"))
        #expect(cards.element(at: 1).view.modifiers.contains(.frame(width: 50, height: nil, alignment: .center)))
    }

    @Test func `listed items change the card that they share`() throws {
        let cards = try items(
            try scene(
                #"""
                { "items": { "card": { "frame": { "width": 80 }, "cornerRadius": 0, "title": null },
                             "list": [{}, { "frame": { "width": 90 } }, { "id": "z", "shape": "circle" }] } }
                """#))
        let first = cards.element(at: 0)
        #expect(first.id == .string("card-0"))
        #expect(first.view.modifiers == [.frame(width: 80, height: nil, alignment: .center)])
        #expect(cards.element(at: 1).view.modifiers == [.frame(width: 90, height: nil, alignment: .center)])
        let last = cards.element(at: 2)
        #expect(last.id == .string("z"))
        #expect(
            last.view.content == .shape(PaintedShape(shape: .circle, fill: .palette(.ocean, index: 2))))
    }

    @Test func `no items is a scene`() throws {
        #expect(try items(try scene(#"{ "items": { "count": 0 } }"#)).count == 0)
        #expect(try items(try scene(#"{ "items": [] }"#)).count == 0)
    }

    @Test func `without a length a card is as long as the container, and square in a grid`() throws {
        let column = try items(try scene(#"{ "scroll": { "axes": "vertical" } }"#)).element(at: 0).view
        #expect(column.modifiers.contains(.containerRelativeFrame(ContainerRelativeFrame(axes: .vertical))))
        let cell = try items(try scene(#"{ "layout": { "lazyVGrid": { "columns": 3 } } }"#)).element(at: 0).view
        #expect(cell.modifiers.contains(.aspectRatio(1, contentMode: .fit)))
    }

    @Test(arguments: [
        (#""paging""#, ScrollTargetBehavior.paging), (#""none""#, .none), (#""viewAligned""#, .viewAligned()),
        (
            #"{ "viewAligned": { "limit": "alwaysByFew", "anchor": { "x": 0.25, "y": 0.5 } } }"#,
            .viewAligned(limit: .alwaysByFew, anchor: UnitPoint(x: 0.25, y: 0.5))
        ),
        (#"{ "snapEvery": 500 }"#, .custom(.snapEvery(500))),
        (#"{ "custom": { "snapEvery": 500 } }"#, .custom(.snapEvery(500))),
        (
            #"{ "magnet": { "edge": "top", "within": 50, "when": "velocity > 0" } }"#,
            .custom(
                .magnet(
                    Magnet(
                        edge: .top, within: 50, when: Magnet.Condition(comparison: .greater, velocity: 0))))
        ),
        (
            #"{ "custom": { "magnet": { "edge": "trailing", "within": 5, "when": " velocity<=-1.5 " } } }"#,
            .custom(
                .magnet(
                    Magnet(
                        edge: .trailing, within: 5,
                        when: Magnet.Condition(comparison: .lessOrEqual, velocity: -1.5))))
        ),
    ])
    func `a target behaviour is read in every form`(json: String, behavior: ScrollTargetBehavior) throws {
        let view = try scrollView(try scene("{ \"scroll\": { \"targetBehavior\": \(json) } }")).view
        #expect(view.modifiers.contains(.scrollTargetBehavior(behavior)))
    }

    @Test(arguments: [
        (#""visible""#, ScrollTransition.Threshold.visible), (#""hidden""#, .hidden), (#""centered""#, .centered),
        ("0.25", .visibleFraction(0.25)), (#"{ "visible": 3 }"#, .visibleFraction(3)),
        (#"{ "inset": { "by": 20, "of": "centered" } }"#, .inset(by: 20, of: .centered)),
        (
            #"{ "interpolated": { "from": "hidden", "towards": { "inset": { "by": 5 } }, "amount": 0.75 } }"#,
            .interpolated(.hidden, towards: .inset(by: 5, of: .visible), amount: 0.75)
        ),
    ])
    func `a threshold is read in every form`(json: String, threshold: ScrollTransition.Threshold) throws {
        let scene = try scene("{ \"transition\": { \"threshold\": \(json), \"edge\": { \"opacity\": 0 } } }")
        #expect(
            try items(scene).element(at: 0).view.modifiers.contains(
                .scrollTransition(
                    ScrollTransition(
                        topLeading: .interactive(threshold: threshold),
                        bottomTrailing: .interactive(threshold: threshold),
                        topLeadingEffects: [.opacity(0)], identityEffects: [.opacity(1)],
                        bottomTrailingEffects: [.opacity(0)]))))
    }

    @Test func `each side of a transition has its own configuration and effects`() throws {
        let scene = try scene(
            #"""
            { "transition": { "configuration": { "topLeading": { "animated": "bouncy" }, "bottomTrailing": "identity" },
                              "topLeading": { "rotation": 20 }, "bottomTrailing": { "offset": { "y": 30 } } } }
            """#)
        #expect(
            try items(scene).element(at: 0).view.modifiers.contains(
                .scrollTransition(
                    ScrollTransition(
                        topLeading: .animated(.bouncy), bottomTrailing: .identity,
                        topLeadingEffects: [.rotation(Angle(degrees: 20), anchor: .center), .offset(.zero)],
                        identityEffects: [.rotation(.zero, anchor: .center), .offset(.zero)],
                        bottomTrailingEffects: [.rotation(.zero, anchor: .center), .offset(Vector(dx: 0, dy: 30))]))))
    }

    @Test(arguments: [
        (##""blue""##, RGBA(hex: 0x007AFF)), (##""#1af""##, RGBA(hex: 0x11AAFF)),
        (##""#1289A7""##, RGBA(hex: 0x1289A7)),
        (##""#00000080""##, RGBA(red: 0, green: 0, blue: 0, alpha: 128.0 / 255)),
        (#"{ "hsb": { "hue": 0, "saturation": 1, "brightness": 0.5 } }"#, RGBA(red: 0.5, green: 0, blue: 0)),
        (#"{ "rgb": { "red": 0.25, "opacity": 0.5 } }"#, RGBA(red: 0.25, green: 0, blue: 0, alpha: 0.5)),
    ])
    func `a colour is read in every form`(json: String, color: RGBA) throws {
        let view = try items(try scene("{ \"items\": { \"card\": { \"fill\": \(json) } } }")).element(at: 0).view
        guard case .shape(let shape) = view.content, case .color(let fill) = shape.fill else { throw Missing() }
        #expect(fill.light == color)
    }

    @Test func `devices are whole screens, and a resize changes what it names`() throws {
        let scene = try scene(
            #"""
            { "viewport": { "device": "iPhone", "layoutDirection": "rightToLeft" },
              "interactions": [{ "resize": { "width": 500 } }, { "resize": "iPad" }] }
            """#)
        #expect(scene.viewport.size == Size(width: 393, height: 852))
        #expect(scene.viewport.safeArea == EdgeInsets(top: 59, bottom: 34))
        guard case .resize(let first, _) = scene.interactions[0], case .resize(let second, _) = scene.interactions[1]
        else {
            throw Missing()
        }
        #expect(first.size == Size(width: 500, height: 852) && first.layoutDirection == .rightToLeft)
        #expect(second.size == Size(width: 834, height: 1194) && second.horizontalSizeClass == .regular)
        #expect(second.layoutDirection == .rightToLeft)
    }

    @Test func `a fling without a drag is a short movement against its velocity, mirrored from right to left`() throws {
        func drag(_ json: String) throws -> AlongAxis? {
            guard case .fling(let fling) = try scene(json).interactions.first else { return nil }
            return fling.translation
        }
        #expect(try drag(#"{ "interactions": [{ "fling": { "velocity": 900 } }] }"#) == .main(-60))
        #expect(try drag(#"{ "interactions": [{ "fling": { "velocity": -900 } }] }"#) == .main(60))
        #expect(try drag(#"{ "viewport": { "layoutDirection": "rightToLeft" } }"#) == .main(60))
        #expect(
            try drag(#"{ "viewport": { "layoutDirection": "rightToLeft" }, "scroll": { "axes": "vertical" } }"#)
                == .main(-60))
        #expect(try drag(#"{ "interactions": [{ "fling": { "drag": 12 } }] }"#) == .main(12))
    }

    @Test func `bars, anchors, bounce and edge effects become modifiers`() throws {
        let view = try scrollView(
            try scene(
                #"""
                { "scroll": { "axes": "vertical", "safeAreaPadding": { "edges": ["top", "leading"] }, "bounce": "basedOnSize",
                              "defaultAnchor": { "initialOffset": "bottom" }, "edgeEffect": { "style": "hard", "edges": "top" },
                              "safeAreaInsets": { "edge": "bottom", "length": 60, "text": "Bar", "bar": true },
                              "clipDisabled": true, "disabled": true, "decelerationRate": "fast", "indicators": "visible",
                              "targetBehavior": "paging", "legacyPaging": true } }
                """#)
        ).view
        for modifier: Modifier in [
            .safeAreaPadding(EdgeInsets(top: 16, leading: 16)), .scrollBounceBehavior(.basedOnSize, axes: .vertical),
            .defaultScrollAnchor(.bottom, role: .initialOffset), .scrollEdgeEffectStyle(.hard, edges: .top),
            .scrollClipDisabled(true), .scrollDisabled(true), .decelerationRate(.fast),
            .scrollIndicators(.visible, axes: .both), .scrollTargetBehavior(.legacyPaging),
        ] {
            #expect(view.modifiers.contains(modifier))
        }
        let bar = view.modifiers.compactMap { modifier -> SafeAreaInset? in
            if case .safeAreaInset(let inset) = modifier { inset } else { nil }
        }
        #expect(bar.first?.edge == .bottom && bar.first?.isBar == true)
        #expect(bar.first?.content.modifiers == [.frame(width: nil, height: 60, alignment: .center)])
    }
}
