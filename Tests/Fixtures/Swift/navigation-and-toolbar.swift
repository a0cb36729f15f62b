struct Home: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                Text("Hello").frame(height: 600)
            }
            .navigationTitle("Home")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
