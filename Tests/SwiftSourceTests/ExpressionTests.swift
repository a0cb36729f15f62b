import SwiftSource
import Testing
import ViewTree

@Suite struct ExpressionTests {
    /// Expressions with the words that Swift makes of their values.
    static let expressions: [(String, String)] = [
        ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 / 2", "3"), ("7.0 / 2", "3.5"), ("-7 % 3", "-1"),
        ("10 - 4 - 3", "3"),
        ("2.5 + 1", "3.5"), ("0x1F + 0b11", "34"), ("1_000", "1000"), ("6 & 3 | 8", "10"), ("1 << 4", "16"),
        ("3 > 2 && !(1 == 2)", "true"), ("\"b\" < \"a\" || 1 <= 1", "true"), ("true ? 1 : 2", "1"),
        ("false ? 1 : true ? 2 : 3", "2"), ("nil ?? 4", "4"), ("Optional<Int>.none ?? 5", "5"),
        ("max(1, 2.5, 2)", "2.5"), ("min(3, 2)", "2"), ("abs(-4)", "4"), ("sqrt(16)", "4.0"), ("pow(2, 10)", "1024.0"),
        ("(3.7).rounded()", "4.0"), ("(2.5).rounded(.down)", "2.0"), ("Int(3.9)", "3"), ("Double(3)", "3.0"),
        ("CGFloat(7) / 2", "3.5"), ("7.5.truncatingRemainder(dividingBy: 2)", "1.5"), ("Int(\"12\") ?? 0", "12"),
        ("Int(\"x\") ?? 0", "0"), ("8.isMultiple(of: 4)", "true"),
        ("\"a\" + \"b\"", "ab"), ("\"abc\".count", "3"), ("\"abc\".uppercased()", "ABC"),
        ("\"Hello\".hasPrefix(\"He\")", "true"),
        ("\"a,b\".split(separator: \",\").count", "2"), ("String(repeating: \"ab\", count: 3)", "ababab"),
        ("\"x\\(1 + 1)y\"", "x2y"), ("\"tab\\tq\\\"\\u{41}\"", "tab\tq\"A"),
        ("String(format: \"%.2f\", 3.14159)", "3.14"),
        ("String(format: \"%03d\", 7)", "007"), ("0.5.formatted(.percent)", "50%"),
        ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"), ("[1, 2, 3].filter { $0 > 1 }.count", "2"),
        ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("[3, 1, 2].sorted { $0 > $1 }", "[3, 2, 1]"),
        ("[3, 1, 2].sorted(by: >)", "[3, 2, 1]"),
        ("[1, 2, 3].reduce(0, +)", "6"), ("[1, 2, 3].reduce(10) { $0 - $1 }", "4"), ("[1, 2].first ?? 0", "1"),
        ("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"), ("[1, 2, 3].firstIndex(of: 3) ?? -1", "2"),
        ("[1, 2, 3].firstIndex { $0 == 9 } ?? -1", "-1"), ("[1, 2, 3].contains(2)", "true"),
        ("[1, 2, 3, 4].prefix(2)", "[1, 2]"),
        ("[1, 2, 3, 4].suffix(1)", "[4]"), ("[1, 2, 3].reversed()", "[3, 2, 1]"), ("[1, 2, 3][1...]", "[2, 3]"),
        ("[1, 2, 3][0]", "1"),
        ("[[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"), ("[\"1\", \"x\"].compactMap { Int($0) }", "[1]"),
        ("Array(0..<3)", "[0, 1, 2]"), ("(1...3).map { $0 }", "[1, 2, 3]"),
        ("Array(stride(from: 0, to: 10, by: 4))", "[0, 4, 8]"),
        ("Array(stride(from: 1, through: 2, by: 0.5))", "[1.0, 1.5, 2.0]"), ("(0..<5).contains(3)", "true"),
        ("[\"a\": 1][\"a\"] ?? 0", "1"), ("[\"a\": 1][\"b\", default: 7]", "7"), ("[1, 2].isEmpty", "false"),
        ("[\"x\", \"y\"].enumerated().map { \"\\($0.offset)\\($0.element)\" }", "[0x, 1y]"),
        ("zip([1, 2], [3, 4]).map { $0 + $1 }", "[4, 6]"), ("[1, 2, 3].max() ?? 0", "3"),
        ("[1, 2, 3].allSatisfy { $0 > 0 }", "true"),
        ("[1, 2, 3].map(\\.description)", "[1, 2, 3]"), ("[1, 2, 3].map(String.init)", "[1, 2, 3]"),
        ("CGSize(width: 3, height: 4).width", "3.0"), ("CGRect(x: 1, y: 2, width: 10, height: 20).midX", "6.0"),
        ("CGPoint(x: 1, y: 2).y", "2.0"), ("Angle.degrees(180).radians > 3.14", "true"), ("(1, name: \"n\").name", "n"),
        ("(4, 5).1", "5"),
        ("{ 6 }()", "6"), ("{ (a: Int, b: Int) in a - b }(5, 3)", "2"), ("UIScreen.main.bounds.width", "393.0"),
    ]

    @Test(arguments: expressions.indices)
    func `an expression has Swift's value`(index: Int) throws {
        let (expression, words) = Self.expressions[index]
        #expect(try Reading.words(expression) == words, "\(expression)")
    }

