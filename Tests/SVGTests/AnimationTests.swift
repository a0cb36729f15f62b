import CarouselDocument
import Layout
import SVG
import Scrolling
import Testing
import ViewTree

@Suite struct AnimationTests {
    /// A card carousel that slows down like `1 - e^(-2 t)` from 0 to `distance` points.
    private func source(
        _ carousel: SampleCarousel = SampleCarousel(), distance: Double = 1776, duration: Double = 3
    ) -> AnimationSource {
        AnimationSource(
            duration: duration, frames: (0...Int(duration * 60)).map { Double($0) / 60 }, joints: [0]
        ) { time in carousel.frame(at: time, offset: distance * (1 - exponential(-2 * time))) }
    }

    private func exponential(_ x: Double) -> Double {
        // e^x by halving until the series of Taylor is exact to the last bits.
        var term = 1.0
        var sum = 1.0
        for n in 1...20 {
            term *= x / 16 / Double(n)
            sum += term
        }
        for _ in 0..<4 { sum *= sum }
        return sum
    }

    private func text(_ source: AnimationSource, _ output: Output = Output(theme: .light)) -> String {
        String(decoding: source.svg(Rendering(title: "t", output: output)), as: UTF8.self)
    }

    /// The default source, drawn once for all tests that only read it.
    private static let sample = AnimationTests().text(AnimationTests().source())

    /// What a style sheet makes of one group at a share of the duration, found without this package's own reader.
    private func value(_ property: String, of name: Substring, at percent: Double, in svg: String) -> [Double] {
        guard let start = svg.firstRange(of: "@keyframes \(name){")?.upperBound,
            let end = svg[start...].firstRange(of: "}}")?.lowerBound
        else { return [] }
        var frames: [(percent: Double, values: [Double], timing: [Double])] = []
        for block in svg[start..<end].split(separator: "}") {
            let parts = block.split(separator: "{")
            let declarations = parts[1].split(separator: ";")
            let values = declarations.first { $0.hasPrefix(property + ":") }.map {
                numbers(in: $0.dropFirst(property.count))
            }
            let timing = declarations.first { $0.hasPrefix("animation-timing") }.map { numbers(in: $0) } ?? []
            for selector in parts[0].split(separator: ",") {
                frames.append((selector == "to" ? 100 : Double(selector.dropLast()) ?? -1, values ?? [], timing))
            }
        }
        guard let next = frames.firstIndex(where: { $0.percent >= percent }), next > 0 else {
            return frames.first?.values ?? []
        }
        let (from, to) = (frames[next - 1], frames[next])
        let share = (percent - from.percent) / (to.percent - from.percent)
        let progress = from.timing.count == 4 ? bezier(from.timing, share) : share
        return zip(from.values, to.values).map { $0 + ($1 - $0) * progress }
    }

