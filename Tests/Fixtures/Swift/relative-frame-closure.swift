ScrollView(.horizontal) {
    LazyHStack(spacing: 8) {
        ForEach(0..<3) { _ in
            Color.pink.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                if axis == .vertical {
                    return length / 2
                } else {
                    return length - 93
                }
            }
        }
    }
    .scrollTargetLayout()
}
