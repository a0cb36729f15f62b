let columns = [GridItem(.adaptive(minimum: 120), spacing: 10)]

ScrollView {
    LazyVGrid(columns: columns, alignment: .leading, spacing: 10) {
        ForEach(0..<9) { _ in Color.cyan.frame(height: 50) }
    }
}
