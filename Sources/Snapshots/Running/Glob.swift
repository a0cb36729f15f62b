/// A pattern of names: `*` stands for any characters, `?` for one.
package struct Glob: Sendable, Hashable {
    private let pattern: [Character]

    /// A pattern; every other character stands for itself.
    package init(_ pattern: String) { self.pattern = Array(pattern) }

    /// Whether a whole name is of the pattern; the work grows with the product of both lengths at most.
    package func matches(_ name: String) -> Bool {
        let name = Array(name)
        var (place, next) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while next < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, next)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[next] {
                place += 1
                next += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                (place, next) = (last.pattern + 1, last.name + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
