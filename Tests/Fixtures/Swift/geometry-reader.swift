GeometryReader { proxy in
    let width = proxy.size.width
    ScrollView(.horizontal) {
        HStack(spacing: 0) {
            ForEach(0..<3) { _ in
                Color.red.frame(width: width / 3 * 2, height: min(proxy.size.height, 100))
            }
        }
        .scrollTargetLayout()
    }
}
