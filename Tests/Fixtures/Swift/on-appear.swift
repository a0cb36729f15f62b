struct Loading: View {
    @State private var names: [String] = []

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(names, id: \.self) { Text($0).frame(height: 30) }
            }
        }
        .onAppear { names = ["x", "y"] }
    }
}
