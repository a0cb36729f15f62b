import CSimdjson

extension JSONValue {
    /// Reads strict JSON: UTF-8, unique names, finite numbers, nesting and length within the limits.
    package init(json: [UInt8], limits: DocumentLimits = DocumentLimits()) throws(InvalidDocument) {
        guard json.count <= limits.bytes else {
            throw InvalidDocument(
                Problem(
                    detail: "the document has \(json.count) bytes",
                    expected: "at most \(limits.bytes) bytes"))
        }
        let nodes = json.withUnsafeBufferPointer { buffer in
            var empty: UInt8 = 0
            return withUnsafePointer(to: &empty) { nothing in
                json_nodes_read(buffer.baseAddress ?? nothing, buffer.count, limits.depth)
            }
        }
        defer { json_nodes_free(nodes) }
        guard let first = nodes.first, nodes.status == Int32(json_ok.rawValue) else {
            throw InvalidDocument(JSONFault(in: json, depth: limits.depth))
        }
        var walk = NodeWalk(nodes: UnsafeBufferPointer(start: first, count: nodes.count))
        self = walk.value()
        if let duplicate = walk.duplicate {
            throw InvalidDocument(
                Problem(
                    pointer: duplicate, detail: "the member is written twice", expected: "each member once"))
        }
    }
}

/// Turns the flat nodes of one text into a value; recursion is as deep as the reader has allowed.
private struct NodeWalk {
    let nodes: UnsafeBufferPointer<json_node>
    var next = 0
    var path = DocumentPath()
    var duplicate: String?

    mutating func value() -> JSONValue {
        let node = nodes[next]
        next += 1
        switch UInt32(node.kind) {
        case json_false.rawValue: return .bool(false)
        case json_true.rawValue: return .bool(true)
        case json_number.rawValue: return .number(node.number)
        case json_string.rawValue: return .string(text(node))
        case json_array.rawValue:
            var values: [JSONValue] = []
            values.reserveCapacity(node.count)
            for index in 0..<node.count {
                path.push(index)
                values.append(value())
                path.pop()
            }
            return .array(values)
        case json_object.rawValue: return .object(members(count: node.count))
        default: return .null
        }
    }

    /// Few names are compared with each other, many through a set, so that hostile objects cost no more than their length.
    private mutating func members(count: Int) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        members.reserveCapacity(count)
        var names: Set<String> = []
        for _ in 0..<count {
            let name = text(nodes[next])
            next += 1
            path.push(name)
            let isNew = count > 16 ? names.insert(name).inserted : !members.contains { $0.name == name }
            if !isNew, duplicate == nil { duplicate = path.pointer }
            members.append(JSONValue.Member(name, value()))
            path.pop()
        }
        return members
    }

    private func text(_ node: json_node) -> String {
        guard let start = node.text else { return "" }
        return start.withMemoryRebound(to: UInt8.self, capacity: node.count) { bytes in
            String(decoding: UnsafeBufferPointer(start: bytes, count: node.count), as: UTF8.self)
        }
    }
}
