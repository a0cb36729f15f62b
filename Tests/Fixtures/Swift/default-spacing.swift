ScrollView(.horizontal) {
    HStack {
        ForEach(1...4, id: \.self) { _ in
            Color.red.frame(width: 100, height: 50)
        }
    }
    .scrollTargetLayout()
}
.scrollTargetBehavior(.viewAligned)
