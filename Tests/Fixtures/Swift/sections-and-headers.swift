ScrollView {
    LazyVStack(spacing: 0) {
        Section {
            Text("One").frame(height: 20)
            Text("Two").frame(height: 20)
        } header: {
            Text("First").frame(height: 40)
        }
        Section("Second") {
            Text("Three").frame(height: 20)
        }
    }
}
