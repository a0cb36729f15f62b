import ViewTree

/// A view with the number of views in it.
struct ViewValue: Sendable, Hashable {
    var view: View
    var extent: Extent

    init(_ view: View, extent: Extent = .one) {
        self.view = view
        self.extent = extent
    }

    func hash(into hasher: inout Hasher) { hasher.combine(extent) }
}
