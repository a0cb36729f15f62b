struct Gallery: View {
    @State private var id: Int? = 3
    @State private var n = 0
    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(items) { item in
                    Card(item).frame(width: 100 + CGFloat(n), height: 80)
                        .scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0.5).scaleEffect(1 - abs(p.value) / 3)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
        .onScrollGeometryChange(for: Double.self) {
            $0.contentOffset.x
        } action: { old, new in
            n = Int(new) % 7
        }
    }
}