    /// Statements, an expression after them, and its words.
    static let statements: [(String, String, String)] = [
        ("let a = 3, b = 4", "a * b", "12"), ("let (x, y) = (1, 2)", "x - y", "-1"),
        ("let f: (Int) -> Int = { $0 + 1 }", "f(f(1))", "3"),
        ("let v = if 1 < 2 { \"yes\" } else { \"no\" }", "v", "yes"),
        ("let v = switch 3 { case 0: \"a\"; case 1...4: \"b\"; default: \"c\" }", "v", "b"),
        ("func twice(_ n: Int, plus extra: Int = 1) -> Int { n * 2 + extra }", "twice(4) + twice(1, plus: 0)", "11"),
        (
            "func sum(to n: Int) -> Int { var s = 0; for i in 1...n where i != 2 { s += i }; return s }", "sum(to: 4)",
            "8"
        ),
        ("func up() -> Int { var n = 0; while n < 5 { n += 2; if n == 4 { break } }; return n }", "up()", "4"),
        (
            "func first(_ a: Int?) -> String { guard let a else { return \"none\" }; return \"\\(a)\" }",
            "first(nil) + first(2)", "none2"
        ),
        ("func total(_ list: [Int]) -> Int { var t = 0; list.forEach { t += $0 }; return t }", "total([1, 2, 3])", "6"),
        ("func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }", "fact(10)", "3628800"),
        ("func grow(_ n: inout Int) { n += 1 }", "1", "1"),
        ("let name: String? = nil", "name?.count ?? -1", "-1"),
        ("let name: String? = \"ab\"", "name?.count ?? -1", "2"),
        ("let name: String? = \"ab\"", "name.map { $0 + \"!\" } ?? \"\"", "ab!"),
        (
            "func set() -> [Int] { var s: Set<Int> = []; s.insert(2); s.insert(2); s.insert(3); s.remove(2); return Array(s) }",
            "set()", "[3]"
        ),
        ("enum F: String { case a = \"A\"; var id: String { rawValue } }", "1", "1"),
        ("let third: CGFloat = 1 / 3", "third * 3", "1.0"), ("let x = 2.0", "x * (1 / 4)", "0.5"),
        ("let spacing: CGFloat = 10", "spacing / 4", "2.5"), ("let list: [CGFloat] = [1, 2]", "list[1] / 4", "0.5"),
    ]

    @Test(arguments: statements.indices)
    func `statements before an expression count`(index: Int) throws {
        let (statements, expression, words) = Self.statements[index]
        #expect(try Reading.words(expression, after: statements) == words, "\(statements) \(expression)")
    }

    @Test func `structs keep values, methods and statics of their own`() throws {
        let source = """
            struct Size { var w = 2.0; let h: Double; var area: Double { w * h }; static let unit = Size(w: 1, h: 1)
              mutating func double() { w *= 2 }
              init(w: Double = 2, h: Double) { self.w = w; self.h = h }
              func scaled(by k: Double) -> Size { Size(w: w * k, h: h * k) } }
            struct Test: View { var body: some View { Text(words()) }
              func words() -> String { var a = Size(h: 3); a.double(); let b = a; a.w = 0; return "\\(b.area) \\(a.area) \\(Size.unit.scaled(by: 3).area)" } }
            """
        #expect(Summary.texts(try Reading.view(source)) == ["12.0 0.0 9.0"])
    }

    @Test func `enums carry values and raw values`() throws {
        let source = """
            enum Kind: String, CaseIterable { case a, b = "bee"; var id: String { rawValue }; var next: Kind { switch self { case .a: .b; case .b: .a } } }
            enum Shape { case circle(radius: Double), square(Double), dot }
            func area(_ s: Shape) -> Double { switch s { case .circle(let r): r * r * 3; case let .square(side): side * side; case .dot: 0 } }
            Text("\\(Kind.allCases.map(\\.rawValue)) \\(Kind.a.next.id) \\(area(.circle(radius: 2)) + area(.square(3)) + area(.dot)) \\(Kind(rawValue: "bee") == .b)")
            """
        #expect(Summary.texts(try Reading.view(source)) == ["[a, bee] bee 21.0 true"])
    }

    @Test func `extensions add to types of Swift`() throws {
        let source = """
            extension Int { var doubled: Int { self * 2 }; func plus(_ n: Int) -> Int { self + n } }
            extension Array { var second: Element? { count > 1 ? self[1] : nil } }
            extension CGFloat { static let gap: CGFloat = 12 }
            extension String { func shout() -> String { uppercased() + "!" } }
            VStack(spacing: .gap) { Text("\\(4.doubled.plus(1)) \\([7, 8].second ?? 0) \\("a".shout())") }
            """
        let view = try Reading.view(source)
        #expect(Summary.texts(view) == ["9 8 A!"])
        guard case .stack(let stack) = view.content else {
            Issue.record("expected a stack")
            return
        }
        #expect(stack.spacing == 12)
    }

    @Test func `arithmetic that Swift would trap gives zero and a warning`() throws {
        let result = try Reading.scene("Text(\"\\(1 / 0) \\(9223372036854775807 + 1) \\([1][3] ?? 2)\")")
        #expect(
            result.diagnostics.map(\.message) == [
                "division by zero", "arithmetic overflow", "index 3 is out of range 0..<1",
            ])
    }
}
