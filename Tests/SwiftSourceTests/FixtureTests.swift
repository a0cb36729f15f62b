import SwiftSource
import Testing
import ViewTree

@Suite struct FixtureTests {
    /// What each fixture shows: its scroll views with their targets, or its words.
    static let expected: [String: [String]] = [
        // Columns of 403 / 133 = 3; three rows of 50 and two gaps of 10.
        "adaptive-grid": ["vertical 393x320 content 393x170"],
        "bars": ["vertical 393x320 insets 0 0 44 0 content 393x1000 targets 10: 0@0+100 1@100+100 9@900+100"],
        // 3 * 40 + 12.5, and a quarter of that on each side.
        "computed-layout": [
            "horizontal 393x64 insets 0 33.13 0 33.13 content 857.5x64 targets 6: 0@0+132.5 1@145+132.5 5@725+132.5"
        ],
        // (353 - 30) / 4 * 3 + 20.
        "count-span-spacing": [
            "horizontal 393x320 insets 0 20 0 20 content 1079x320 targets 4: 0@0+262.25 1@272.25+262.25 3@816.75+262.25"
        ],
        "default-anchor": ["vertical 393x320 content 393x1000"],
        "default-spacing": ["horizontal 393x50 content 424x50 targets 4: 1@0+100 2@108+100 4@324+100 viewAligned"],
        "generic-carousel": ["horizontal 393x20.57 content 430x20.57 targets 2: 7@0+200 9@230+200"],
        "geometry-reader": ["horizontal 393x100 content 786x100 targets 3: 0@0+262 1@262+262 2@524+262"],
        "grid-of-two-rows": ["horizontal 393x120 content 474x120 targets 10: 0@0+90 1@0+90 9@384+90"],
        "identifiable-models": [
            "horizontal 393x90 content 520x90 targets 3: split@0+160 graz@180+160 zadar@360+160"
        ],
        "limit-and-anchor": [
            "horizontal 393x320 content 770x320 targets 6: 0@0+120 1@130+120 5@650+120 viewAligned alwaysByOne 0.5,0.5"
        ],
        "modifiers-on-for-each": ["horizontal 393x40 content 365x40 targets 6: 0@0+70 1@75+70 5@335+30"],
        "own-behavior": ["vertical 393x320 content 393x10000 custom Fifths"],
        "padding-inside-the-stack": [
            "horizontal 393x320 content 1259x320 targets 3: 0@24+393 1@433+393 2@842+393 viewAligned"
        ],
        "peeking-cards": [
            "horizontal 393x320 insets 0 24 0 24 content 5399x320 targets 15: 0@0+345 1@361+345 14@5054+345 viewAligned"
        ],
        "relative-frame-closure": ["horizontal 393x320 content 916x320 targets 3: 0@0+300 1@308+300 2@616+300"],
        "right-to-left": ["horizontal 393x40 content 540x40 targets 5: 0@0+100 1@110+100 4@440+100"],
        "safe-area-padding": [
            "horizontal 393x320 insets 0 20 0 20 content 1548x320 targets 5: 0@0+300 1@312+300 4@1248+300 viewAligned"
        ],
        "screen-width-pages": [
            "horizontal 393x200 content 1572x200 targets 4: 0@0+393 1@393+393 3@1179+393 paging"
        ],
        "scroll-transition-phases": ["horizontal 393x100 content 1040x100"],
        "size-class": ["horizontal 393x320 content 1602x320 targets 4: 0@0+393 1@403+393 3@1209+393"],
        "subviews": ["horizontal 393x40 content 320x40 targets 4: 0@0+80 1@80+80 1@240+80"],
        "tab-pages": ["horizontal 393x320 content 1179x320 targets 3: 0@0+393 1@393+393 2@786+393 paging"],
        "tapped-position": ["horizontal 393x260 content 2358x260 targets 6: 0@0+393 1@393+393 5@1965+393"],
        "unknown-names": [
            "horizontal 393x320 insets 0 20 0 20 content 2352x320 targets 8: photo-0@0+280 photo-1@296+280 photo-7@2072+280"
        ],
        "view-modifier-and-extension": ["horizontal 393x60 content 330x60 targets 3: 0@0+110 1@110+130 2@240+90"],
        "visual-effect-parallax": ["vertical 393x320 content 393x1100"],
    ]

