struct Chat: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Button("Last") { withAnimation(.linear(duration: 0.2)) { proxy.scrollTo(19, anchor: .bottom) } }
                    .frame(height: 40)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { row in Text("\(row)").frame(height: 50).id(row) }
                    }
                }
            }
        }
    }
}
