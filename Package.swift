// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func system(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
    name: "zoetrope",
    products: [.executable(name: "zoetrope", targets: ["zoetrope"])],
    targets: [
        system("CMicrohttpd", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
        system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        system("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        system("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev"),

        .target(
            name: "CHTTPServer", dependencies: ["CMicrohttpd"],
            cSettings: [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]),
        .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),

        library("HTTP"),
        library("HTTPServer", ["HTTP", "CHTTPServer"], settings: [.strictMemorySafety()]),
        library("Writers"),
        library("Physics"),
        library("ViewTree"),
        library("Typography", ["CHarfBuzz"]),
        library("Layout", ["ViewTree", "Typography"]),
        library("Scrolling", ["Layout", "Physics", "ViewTree"]),
        library("SVG", ["Scrolling", "Layout", "ViewTree", "Typography", "Writers"]),
        library("Trace", ["Scrolling", "Layout", "ViewTree", "Writers"]),
        library("CarouselDocument", ["ViewTree", "CSimdjson", "Writers"]),
        library("DocumentStore", ["CSQLite", "CNettle"]),
        library(
            "Service",
            [
                "HTTP", "CarouselDocument", "DocumentStore", "Layout", "Scrolling", "SVG", "Trace", "ViewTree",
                "Writers", "CZlib", "CArchive",
            ]),
        .executableTarget(
            name: "zoetrope",
            dependencies: [
                "HTTP", "HTTPServer", "Service", "CarouselDocument", "DocumentStore", "Layout", "Scrolling", "SVG",
                "Trace", "ViewTree",
            ],
            path: "Sources/CLI", swiftSettings: strict),

        tests("HTTP", ["HTTP"]),
        tests("HTTPServer", ["HTTPServer", "HTTP"]),
        tests("Writers", ["Writers"]),
        tests("Physics", ["Physics"], exclude: ["physics-vectors.json"]),
        tests("ViewTree", ["ViewTree"]),
        tests("Typography", ["Typography"]),
        tests("Layout", ["Layout", "ViewTree"]),
        tests("Scrolling", ["Scrolling", "Layout", "ViewTree", "Physics"]),
        tests("SVG", ["SVG", "Scrolling", "Layout", "ViewTree", "CarouselDocument"]),
        tests("Trace", ["Trace", "Scrolling", "Layout", "ViewTree", "CarouselDocument"]),
        tests("CarouselDocument", ["CarouselDocument", "ViewTree"]),
        tests("DocumentStore", ["DocumentStore"]),
        tests("Service", ["Service", "HTTP"]),
    ]
)