    @Test(arguments: expected.keys.sorted())
    func `a fixture has the scroll views that SwiftUI would give it`(name: String) throws {
        let result = try Reading.scene(Fixtures.source(name))
        #expect(try Summary.scrolls(result.scene) == Self.expected[name])
        #expect(result.diagnostics.isEmpty)
    }

    /// The first words of each fixture whose point is its words.
    static let words: [String: [String]] = [
        "bindings": ["Row 1 off", "Row 2 off", "Row 3 off"],
        "enumerated-and-zip": ["0: Ana", "1: Bo", "2: Cy", "Ana is 30", "Bo is 41", "Cy is 52", "Ana", "Bo"],
        "identifiable-models": ["Split", "Croatia", "Graz", "Austria", "Zadar", "Croatia"],
        "last-unused-view": ["Root", "Inner"],
        "navigation-and-toolbar": ["Hello"],
        "preview-provider": ["Previewed"],
        "sections-and-headers": ["First", "One", "Two", "Second", "Three"],
        "switch-in-a-builder": ["[photo]", "clip", "note"],
        "view-builder-members": ["Header", "Row 1", "Large 2", "Row 3"],
        "view-modifier-and-extension": ["A", "B", "C"],
    ]

    @Test(arguments: words.keys.sorted())
    func `a fixture has the words of its source`(name: String) throws {
        let result = try Reading.scene(Fixtures.source(name))
        #expect(Summary.texts(try Reading.view(Fixtures.source(name))) == Self.words[name])
        #expect(result.diagnostics.isEmpty)
        #expect(result.standIns.isEmpty)
    }

    @Test func `every fixture is in a test`() {
        let tested = Set(Self.expected.keys).union(Self.words.keys).union(ProgramTests.fixtures).union([
            "two-sided-transition"
        ])
        #expect(Set(Fixtures.names) == tested)
        #expect(Fixtures.names.count >= 40)
    }

    @Test func `names without a definition are listed in order with what stands for them`() throws {
        let standIns = try Reading.scene(Fixtures.source("unknown-names")).standIns
        #expect(
            standIns == [
                StandIn(name: "cardSpacing", kind: .number, line: 4, column: 33),
                StandIn(name: "photos", kind: .collection, line: 5, column: 25),
                StandIn(name: "PhotoCard", kind: .view, line: 6, column: 21),
                StandIn(name: "Layout.cardWidth", kind: .number, line: 7, column: 39),
                StandIn(name: "sideMargin", kind: .number, line: 12, column: 38),
            ])
    }

    @Test func `the navigation title names the scene`() throws {
        #expect(try Reading.scene(Fixtures.source("navigation-and-toolbar")).scene.title == "Home")
        #expect(try Reading.scene(Fixtures.source("peeking-cards")).scene.title == "PeekingCards")
    }

    @Test func `two readings of a source are equal`() throws {
        for (_, source) in Fixtures.all {
            let first = try Reading.scene(source)
            #expect(try Reading.scene(source).scene == first.scene)
        }
    }

    @Test func `a regular width class changes the columns`() throws {
        let viewport = Viewport(size: Size(width: 800, height: 320), horizontalSizeClass: .regular)
        let scene = try Reading.scene(Fixtures.source("size-class"), viewport: viewport).scene
        // (800 - 10) / 2.
        #expect(
            try Summary.scrolls(scene) == [
                "horizontal 800x320 content 1610x320 targets 4: 0@0+395 1@405+395 3@1215+395"
            ])
    }
}
