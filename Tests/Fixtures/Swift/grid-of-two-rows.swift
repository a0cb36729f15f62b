struct Grid: View {
    let rows = [GridItem(.fixed(60), spacing: 4), GridItem(.fixed(40))]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHGrid(rows: rows, spacing: 6) {
                ForEach(0..<10) { index in
                    Color.brown.frame(width: 90)
                }
            }
            .scrollTargetLayout()
        }
        .frame(height: 120)
    }
}
