import SwiftSource
import Testing
import ViewTree

@Suite struct ViewTests {
    private func modifiers(_ source: String) throws -> [Modifier] { try Reading.view(source).modifiers }

    @Test func `padding is 16 where no length is given`() throws {
        #expect(
            try modifiers("Color.red.padding().padding(.horizontal).padding(8).padding([.top, .leading], 3)") == [
                .padding(EdgeInsets(16, on: .all)), .padding(EdgeInsets(16, on: .horizontal)),
                .padding(EdgeInsets(8, on: .all)), .padding(EdgeInsets(top: 3, leading: 3)),
            ])
    }

    @Test func `frames are fixed or flexible`() throws {
        #expect(
            try modifiers("Color.red.frame(width: 10).frame(maxWidth: .infinity, alignment: .topLeading)") == [
                .frame(width: 10, height: nil, alignment: .center),
                .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .topLeading)),
            ])
    }

    @Test func `a transition is evaluated at its three phases`() throws {
        guard case .forEach(let forEach)? = try scrolled("scroll-transition-phases").first?.content,
            case .scrollTransition(let transition)? = forEach.element(at: 0).view.modifiers.last
        else {
            Issue.record("expected a transition")
            return
        }
        func effects(_ opacity: Double, _ scale: Double, _ degrees: Double, _ dy: Double) -> [VisualEffect] {
            [
                .opacity(opacity), .scale(x: scale, y: scale, anchor: .center),
                .rotation3D(Rotation3D(angle: Angle(degrees: degrees), y: 1)), .offset(Vector(dx: 0, dy: dy)),
            ]
        }
        #expect(transition.topLeadingEffects == effects(0.5, 0.75, -30, 12))
        #expect(transition.identityEffects == effects(1, 1, 0, 0))
        #expect(transition.bottomTrailingEffects == effects(0.5, 0.75, 30, 0))
        #expect(transition.topLeading == .interactive(timingCurve: .linear, threshold: .visibleFraction(0.8)))
        #expect(transition.axis == .horizontal)
    }

    @Test func `each side of a transition has its own configuration`() throws {
        guard
            case .scrollTransition(let transition)? = try Reading.view(Fixtures.source("two-sided-transition"))
                .modifiers.last
        else {
            Issue.record("expected a transition")
            return
        }
        #expect(transition.topLeading == .animated(.bouncy))
        #expect(transition.bottomTrailing == .identity)
        #expect(transition.topLeadingEffects == [.blur(radius: 10, opaque: false)])
    }

    @Test func `a transition is interactive where nothing is said`() throws {
        guard
            case .scrollTransition(let transition)? = try modifiers(
                "Color.red.scrollTransition { c, p in c.opacity(p.value) }"
            ).last
        else {
            Issue.record("expected a transition")
            return
        }
        #expect(transition.topLeading == .interactive(timingCurve: .easeInOut, threshold: .visible))
        #expect(transition.bottomTrailingEffects == [.opacity(1)])
    }

    @Test func `a visual effect is a function of the place`() throws {
        guard case .visualEffect(let effect)? = try scrolled("visual-effect-parallax").first?.modifiers.last else {
            Issue.record("expected an effect")
            return
        }
        func proxy(_ y: Double) -> GeometryProxy {
            let frame = Rect(x: 0, y: y, width: 393, height: 100)
            return GeometryProxy(
                size: frame.size, scrollViewFrame: frame, globalFrame: frame, containerSize: frame.size)
        }
        #expect(effect.effects(proxy(40)) == [.offset(Vector(dx: 0, dy: -20)), .opacity(1)])
        #expect(effect.effects(proxy(-50)) == [.offset(Vector(dx: 0, dy: 0)), .opacity(0.75)])
    }

    @Test func `updateTarget changes the target it is given`() throws {
        let view = try Reading.view(Fixtures.source("own-behavior"))
        guard case .scrollTargetBehavior(.custom(.function(let function)))? = view.modifiers.last else {
            Issue.record("expected a behaviour")
            return
        }
        let size = Size(width: 393, height: 320)
        let context = ScrollTargetContext(
            originalTarget: ScrollTarget(rect: Rect(size: size)), velocity: .zero, contentSize: size,
            containerSize: size, axes: .vertical)
        let target = ScrollTarget(rect: Rect(x: 0, y: 760, width: 393, height: 320))
        #expect(function.update(target, context).rect == Rect(x: 0, y: 1000, width: 393, height: 320))
    }

    @Test func `margins, behaviours and looks keep SwiftUI's defaults`() throws {
        let source = """
            ScrollView { Color.red }
                .contentMargins(.horizontal, 20)
                .contentMargins(10, for: .scrollIndicators)
                .scrollIndicators(.hidden)
                .scrollClipDisabled()
                .scrollBounceBehavior(.basedOnSize)
                .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
                .scrollDisabled(false)
            """
        #expect(
            try modifiers(source) == [
                .contentMargins(EdgeInsets(20, on: .horizontal), on: .horizontal, placement: .automatic),
                .contentMargins(EdgeInsets(10, on: .all), on: .all, placement: .scrollIndicators),
                .scrollIndicators(.hidden, axes: .both), .scrollClipDisabled(true),
                .scrollBounceBehavior(.basedOnSize, axes: .vertical),
                .scrollTargetBehavior(.viewAligned(limit: .never)), .scrollDisabled(false),
            ])
    }

    @Test func `paints are SwiftUI's`() throws {
        let blue = Color(light: RGBA(hex: 0x007AFF), dark: RGBA(hex: 0x0A84FF))
        let cases: [(String, ShapeStyle)] = [
            (".blue", .color(blue)), (".blue.gradient", .shaded(.color(blue))), (".tint", .tint),
            (".blue.opacity(0.5)", .color(blue.opacity(0.5))), (".secondary", .foreground(level: 2)),
            (".ultraThinMaterial", .material(thickness: 1)),
            ("Color(red: 1, green: 0, blue: 0)", .color(Color(RGBA(red: 1, green: 0, blue: 0)))),
            (
                "LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)",
                .linearGradient(Gradient(colors: [.black, .white]), startPoint: .leading, endPoint: .trailing)
            ),
            (
                ".linearGradient(.init(colors: [.black]), startPoint: .top, endPoint: .bottom)",
                .linearGradient(Gradient(colors: [.black]), startPoint: .top, endPoint: .bottom)
            ),
        ]
        for (source, style) in cases {
            let view = try Reading.view("Rectangle().fill(\(source))")
            #expect(view.content == .shape(PaintedShape(shape: .rectangle, fill: style)), "\(source)")
        }
    }

    @Test func `a list of ten thousand is read, one more is not`() throws {
        guard case .forEach(let forEach) = try Reading.view("ForEach(0..<10_000) { i in Color.red }").content else {
            Issue.record("expected a ForEach")
            return
        }
        #expect(forEach.count == 10_000)
        #expect(throws: InvalidSource.self) { try Reading.view("ForEach(0..<10_001) { i in Color.red }") }
    }

    /// The views in the stack of a fixture's scroll view.
    private func scrolled(_ name: String) throws -> [View] {
        guard case .scrollView(let scrollView) = try Reading.view(Fixtures.source(name)).content,
            case .stack(let stack) = scrollView.content.content
        else { return [] }
        return stack.content
    }
}
