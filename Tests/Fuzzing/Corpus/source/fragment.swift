ScrollView(.horizontal) {
    LazyHStack(spacing: 16) {
        ForEach(0..<10) { i in
            RoundedRectangle(cornerRadius: 20).fill(.blue.gradient).containerRelativeFrame(.horizontal)
        }
    }
    .scrollTargetLayout()
}
.scrollTargetBehavior(.viewAligned)
.contentMargins(.horizontal, 24, for: .scrollContent)
