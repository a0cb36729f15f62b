ScrollView(.horizontal, showsIndicators: false) {
    LazyHStack(spacing: 16) {
        ForEach(0..<3) { _ in
            Color.orange.containerRelativeFrame(.horizontal)
        }
    }
    .scrollTargetLayout()
    .padding(.horizontal, 24)
}
.scrollTargetBehavior(.viewAligned)
