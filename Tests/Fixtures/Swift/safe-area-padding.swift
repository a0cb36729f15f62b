ScrollView(.horizontal) {
    LazyHStack(spacing: 12) {
        ForEach(0..<5) { _ in
            Color.green.frame(width: 300, height: 150)
        }
    }
    .scrollTargetLayout()
}
.safeAreaPadding(.horizontal, 20)
.scrollTargetBehavior(.viewAligned)
