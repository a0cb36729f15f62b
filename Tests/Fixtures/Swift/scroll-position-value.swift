struct Reader: View {
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { row in Text("\(row)").frame(height: 50) }
                }
            }
            .scrollPosition($position)
            Button("Up") { position.scrollTo(y: 0) }.frame(height: 40)
        }
    }
}
