ScrollView(.horizontal) {
    HStack(spacing: 5) {
        ForEach(0..<4) { _ in
            Color.mint
        }
        .frame(width: 70, height: 40)

        Group {
            Color.red
            Color.blue
        }
        .frame(width: 30, height: 40)
    }
    .scrollTargetLayout()
}
