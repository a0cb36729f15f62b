struct Card: ViewModifier {
    var width: CGFloat

    func body(content: Content) -> some View {
        content
            .frame(width: width, height: 60)
            .background(.thinMaterial, in: .rect(cornerRadius: 12))
    }
}

extension View {
    func card(_ width: CGFloat = 110) -> some View {
        modifier(Card(width: width))
    }
}

struct Cards: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                Text("A").card()
                Text("B").card(130)
                Text("C").modifier(Card(width: 90))
            }
            .scrollTargetLayout()
        }
    }
}
