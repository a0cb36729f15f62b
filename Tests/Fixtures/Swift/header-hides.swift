struct Hiding: View {
    @State private var showsHeader = true

    var body: some View {
        VStack(spacing: 0) {
            if showsHeader {
                Text("Header").frame(height: 60)
            }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30) { row in Text("\(row)").frame(height: 50) }
                }
            }
            .onScrollGeometryChange(for: Bool.self) { geometry in
                geometry.contentOffset.y + geometry.contentInsets.top > 50
            } action: { _, isPast in
                showsHeader = !isPast
            }
        }
    }
}
