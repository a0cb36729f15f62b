import Layout
import SVG
import Scrolling
import Testing
import Typography
import ViewTree

@Suite struct StillTests {
    private func text(_ frame: Frame, _ output: Output = Output(), title: String = "t") -> String {
        String(decoding: frame.svg(Rendering(title: title, output: output)), as: UTF8.self)
    }

    /// A frame of one node in a picture of 100 × 50 points.
    private func frame(_ node: Node, effects: [Layer.AppliedEffect] = []) -> Frame {
        let size = Size(width: 100, height: 50)
        let rect = Rect(origin: .zero, size: size)
        let root = Layer(
            key: [], node: Node(frame: rect), frame: rect, effects: [],
            content: .layers([Layer(key: [0], node: node, frame: node.frame, effects: effects, content: .picture)]))
        return Frame(
            time: 0, stage: Stage(viewport: Viewport(size: size), root: node, scrollViews: [], primary: nil),
            scrolls: [], items: [], root: root)
    }

    private let red = Paint.color(Color(RGBA(hex: 0xFF0000)))
    private let bare = Output(theme: .light, background: nil)

    @Test func `a still is a titled image of the viewport`() {
        let node = Node(frame: Rect(x: 10, y: 5, width: 30, height: 20), content: .fill(.rectangle, red))
        #expect(
            text(frame(node), bare) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" role="img">\
                <title>t</title><desc>At 0 seconds.</desc><rect x="10" y="5" width="30" height="20" fill="#f00"/></svg>
                """)
    }

    @Test(arguments: [
        (Shape.rectangle, ##"<rect x="10" y="5" width="30" height="20" fill="#f00"/>"##),
        (.roundedRectangle(cornerRadius: 4), ##"<rect x="10" y="5" width="30" height="20" rx="4" fill="#f00"/>"##),
        (.roundedRectangle(cornerRadius: 99), ##"<rect x="10" y="5" width="30" height="20" rx="10" fill="#f00"/>"##),
        (.capsule, ##"<rect x="10" y="5" width="30" height="20" rx="10" fill="#f00"/>"##),
        (.circle, ##"<circle cx="25" cy="15" r="10" fill="#f00"/>"##),
        (.ellipse, ##"<ellipse cx="25" cy="15" rx="15" ry="10" fill="#f00"/>"##),
        (
            .unevenRoundedRectangle(topLeading: 5, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0),
            ##"<path d="M15 5H40V25H10V10a5 5 0 0 1 5 -5z" fill="#f00"/>"##
        ),
    ])
    func `each shape is the shortest element`(shape: Shape, expected: String) {
        let node = Node(frame: Rect(x: 10, y: 5, width: 30, height: 20), content: .fill(shape, red))
        #expect(text(frame(node), bare).contains(expected))
    }

    @Test func `effects wrap from the inside out, about the centre`() {
        let node = Node(frame: Rect(x: 10, y: 5, width: 30, height: 20), content: .fill(.rectangle, red))
        let drawn = text(
            frame(
                node,
                effects: [
                    .moving(.scale(x: 0.5, y: 0.5, anchor: .center)), .moving(.opacity(0.6)),
                    .constant(.offset(Vector(dx: 2, dy: 0))),
                ]), bare)
        #expect(
            drawn.contains(
                """
                <g transform="translate(27 15)scale(.5)" opacity=".6">\
                <rect x="-15" y="-10" width="30" height="20" fill="#f00"/></g>
                """))
    }

    @Test func `an offset alone moves the shape without a group`() {
        let node = Node(frame: Rect(x: 10, y: 5, width: 30, height: 20), content: .fill(.rectangle, red))
        let drawn = text(frame(node, effects: [.constant(.offset(Vector(dx: 3, dy: -1)))]), bare)
        #expect(drawn.contains(##"<rect x="13" y="4" width="30" height="20" fill="#f00"/>"##))
        #expect(!drawn.contains("<g"))
    }

    @Test func `a filter outside a transform is a group around it`() {
        let node = Node(frame: Rect(x: 0, y: 0, width: 30, height: 20), content: .fill(.rectangle, red))
        let drawn = text(
            frame(
                node,
                effects: [
                    .constant(.scale(x: 0.5, y: 0.5, anchor: .center)), .constant(.blur(radius: 2, opaque: false)),
                ]), bare)
        #expect(drawn.contains(#"<feGaussianBlur stdDeviation="2"/>"#))
        #expect(drawn.contains(#"x="-21" y="-16" width="42" height="32""#))
        let filter = drawn.firstRange(of: "filter=\"url(")
        let scale = drawn.firstRange(of: "scale(.5)")
        #expect((filter?.lowerBound ?? drawn.endIndex) < (scale?.lowerBound ?? drawn.startIndex))
    }

    @Test func `colours that differ in the dark have a class and a rule, the light one as attribute`() {
        let node = Node(
            frame: Rect(x: 0, y: 0, width: 30, height: 20), content: .fill(.rectangle, .color(.primary)))
        let drawn = text(frame(node), Output(theme: .auto, background: nil))
        #expect(drawn.contains("@media(prefers-color-scheme:dark){."))
        #expect(drawn.contains("{fill:#fff}}</style>"))
        #expect(drawn.contains("fill=\"#000\"/>"))
        #expect(text(frame(node), Output(theme: .dark, background: nil)).contains(##"height="20" fill="#fff"/>"##))
    }

    @Test func `equal gradients are defined once and differing files do not share names`() {
        let gradient = Paint.linear(
            Gradient(colors: [.white, .black]), startPoint: .top, endPoint: .bottom)
        let child = Node(frame: Rect(x: 0, y: 0, width: 10, height: 10), content: .fill(.rectangle, gradient))
        var group = Node(frame: Rect(x: 0, y: 0, width: 30, height: 20), children: [child, child])
        let first = text(frame(group), bare)
        #expect(first.ranges(of: "<linearGradient").count == 1)
        #expect(first.ranges(of: "fill=\"url(#").count == 2)
        group.frame.origin.x = 1
        let second = text(frame(group), bare)
        func name(_ text: String) -> Substring? { text.split(separator: "id=\"").dropFirst().first }
        #expect(name(first)?.prefix(4) != name(second)?.prefix(4))
        #expect(
            first == text(frame(Node(frame: Rect(x: 0, y: 0, width: 30, height: 20), children: [child, child])), bare))
    }

    @Test func `a diagonal gradient's lines stay square to it in a wide frame`() {
        let gradient = Paint.linear(
            Gradient(colors: [.white, .black]), startPoint: .topLeading, endPoint: .bottomTrailing)
        let node = Node(frame: Rect(x: 0, y: 0, width: 20, height: 10), content: .fill(.rectangle, gradient))
        // g ∝ (400, 100), length 500: end = (400, 100) · 500 / (400² + 100²) = (1.1765, 0.2941).
        #expect(text(frame(node), bare).contains(#"x1="0" y1="0" x2="1.176" y2=".294""#))
    }

    @Test(arguments: [
        "a & b <c> ]]>", "A\u{3}B", "\"><script>alert(1)</script>", "</text><script>", "-- >", "\u{FFFE}",
    ])
    func `hostile words stay words`(words: String) {
        let layout = TextLayout(words, font: FontDescription(size: 17))
        let node = Node(
            frame: Rect(x: 0, y: 0, width: 80, height: 20), content: .text(layout, red),
            label: words)
        for mode in Output.TextMode.allCases {
            let drawn = text(frame(node), Output(text: mode, theme: .light), title: words)
            #expect(!drawn.contains("<script"))
            #expect(!drawn.contains("]]>"))
            #expect(!drawn.unicodeScalars.contains { $0.value < 32 })
            #expect(!drawn.unicodeScalars.contains("\u{FFFE}"))
        }
    }

    @Test func `words are outlines with their string beside, or words themselves`() {
        let layout = TextLayout("AAB", font: FontDescription(size: 20))
        let node = Node(frame: Rect(x: 0, y: 0, width: 80, height: 20), content: .text(layout, red))
        let outlines = text(frame(node), bare)
        #expect(outlines.contains(#"role="img" aria-label="AAB""#))
        if FontLibrary.shared.hasInter {
            #expect(outlines.ranges(of: "<path id=").count == 2)
            #expect(outlines.ranges(of: "<use href=").count == 3)
            #expect(outlines.contains("scale(.02)"))
        }
        let native = text(frame(node), Output(text: .native, theme: .light, background: nil))
        #expect(native.contains("<text x=\"0\" y=\""))
        #expect(native.contains(">AAB</text>"))
    }

    @Test func `the file ends with the version that made it and a hash of what is in it`() throws {
        let rendering = Rendering(title: "t", output: bare, stamp: Stamp(version: "1.2"))
        func ending(_ width: Double) -> String {
            let node = Node(
                frame: Rect(x: 0, y: 0, width: width, height: 20), content: .fill(.rectangle, .color(.white)))
            return String(String(decoding: frame(node).svg(rendering), as: UTF8.self).suffix(54))
        }
        #expect(ending(30).wholeMatch(of: /.*<!-- zoetrope 1\.2, content [0-9a-f]{16}--><\/svg>/) != nil)
        #expect(ending(30) == ending(30))
        #expect(ending(30) != ending(31), "another picture has another hash")
        let picture = frame(Node(frame: Rect(x: 0, y: 0, width: 30, height: 20)))
        #expect(Stamp.removed(from: picture.svg(rendering)) == picture.svg(Rendering(title: "t", output: bare)))
    }

    @Test func `content is clipped by its scroll view unless the picture's edges do it`() {
        var carousel = SampleCarousel()
        #expect(!text(carousel.frame(at: 0, offset: 0), bare).contains("clip-path"))
        carousel.viewport.height = 600
        #expect(
            text(carousel.frame(at: 0, offset: 0), bare).contains(##"width="280" height="180" rx="20" fill="#0b6e99""##)
        )
    }

    @Test func `numbers of any size are finite in the file`() {
        let node = Node(
            frame: Rect(x: .nan, y: .infinity, width: 1e300, height: 20), content: .fill(.rectangle, red))
        let drawn = text(frame(node, effects: [.moving(.scale(x: .nan, y: 1, anchor: .center))]), bare)
        #expect(!drawn.contains("nan") && !drawn.contains("inf"))
    }
}

@Suite struct ProjectionTests {
    // swiftui.md 5.7: 45° about x, size 100 × 50, centre, anchorZ 2, perspective 2; the homography's rows there give
    // (0, 0) -> (19.0918831, 18.2824856) / 1.38183766.
    @Test func `a turned corner goes where SwiftUI's homography puts it`() {
        let rotation = Rotation3D(angle: Angle(degrees: 45), x: 1, anchorZ: 2, perspective: 2)
        let map = rotation.nearestAffine(size: Size(width: 100, height: 50))
        let corner = rotation.projected(.zero, in: Size(width: 100, height: 50))
        #expect(abs(corner.x - 19.0918831 / 1.38183766) < 1e-6)
        #expect(abs(corner.y - 18.2824856 / 1.38183766) < 1e-6)
        #expect(map.b == 0)
    }

    @Test func `without perspective the nearest affine map is exact`() {
        let size = Size(width: 100, height: 50)
        let rotation = Rotation3D(angle: Angle(degrees: 60), y: 1, perspective: 0)
        let map = rotation.nearestAffine(size: size)
        #expect(abs(map.a - 0.5) < 1e-12)
        #expect(abs(map.d - 1) < 1e-12)
        #expect(abs(map.tx) < 1e-12)
    }
}
