import Synchronization

/// How many views one scene may make ready, so that collections in collections end with a failure and not a hang.
///
/// Views made on demand are not counted: they depend on their index alone, not on what was asked before.
final class LayoutBudget: Sendable {
    private let spent = Atomic<Int>(0)

    /// Views with their modifiers; a laid out view takes some 10 to 50 microseconds.
    static let greatestCount = 200_000

    /// Counts one more view.
    func spend(on name: String) throws(ImpossibleLayout) {
        guard spent.add(1, ordering: .relaxed).newValue <= Self.greatestCount else {
            throw ImpossibleLayout(
                path: [name], reason: "more than \(Self.greatestCount) views must be measured one by one",
                suggestion: "Give repeated views a fixed frame or containerRelativeFrame on both axes.")
        }
    }
}
