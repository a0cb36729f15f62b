import Foundation
import Testing

/// A JSON value, as far as the vectors need it.
enum JSON: Decodable {
    case number(Double)
    case text(String)
    case truth(Bool)
    case list([JSON])
    case object([String: JSON])
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .truth(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var numbers: [Double] { if case .list(let values) = self { values.compactMap(\.number) } else { [] } }
    var items: [JSON] { if case .list(let values) = self { values } else { [] } }
    subscript(key: String) -> JSON? { if case .object(let members) = self { members[key] } else { nil } }

    /// The members of an object whose names are numbers, in order: time → value.
    var table: [(key: Double, value: Double)] {
        guard case .object(let members) = self else { return [] }
        return members.compactMap { name, value in
            guard let key = Double(name), let number = value.number else { return nil }
            return (key, number)
        }.sorted { $0.key < $1.key }
    }
}

/// One case of physics-vectors.json.
struct Vector: Decodable, CustomTestStringConvertible {
    let id: String
    let kind: String
    let inputs: JSON
    let expected: JSON
    let tolerance: JSON

    var testDescription: String { id }

    func input(_ name: String) throws -> Double { try #require(inputs[name]?.number, "\(id) input \(name)") }
    func expects(_ name: String) throws -> Double { try #require(expected[name]?.number, "\(id) expected \(name)") }
    func within(_ name: String) throws -> Double { try #require(tolerance[name]?.number, "\(id) tolerance \(name)") }

    /// Compares with an expected number of that name.
    func check(_ actual: Double, _ name: String, _ tolerance: String, location: SourceLocation = #_sourceLocation)
        throws
    {
        let (expected, limit) = (try expects(name), try within(tolerance))
        #expect(
            abs(actual - expected) <= limit, "\(id) \(name): \(actual) is not \(expected)", sourceLocation: location)
    }

    /// Compares a function with an expected table of that name, which must not be empty.
    func check(
        table name: String, _ tolerance: String, location: SourceLocation = #_sourceLocation,
        _ function: (Double) -> Double
    ) throws {
        let limit = try within(tolerance)
        let table = try #require(expected[name]?.table, "\(id) table \(name)")
        #expect(!table.isEmpty, "\(id) table \(name) is empty", sourceLocation: location)
        for (key, value) in table {
            let actual = function(key)
            #expect(
                abs(actual - value) <= limit, "\(id) \(name)(\(key)): \(actual) is not \(value)",
                sourceLocation: location)
        }
    }

    static let all: [Vector] = {
        struct File: Decodable { let vectors: [Vector] }
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "physics-vectors.json")
        guard let data = try? Data(contentsOf: path), let file = try? JSONDecoder().decode(File.self, from: data) else {
            return []
        }
        return file.vectors
    }()

    static func of(_ kind: String) -> [Vector] { all.filter { $0.kind == kind } }
}
