// swift-tools-version: 6.3
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    // It looks into what is `public` only, so what every inner loop is made of is: Locks, Writers, ViewTree's geometry.
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], settings: [SwiftSetting] = []
) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies, exclude: exclude, swiftSettings: strict + settings)
}

func system(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// The folder of the toolchain's SwiftSyntax: this process has the toolchain's `swift/pm/ManifestAPI` library loaded,
/// and `swift/host` lies beside it. Nil where there is none; the package then builds without SwiftUI source as input.
let swiftSyntax: String? = {
    // To the end, since the kernel gives a page at a time and reading a file by its size stops after the first.
    let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let maps = String(decoding: bytes ?? Data(), as: UTF8.self)
    let loaded = maps.split(separator: "\n").lazy.compactMap { line -> String? in
        guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/ManifestAPI/") else { return nil }
        return String(line[start..<end.lowerBound]) + "/host"
    }
    let folder = ProcessInfo.processInfo.environment["SWIFT_HOST_LIBS"] ?? loaded.first
    return folder.flatMap { FileManager.default.fileExists(atPath: $0 + "/SwiftParser.swiftmodule") ? $0 : nil }
}()
let readsSwift: [SwiftSetting] =
    swiftSyntax.map { [.unsafeFlags(["-I", $0]), .define("SWIFT_SOURCE")] } ?? []
let linksSwiftParser: [LinkerSetting] =
    swiftSyntax.map {
        [
            .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]), .linkedLibrary("SwiftSyntax"),
            .linkedLibrary("SwiftParser"),
        ]
    } ?? []
let swiftSource: [Target] =
    swiftSyntax == nil
    ? []
    : [
        .target(
            name: "SwiftSource", dependencies: ["ViewTree", "Writers", "Locks"], swiftSettings: strict + readsSwift,
            linkerSettings: linksSwiftParser),
        .testTarget(
            name: "SwiftSourceTests",
            dependencies: [
                "SwiftSource", "ViewTree", "Typography", "Layout", "Scrolling", "SVG", "CarouselDocument",
            ],
            swiftSettings: strict + readsSwift),
    ]

let package = Package(
    name: "zoetrope",
    products: [
        .executable(name: "zoetrope", targets: ["zoetrope"]),
        .library(name: "Fuzzing", type: .static, targets: ["Fuzzing"]),
    ],
    targets: [
        system("CMicrohttpd", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
        system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        system("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
        system("CPostgres", pkgConfig: "libpq", apt: "libpq-dev"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        system("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev"),

        .target(
            name: "CHTTPServer", dependencies: ["CMicrohttpd"],
            cSettings: [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]),
        .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),

        library("Locks"),
        library("HTTP"),
        library("HTTPServer", ["HTTP", "CHTTPServer"], settings: [.strictMemorySafety()]),
        library("Writers"),
        library("Physics"),
        library("ViewTree"),
        library("Typography", ["CHarfBuzz", "Locks"]),
        library("Layout", ["ViewTree", "Typography", "Locks"]),
        library("Scrolling", ["Layout", "Physics", "ViewTree"]),
        library("SVG", ["Scrolling", "Layout", "ViewTree", "Typography", "Writers", "Locks"]),
        library("Trace", ["Scrolling", "Layout", "ViewTree", "Writers"]),
        library("CarouselDocument", ["ViewTree", "CSimdjson", "Writers"]),
        library(
            "Snapshots",
            ["SVG", "Trace", "Scrolling", "Layout", "ViewTree", "CarouselDocument", "Writers", "Typography", "Locks"]),
        library("DocumentStore", ["CSQLite", "CPostgres", "CNettle", "Locks"]),
        library(
            "Service",
            [
                "HTTP", "CarouselDocument", "DocumentStore", "Layout", "Scrolling", "SVG", "Trace", "ViewTree",
                "Writers", "Locks", "CZlib", "CArchive",
            ] + (swiftSyntax == nil ? [] : ["SwiftSource"]), settings: readsSwift),
        library(
            "Commands",
            [
                "HTTP", "HTTPServer", "Service", "CarouselDocument", "DocumentStore", "ViewTree", "Snapshots", "Trace",
            ] + (swiftSyntax == nil ? [] : ["SwiftSource"]), settings: readsSwift),
        .executableTarget(
            name: "zoetrope", dependencies: ["Commands"],
            path: "Sources/CLI", swiftSettings: strict + readsSwift),

        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CarouselDocument", "DocumentStore", "HTTP", "Layout", "Physics", "SVG", "Scrolling", "Service",
                "ViewTree", "Writers",
            ] + swiftSource.prefix(1).map { .byName(name: $0.name) },
            path: "Benchmarks/Measures", swiftSettings: strict + readsSwift, linkerSettings: linksSwiftParser),

        tests("Locks", ["Locks"]),
        tests("HTTP", ["HTTP"]),
        tests("HTTPServer", ["HTTPServer", "HTTP"]),
        tests("Writers", ["Writers"]),
        tests("Physics", ["Physics"], exclude: ["physics-vectors.json"]),
        tests("ViewTree", ["ViewTree"]),
        tests("Typography", ["Typography"]),
        tests("Layout", ["Layout", "ViewTree", "Typography"]),
        tests("Scrolling", ["Scrolling", "Layout", "ViewTree", "Physics"]),
        tests(
            "SVG", ["SVG", "Scrolling", "Layout", "Typography", "ViewTree", "Writers", "CarouselDocument"],
            exclude: ["Snapshots"]),
        tests("Trace", ["Trace", "Scrolling", "Layout", "ViewTree", "CarouselDocument"]),
        tests("CarouselDocument", ["CarouselDocument", "ViewTree"]),
        tests("Snapshots", ["Snapshots", "Trace", "Scrolling", "CarouselDocument", "Writers"]),
        tests("DocumentStore", ["DocumentStore"]),
        tests("Service", ["Service", "HTTP", "DocumentStore"], settings: readsSwift),
        tests("Commands", ["Commands"], settings: readsSwift),
        tests("CLI", ["zoetrope"], settings: readsSwift),

        .target(
            name: "Fuzzing",
            dependencies: [
                "CarouselDocument", "DocumentStore", "HTTP", "Layout", "SVG", "Scrolling", "Service", "Trace",
                "ViewTree",
            ] + (swiftSyntax == nil ? [] : ["SwiftSource"]),
            path: "Tests/Fuzzing", exclude: ["Corpus"], swiftSettings: strict + readsSwift),
        tests("Fuzzing", ["Fuzzing"], settings: readsSwift),
    ] + swiftSource
)
