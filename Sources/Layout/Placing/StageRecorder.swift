import ViewTree

/// Collects what lies outside the tree of nodes while views are placed.
final class StageRecorder {
    private var scrollViews: [ScrollLayout?] = []
    private var targets: [[ScrollTargets]] = []
    private var collections: [[ScrollTargets]] = []
    private var identities: [[PlacedIdentity]] = []
    private(set) var buttons: [ButtonArea] = []
    private(set) var observations: [PlacedObservation] = []

    /// Views whose places are kept one by one.
    static let greatestListedCount = 2_000_000

    /// How many scroll views have begun.
    var scrollViewCount: Int { scrollViews.count }

    /// Reserves the number of a scroll view, so that outer ones come first.
    func beginScrollView() -> Int {
        scrollViews.append(nil)
        targets.append([])
        collections.append([])
        identities.append([])
        return scrollViews.count - 1
    }

    /// Completes a scroll view with what its content has recorded.
    func endScrollView(_ index: Int, as layout: ScrollLayout) {
        var layout = layout
        layout.targets = Self.joined(targets[index])
        layout.collections = collections[index]
        layout.identities = identities[index]
        scrollViews[index] = layout
    }

    func add(targets more: ScrollTargets, to scrollView: Int) {
        if more.count > 0 { targets[scrollView].append(more) }
    }

    func add(collection: ScrollTargets, to scrollView: Int) {
        if collection.count > 0 { collections[scrollView].append(collection) }
    }

    func add(identity: PlacedIdentity, to scrollView: Int) { identities[scrollView].append(identity) }

    func add(button: ButtonArea) { buttons.append(button) }

    func add(observation: PlacedObservation) { observations.append(observation) }

    /// The scroll views in the order of their numbers.
    var finishedScrollViews: [ScrollLayout] { scrollViews.compactMap { $0 } }

    /// Several lists of targets as one; a single list keeps its short form.
    private static func joined(_ parts: [ScrollTargets]) -> ScrollTargets {
        if parts.count == 1 { return parts[0] }
        var frames: [Rect] = []
        var ids: [ViewID] = []
        for part in parts {
            for index in 0..<part.count where frames.count < greatestListedCount {
                frames.append(part.frames[index])
                ids.append(part.ids[index])
            }
        }
        return ScrollTargets(frames: .listed(frames), ids: .listed(ids))
    }
}
