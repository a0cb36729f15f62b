struct Positions: View {
    @State private var position: Int?

    var body: some View {
        VStack(spacing: 0) {
            Text("At \(position.map(String.init) ?? "start")").frame(height: 20)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<6) { page in
                        Color.red.containerRelativeFrame(.horizontal).id(page)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $position)
            Button("Next") {
                withAnimation { position = (position ?? 0) + 1 }
            }
            .frame(height: 40)
        }
    }
}
