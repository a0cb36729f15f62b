ScrollView(.horizontal) {
    HStack(spacing: 10) {
        ForEach(0..<5) { _ in Color.red.frame(width: 100, height: 40) }
    }
    .scrollTargetLayout()
}
.environment(\.layoutDirection, .rightToLeft)
