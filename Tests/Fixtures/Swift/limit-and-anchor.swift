ScrollView(.horizontal) {
    LazyHStack(spacing: 10) {
        ForEach(0..<6) { _ in Color.teal.frame(width: 120, height: 80) }
    }
    .scrollTargetLayout()
}
.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
