struct Adaptive: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    private var columns: Int { sizeClass == .compact ? 1 : 2 }

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 10) {
                ForEach(0..<4) { _ in
                    Color.red.containerRelativeFrame(.horizontal, count: columns, spacing: 10)
                }
            }
            .scrollTargetLayout()
        }
    }
}
