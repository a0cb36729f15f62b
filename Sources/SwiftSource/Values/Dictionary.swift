/// A dictionary whose keys stay in the order of their first use.
struct Dictionary: Sendable, Hashable {
    private(set) var keys: [Value] = []
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]
    private(set) var extent = Extent.one

    subscript(key: Value) -> Value? {
        get { places[key].map { values[$0] } }
        set {
            if let place = places[key] {
                if let newValue {
                    values[place] = newValue
                } else {
                    keys.remove(at: place)
                    values.remove(at: place)
                    places = Swift.Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
                }
            } else if let newValue {
                places[key] = keys.count
                keys.append(key)
                values.append(newValue)
            }
            // Never less than it holds; a value that was replaced still counts.
            extent.add(key.extent)
            if let newValue { extent.add(newValue.extent) }
        }
    }
}

extension Dictionary {
    static func == (first: Dictionary, second: Dictionary) -> Bool {
        first.keys == second.keys && first.values == second.values
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(keys)
        hasher.combine(values)
    }
}
