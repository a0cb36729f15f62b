/// Draws a target to an edge of the content from within a distance.
package struct Magnet: Sendable, Hashable {
    /// The edge that draws.
    package var edge: Edge
    /// Points from the edge.
    package var within: Double
    /// A condition on the velocity; nil is always.
    package var when: Condition?

    /// A comparison of the velocity along the edge's axis with a number.
    package struct Condition: Sendable, Hashable {
        /// How the two are compared.
        package var comparison: Comparison
        /// Points per second.
        package var velocity: Double

        /// Makes a condition.
        package init(comparison: Comparison, velocity: Double) {
            self.comparison = comparison
            self.velocity = velocity
        }

        /// A comparison under its Swift spelling.
        package enum Comparison: String, Sendable, Hashable, CaseIterable {
            /// Below.
            case less = "<"
            /// Not above.
            case lessOrEqual = "<="
            /// Above.
            case greater = ">"
            /// Not below.
            case greaterOrEqual = ">="
        }

        /// Whether a velocity meets the condition.
        package func holds(for velocity: Double) -> Bool {
            switch comparison {
            case .less: velocity < self.velocity
            case .lessOrEqual: velocity <= self.velocity
            case .greater: velocity > self.velocity
            case .greaterOrEqual: velocity >= self.velocity
            }
        }
    }

    /// Makes one from its parts.
    package init(edge: Edge, within: Double, when: Condition? = nil) {
        self.edge = edge
        self.within = within
        self.when = when
    }
}
