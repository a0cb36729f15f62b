ScrollView(.horizontal) {
    LazyHStack(spacing: 10) {
        ForEach(0..<4) { _ in
            Color.indigo.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
        }
    }
    .scrollTargetLayout()
}
.safeAreaPadding(.horizontal, 20)
