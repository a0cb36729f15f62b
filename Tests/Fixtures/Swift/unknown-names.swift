struct Gallery: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: cardSpacing) {
                ForEach(photos) { photo in
                    PhotoCard(photo: photo)
                        .frame(width: Layout.cardWidth, height: 120)
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, sideMargin)
    }
}
