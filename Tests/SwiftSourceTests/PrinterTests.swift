import CarouselDocument
import Foundation
import SVG
import Scrolling
import SwiftSource
import Testing
import ViewTree

@Suite struct PrinterTests {
    /// The documents of Tests/Fixtures; one has a million cards, more than source may.
    static let documents: [(name: String, json: [UInt8])] = {
        let folder = Fixtures.folder.deletingLastPathComponent()
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") && $0 != "huge-uniform.json" }.sorted().compactMap { name in
            (try? Data(contentsOf: folder.appendingPathComponent(name))).map { (name, Array($0)) }
        }
    }()

    /// A view without what code can only say as a function.
    private func plain(_ view: View) -> View {
        var view = view
        view.modifiers = view.modifiers.compactMap { modifier in
            switch modifier {
            case .scrollTargetBehavior(.custom): return nil
            case .visualEffect: return nil
            case .scrollPosition(var position):
                position.idType = nil
                return .scrollPosition(position)
            default: return modifier
            }
        }
        switch view.content {
        case .scrollView(var scrollView):
            scrollView.content = plain(scrollView.content)
            view.content = .scrollView(scrollView)
        case .stack(var stack):
            stack.content = stack.content.map(plain)
            view.content = .stack(stack)
        case .forEach(let forEach):
            let elements = (0..<forEach.count).map { index in
                let element = forEach.element(at: index)
                return ForEach.Element(id: element.id, view: plain(element.view))
            }
            view.content = .forEach(ForEach(elements: .list(elements)))
        default: break
        }
        return view
    }

    /// Where two views begin to differ.
    private func firstDifference(_ first: View, _ second: View) -> String {
        let words = ["\(first)", "\(second)"]
        let count = zip(words[0], words[1]).prefix { $0 == $1 }.count
        return words.map { String($0.dropFirst(max(0, count - 80)).prefix(240)) }.joined(separator: "\n")
    }

    /// Whether items are written out, which code gives as views with identities.
    private func hasList(_ view: View) -> Bool {
        switch view.content {
        case .scrollView(let scrollView): hasList(scrollView.content)
        case .stack(let stack): stack.content.contains(where: hasList)
        case .grid(let grid): grid.content.contains(where: hasList)
        case .forEach(let forEach): if case .list = forEach.elements { true } else { false }
        default: false
        }
    }

    @Test(arguments: documents.indices)
    func `the code of a document gives its view again`(index: Int) throws {
        let document = Self.documents[index]
        let scene = try Scene(json: document.json)
        guard case .view(let view) = scene.content else { return }
        let result = try Reading.scene(SwiftUIPrinter.code(of: scene), viewport: scene.viewport)
        guard case .view(let read) = result.scene.content else {
            Issue.record("\(document.name) became a program")
            return
        }
        let isSame = plain(read) == plain(SwiftUIPrinter.expanded(view))
        #expect(isSame, "\(document.name): \(firstDifference(plain(read), plain(SwiftUIPrinter.expanded(view))))")
        #expect(result.diagnostics.isEmpty)
        #expect(result.standIns.isEmpty)
    }

    @Test(arguments: documents.indices)
    func `a document and its Swift twin give the same animation, byte for byte`(index: Int) throws {
        let document = Self.documents[index]
        let scene = try Scene(json: document.json)
        guard case .view(let view) = scene.content, plain(view) == view, !hasList(view) else { return }
        let twin = try SwiftSource.scene(
            source: Array(SwiftUIPrinter.code(of: scene).utf8), viewport: scene.viewport,
            interactions: scene.interactions, output: scene.output)
        let rendering = Rendering(scene: scene)
        let animations = try [scene, twin.scene].map { try $0.timeline().animation(rendering) }
        let isSame = animations[0] == animations[1]
        #expect(isSame, "\(document.name)")
    }

    @Test func `rules of a document become functions that do the same`() throws {
        let json = #"{"scroll": {"axes": "horizontal", "targetBehavior": {"custom": {"snapEvery": 250}}}}"#
        let code = SwiftUIPrinter.code(of: try Scene(json: Array(json.utf8)))
        guard case .scrollTargetBehavior(.custom(.function(let function)))? = try Reading.view(code).modifiers.last
        else {
            Issue.record("expected a function in \(code)")
            return
        }
        let size = Size(width: 393, height: 320)
        let context = ScrollTargetContext(
            originalTarget: ScrollTarget(rect: Rect(size: size)), velocity: .zero, contentSize: size,
            containerSize: size, axes: .horizontal)
        for (place, stop) in [(0.0, 0.0), (124, 0), (126, 250), (640, 750)] {
            #expect(
                function.update(ScrollTarget(rect: Rect(x: place, y: 0, width: 1, height: 1)), context).rect.minX
                    == stop)
        }
    }

    @Test func `every modifier reads back as it was`() throws {
        let views: [View] = [
            View(content: .text(Text(string: "A \"quoted\" \\ word\n\u{1}"))), View(content: .spacer(minLength: 4)),
            View(content: .image(Image(name: "star", isSymbol: true))), View(content: .progressView(value: 0.25)),
            View(
                content: .style(
                    .linearGradient(
                        Gradient(stops: [.init(color: .black, location: 0.2)]), startPoint: .top,
                        endPoint: UnitPoint(x: 0.3, y: 1)))),
        ]
        let modifiers: [Modifier] = [
            .padding(EdgeInsets(top: 1, leading: 2)), .padding(EdgeInsets(7.25, on: .vertical)), .padding(.zero),
            .frame(width: 10, height: nil, alignment: .bottomTrailing), .aspectRatio(1.5, contentMode: .fill),
            .flexibleFrame(FlexibleFrame(minWidth: 1, maxHeight: .infinity, alignment: .top)), .layoutPriority(2),
            .fixedSize(horizontal: true, vertical: false), .id(.integer(4)), .id(.string("x")),
            .containerRelativeFrame(ContainerRelativeFrame(axes: .both, length: .fraction(0.66), alignment: .top)),
            .containerRelativeFrame(
                ContainerRelativeFrame(axes: .horizontal, length: .columns(count: 4, span: 3, spacing: 10))),
            .foregroundStyle(.faded(.foreground(level: 2), opacity: 0.5)),
            .tint(Color(RGBA(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))),
            .tint(Color(light: RGBA(hex: 0x102030), dark: RGBA(hex: 0xA0B0C0))),
            .clipShape(.unevenRoundedRectangle(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)),
            .shadow(Shadow(radius: 3, x: 1, y: 2)), .border(.color(.primary), width: 2), .zIndex(3), .hidden, .italic,
            .font(Font(size: .points(13), weight: .semibold, isItalic: true, design: .rounded)), .lineLimit(nil),
            .lineLimit(2),
            .truncationMode(.middle), .lineSpacing(2), .multilineTextAlignment(.trailing), .fontWeight(.heavy),
            .effect(.opacity(0.3)), .effect(.scale(x: 1, y: 0.5, anchor: .leading)),
            .effect(.offset(Vector(dx: 3, dy: -2))),
            .effect(.rotation3D(Rotation3D(angle: Angle(degrees: 30), y: 1, anchorZ: 2, perspective: 0.5))),
            .effect(.transform(AffineTransform(a: 2, ty: 5))), .effect(.blendMode(.screen)),
            .effect(.hueRotation(Angle(degrees: 90))),
            .scrollTargetBehavior(.viewAligned(limit: .alwaysByOne, anchor: .center)),
            .scrollTargetLayout(isEnabled: false),
            .defaultScrollAnchor(.bottom, role: .alignment), .scrollIndicators(.never, axes: .horizontal),
            .scrollClipDisabled(true),
            .contentMargins(EdgeInsets(20, on: [.top, .leading]), on: [.top, .leading], placement: .scrollIndicators),
            .scrollBounceBehavior(.basedOnSize, axes: .horizontal), .scrollEdgeEffectStyle(.hard, edges: .top),
            .environment(.layoutDirection(.rightToLeft)), .disabled(true), .ignoresSafeArea([.top, .bottom]),
            .overlay(views[0], alignment: .topLeading),
            .background(View(content: .style(.material(thickness: 2))), alignment: .center),
            .safeAreaInset(SafeAreaInset(edge: .top, spacing: 0, content: views[0], isBar: true)),
            .scrollTransition(
                ScrollTransition(
                    topLeading: .animated(
                        .curve(.bezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4), duration: 2), threshold: .centered),
                    bottomTrailing: .interactive(
                        timingCurve: .circularEaseIn, threshold: .inset(by: 3, of: .hidden), animation: .smooth),
                    axis: .vertical, topLeadingEffects: [.opacity(0), .rotation(Angle(degrees: -5), anchor: .center)],
                    identityEffects: [.opacity(1), .rotation(.zero, anchor: .center)],
                    bottomTrailingEffects: [.opacity(0), .rotation(Angle(degrees: 5), anchor: .center)])),
        ]
        for view in views + modifiers.map({ View(content: .shape(PaintedShape(shape: .capsule)), modifiers: [$0]) }) {
            let code = SwiftUIPrinter.code(of: Scene(title: "1 test", content: .view(view)))
            let result = try Reading.scene(code)
            let isSame = result.scene.content == .view(view)
            #expect(isSame, "\(code)")
            #expect(result.diagnostics.isEmpty, "\(code)")
        }
    }
}
