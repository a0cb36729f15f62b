import Layout
import SwiftSource
import Testing
import ViewTree

/// The snippets beside the repository; skipped where they are not.
@Suite(.enabled(if: Snippets.folder != nil)) struct SnippetTests {
    /// What a snippet shows: its scroll views, and what stands for the names it does not define.
    struct Expected: Sendable {
        let scrolls: [String]
        let standIns: [String]
    }

    // Lengths by hand: 393 points less insets; 8 samples; placeholders of 160 by 100; hSpacing 16, hMargin 20.
    static let expected: [String: Expected] = [
        "000-adaptive-carousel": Expected(
            scrolls: [
                "horizontal 393x320 content 3200x320 targets 8: item-0@0+393 item-1@401+393 item-7@2807+393 viewAligned"
            ], standIns: ["items", "CardView"]),
        "000-basic-paging": Expected(scrolls: ["horizontal 393x320 content 3930x320 paging"], standIns: []),
        "000-carousel": Expected(
            scrolls: [
                "horizontal 393x320 insets 0 24 0 24 content 5399x320 "
                    + "targets 15: Kartica 1@0+345 Kartica 2@361+345 Kartica 15@5054+345 viewAligned"
            ], standIns: []),
        "000-grid-relative-frame": Expected(scrolls: [], standIns: ["items", "item.view"]),
        "000-parallax-header": Expected(scrolls: ["vertical 400x320 content 400x2117.22"], standIns: []),
        "000-position-tracking": Expected(
            scrolls: [
                "horizontal 393x216.85 content 8088x216.85 targets 20: 0@0+393 1@405+393 19@7695+393 viewAligned"
            ], standIns: ["CardView"]),
        "000-relative-frame-closure": Expected(scrolls: [], standIns: []),
        "000-scroll-transition": Expected(
            scrolls: [
                "horizontal 393x320 content 3284x320 targets 8: item-0@0+393 item-1@413+393 item-7@2891+393 viewAligned"
            ], standIns: ["items", "CardView"]),
        "000-snap-every-fifth": Expected(
            scrolls: ["vertical 393x320 content 393x10000 custom SnapToEveryFifthBehavior"], standIns: ["RowView"]),
        "001-01": Expected(scrolls: ["vertical 393x320 content 393x865"], standIns: ["messages", "MessageRow"]),
        "001-02": Expected(scrolls: ["vertical 393x320 content 393x865"], standIns: ["items", "ItemRow"]),
        "001-03": Expected(scrolls: ["vertical 393x320 content 393x1048"], standIns: ["content"]),
        "001-04": Expected(
            scrolls: ["vertical 393x320 content 393x856 targets 8: item-0@0+100 item-1@108+100 item-7@756+100"],
            standIns: ["items", "ItemRow"]),
        "001-05": Expected(
            scrolls: ["vertical 393x320 content 393x856 targets 8: item-0@0+100 item-1@108+100 item-7@756+100"],
            standIns: ["items", "ItemRow"]),
        "001-06": Expected(scrolls: ["vertical 393x220 content 393x1048"], standIns: ["HeaderView", "content"]),
        "001-07": Expected(scrolls: ["vertical 393x220 content 393x1048"], standIns: ["HeaderView", "content"]),
        "001-08": Expected(scrolls: ["vertical 393x320 content 393x940"], standIns: ["items", "ItemCard"]),
        "001-09": Expected(scrolls: ["vertical 400x320 content 400x400"], standIns: ["ContentView"]),
        "001-10": Expected(
            scrolls: [
                "horizontal 393x320 content 3144x320 targets 8: page-0@0+393 page-1@393+393 page-7@2751+393 paging"
            ],
            standIns: ["pages", "PageView"]),
        "001-11": Expected(
            scrolls: [
                "horizontal 393x320 insets 0 20 0 20 content 2352x320 "
                    + "targets 8: item-0@0+280 item-1@296+280 item-7@2072+280 viewAligned"
            ], standIns: ["items", "ItemCard"]),
        "003-basic-structure": Expected(scrolls: ["vertical 393x320 content 393x1506.35"], standIns: []),
        "003-container-relative-frame": Expected(
            scrolls: [], standIns: ["GalleryHeroView", "heroRatio", "columns", "hSpacing"]),
        "003-content-margins": Expected(
            scrolls: ["horizontal 393x320 insets 0 20 0 20 content 1392x320"],
            standIns: ["hSpacing", "palettes", "GalleryHeroView", "hMargin"]),
        "003-custom-behavior": Expected(
            scrolls: [
                "vertical 393x320 content 393x856 targets 8: item-0@0+100 item-1@108+100 item-7@756+100 "
                    + "custom MyScrollTargetBehavior"
            ], standIns: ["MyScrollTargetBehavior"]),
        "003-safe-area-padding": Expected(
            scrolls: ["horizontal 393x320 insets 0 20 0 20 content 1392x320"],
            standIns: ["hSpacing", "palettes", "GalleryHeroView", "hMargin"]),
        "003-scroll-position": Expected(
            scrolls: [
                "horizontal 393x320 insets 0 20 0 20 content 1392x320 "
                    + "targets 8: palette-0@0+160 palette-1@176+160 palette-7@1232+160 viewAligned"
            ], standIns: ["palettes", "hSpacing", "GalleryHeroView", "hMargin"]),
        "003-scroll-transition": Expected(scrolls: [], standIns: ["GalleryHeroView"]),
        "003-view-aligned": Expected(
            scrolls: [
                "horizontal 393x320 insets 0 20 0 20 content 1392x320 "
                    + "targets 8: palette-0@0+160 palette-1@176+160 palette-7@1232+160 viewAligned"
            ], standIns: ["hSpacing", "palettes", "GalleryHeroView", "hMargin"]),
        "004-adaptive-grid": Expected(
            scrolls: ["vertical 393x320 content 393x456"], standIns: ["items", "GridItemView"]),
        "004-background-extension": Expected(scrolls: [], standIns: ["sidebar", "BannerView"]),
        "004-chips": Expected(scrolls: ["horizontal 393x320 content 1336x320"], standIns: ["chips", "ChipView"]),
        "004-conversation": Expected(
            scrolls: [
                "vertical 393x320 insets 0 0 108 0 content 393x856 "
                    + "targets 8: message-0@0+100 message-1@108+100 message-7@756+100"
            ], standIns: ["messages", "MessageRow", ".layoutPadding", "MessageInputBar"]),
        "004-edge-effect": Expected(scrolls: ["vertical 393x320 content 393x1048"], standIns: ["content"]),
        "004-reveal-pager": Expected(
            scrolls: ["vertical 393x320 content 393x640 targets 2: primary@0+320 details@320+320 paging"],
            standIns: ["PrimarySurface", "DetailSurface"]),
        "004-safe-area-bar": Expected(scrolls: [], standIns: ["content", "FilterBar"]),
        "004-scroll-position": Expected(
            scrolls: [
                "vertical 393x320 content 393x856 targets 8: message-0@0+100 message-1@108+100 message-7@756+100"
            ], standIns: ["messages", "MessageRow"]),
    ]

    @Test(arguments: expected.keys.sorted())
    func `a snippet has its items, stops and stand-ins`(name: String) throws {
        let file = name + ".swift"
        guard Snippets.names.contains(file) else { return }
        let result = try SwiftSource.scene(source: try Snippets.source(file), fileName: file)
        let scrolls = try Summary.scrolls(result.scene)
        #expect(scrolls == Self.expected[name]?.scrolls, "\(scrolls)")
        #expect(result.standIns.map(\.name) == Self.expected[name]?.standIns)
    }

    /// Two snippets whose identities are UUIDs; the second is indented with no-break spaces of two bytes.
    @Test func `cards with UUIDs stand where SwiftUI puts them`() throws {
        let gallery = try SwiftSource.scene(source: try Snippets.source("003-gallery.swift"))
        let scrolls = try Summary.scrolls(gallery.scene)
        // Cards of 353 by 353 * 9 / 16, under a header of 100 and a gap of 8.
        #expect(
            scrolls.map { $0.prefix(62) } == [
                "vertical 393x320 content 393x306.56", "horizontal 393x198.56 insets 0 20 0 20 content 1091x198.56 tar",
            ])
        let target = try SwiftSource.scene(source: try Snippets.source("002-scroll-target.swift"))
        #expect(try Summary.scrolls(target.scene)[0].contains("insets 0 20 0 20 content 2484x"))
        #expect(target.standIns == [StandIn(name: "items", kind: .collection, line: 4, column: 9)])
    }

    @Test(arguments: Snippets.names)
    func `every snippet shows a view without errors`(name: String) throws {
        let result = try SwiftSource.scene(source: try Snippets.source(name), fileName: name)
        #expect(!result.diagnostics.contains { $0.severity == .error })
        _ = try result.scene.resolved()
    }
}
