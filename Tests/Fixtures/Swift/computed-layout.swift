struct Computed: View {
    let itemCount = 6
    var cardWidth: CGFloat { 3 * unit + gap }
    let unit: CGFloat = 40
    let gap = 12.5
    static let height: CGFloat = 64

    var body: some View {
        let inset = max(cardWidth / 4, 10)
        ScrollView(.horizontal) {
            HStack(spacing: gap) {
                ForEach(0..<itemCount, id: \.self) { i in
                    Color(hue: Double(i) / Double(itemCount), saturation: 1, brightness: 1)
                        .frame(width: cardWidth, height: Self.height)
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, inset, for: .scrollContent)
    }
}
