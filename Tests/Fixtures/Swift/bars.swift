ScrollView {
    VStack(spacing: 0) {
        ForEach(0..<10) { _ in Color.red.frame(height: 100) }
    }
    .scrollTargetLayout()
}
.safeAreaInset(edge: .bottom, spacing: 0) {
    Text("Bar").frame(maxWidth: .infinity).frame(height: 44)
}
.scrollEdgeEffectStyle(.hard, for: .bottom)