    private func numbers(in text: Substring) -> [Double] {
        text.split { !("0"..."9").contains($0) && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    }

    /// By bisection on the curve's parameter.
    private func bezier(_ points: [Double], _ x: Double) -> Double {
        func curve(_ u: Double, _ first: Double, _ second: Double) -> Double {
            3 * (1 - u) * (1 - u) * u * first + 3 * (1 - u) * u * u * second + u * u * u
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if curve(middle, points[0], points[2]) < x { low = middle } else { high = middle }
        }
        return curve(low, points[1], points[3])
    }

    @Test func `the content stays within the stated bound of the motion at every frame`() {
        let svg = Self.sample
        #expect(svg.contains(#"data-max-error="0.1pt 0.002""#))
        let names = svg.split(separator: "animation-name:").dropFirst().map { $0.prefix { $0 != "\"" } }
        for frame in 0...180 {
            let time = Double(frame) / 60
            let found = value("transform", of: names[0], at: time / 3 * 100, in: svg)
            #expect(abs((found.first ?? 0) + 1776 * (1 - exponential(-2 * time))) <= 0.1)
        }
    }

    @Test(arguments: [900, 2000, 4500])
    func `between two frames the content is within the bound as well`(velocity: Int) throws {
        let document = """
            {"items":{"count":60,"card":{"frame":{"width":280,"height":180},"title":null}},
             "scroll":{"targetBehavior":"none","indicators":"hidden"},"layout":{"lazyHStack":{"spacing":16}},
             "interactions":[{"fling":{"velocity":\(velocity)}}]}
            """
        let timeline = try Scene(json: Array(document.utf8)).timeline()
        let svg = String(decoding: timeline.animation(Rendering(title: "t")), as: UTF8.self)
        let names = svg.split(separator: "animation-name:").dropFirst().map { $0.prefix { $0 != "\"" } }
        let start = timeline.scrolls(at: 0)[0].offset.x
        let length = (timeline.duration * 1000).rounded(.up) / 1000
        for step in 0..<Int(timeline.duration * 120) {
            let time = Double(step) / 120
            let found = value("transform", of: names[0], at: time / length * 100, in: svg)
            let wanted = start - timeline.scrolls(at: time)[0].offset.x
            // A keyframe is a hundredth of a frame from the middle at most, and written to a hundredth of a point.
            #expect(abs((found.first ?? 0) - wanted) <= 0.105)
        }
    }

    @Test func `a card's scale and opacity follow their closed form while it is seen`() {
        let svg = Self.sample
        let names = svg.split(separator: "animation-name:").dropFirst().map { $0.prefix { $0 != "\"" } }
        let carousel = SampleCarousel()
        for frame in 0...180 {
            let time = Double(frame) / 60
            let layer = carousel.layer(3, at: time, offset: 1776 * (1 - exponential(-2 * time)))
            guard let layer, case .moving(.scale(let scale, _, _)) = layer.effects[0],
                case .moving(.opacity(let opacity)) = layer.effects[1]
            else { continue }
            let found = value("transform", of: names[4], at: time / 3 * 100, in: svg)
            #expect(abs((found.first ?? 0) - scale) * 166.5 <= 0.1)
            #expect(abs((value("opacity", of: names[4], at: time / 3 * 100, in: svg).first ?? 0) - opacity) <= 0.002)
        }
    }

    @Test func `a long scroll of twelve cards is small`() {
        #expect(text(source(distance: 2600)).utf8.count <= 8 * 1024)
    }

    @Test func `a tighter bound takes more keyframes`() {
        let loose = text(source(), Output(theme: .light, maxErrorPoints: 2, maxErrorOpacity: 0.05))
        #expect(loose.utf8.count < Self.sample.utf8.count)
        #expect(loose.contains(#"data-max-error="2pt 0.05""#))
    }

    @Test func `only items that are ever seen are written`() {
        let svg = text(source(distance: 0))
        #expect(svg.ranges(of: "<rect x=").count == 2)
        #expect(!svg.contains("@keyframes"))
    }

    @Test func `it plays once unless it loops, and stands still where motion is unwelcome`() {
        let once = Self.sample
        #expect(once.contains("{animation:3s linear both}"))
        #expect(once.contains("@media(prefers-reduced-motion:reduce){."))
        #expect(once.contains("{animation-duration:0s;animation-iteration-count:1}}"))
        #expect(text(source(), Output(theme: .light, loops: true)).contains("{animation:3s linear infinite both}"))
        for word in ["<script", "foreignObject", "http://www.w3.org/1999", "@import"] { #expect(!once.contains(word)) }
    }

    @Test func `the first picture is the first frame`() {
        let svg = Self.sample
        #expect(svg.contains(#"<g transform="translate(164 160)"><g class="#))
        // The second card is half hidden at the start: its attributes say how it stands.
        #expect(svg.contains(#" transform="scale("#))
    }

    @Test func `SMIL's timing functions stay in the unit square`() {
        let svg = text(source(), Output(theme: .light, encoding: .smil))
        #expect(!svg.contains("@keyframes"))
        #expect(svg.contains(#"<animateTransform attributeName="transform" type="translate""#))
        for list in svg.split(separator: "keySplines=\"").dropFirst() {
            let values = list.prefix { $0 != "\"" }.split { $0 == " " || $0 == ";" }.compactMap { Double($0) }
            #expect(values.allSatisfy { (0...1).contains($0) })
        }
    }

    @Test func `what is removed in sight is hidden from then on`() {
        let carousel = SampleCarousel()
        let shorter = SampleCarousel(count: 1)
        let source = AnimationSource(duration: 1, frames: (0...60).map { Double($0) / 60 }, joints: [0, 0.5]) { time in
            (time < 0.5 ? carousel : shorter).frame(at: time, offset: 0)
        }
        let svg = text(source)
        #expect(svg.contains("animation-timing-function:step-end"))
        #expect(svg.ranges(of: "@keyframes").count == 1)
        #expect(svg.contains("{0%{opacity:1}"))
        #expect(svg.contains(",to{opacity:0}}"))
    }

    @Test func `a layer that looks otherwise later is drawn in both looks, each in its time`() {
        let first = SampleCarousel(count: 1)
        var second = first
        second.card.height = 100
        let source = AnimationSource(duration: 1, frames: (0...60).map { Double($0) / 60 }, joints: [0, 0.5]) {
            [first, second] time in (time < 0.5 ? first : second).frame(at: time, offset: 0)
        }
        let svg = text(source)
        #expect(svg.contains(#"height="180""#))
        #expect(svg.contains(#"height="100""#))
        #expect(svg.ranges(of: "step-end").count == 2)
    }

    @Test func `a moving blur is a filter of style with the first state as attribute`() {
        var carousel = SampleCarousel()
        carousel.effects = { [.blur(radius: 4 * $0, opaque: false), .brightness(0.2 * $0)] }
        let svg = text(source(carousel))
        #expect(svg.contains("filter:blur(0px)invert(0)contrast(1)brightness(1)invert(0)"))
        #expect(svg.contains("<feGaussianBlur stdDeviation="))
    }

    @Test func `any duration and any count of frames make a file`() {
        let carousel = SampleCarousel()
        for (duration, frames) in [(0.0, [0.0]), (0.0, []), (1e-9, [0, 1e-9]), (900, [0, 450, 900])] {
            let source = AnimationSource(duration: duration, frames: frames, joints: [0, -1, 1e9]) {
                carousel.frame(at: $0, offset: $0)
            }
            #expect(text(source).hasSuffix("</svg>"))
        }
    }
}
