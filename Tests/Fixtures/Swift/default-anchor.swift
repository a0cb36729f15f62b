ScrollView {
    VStack(spacing: 0) {
        ForEach(0..<10) { _ in Color.red.frame(height: 100) }
    }
}
.defaultScrollAnchor(.bottom)
