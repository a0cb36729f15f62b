struct Carousel<Item: Identifiable, Content: View>: View {
    let items: [Item]
    var spacing: CGFloat = 8
    @ViewBuilder var content: (Item) -> Content

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: spacing) {
                ForEach(items) { item in
                    content(item)
                        .frame(width: 200)
                }
            }
            .scrollTargetLayout()
        }
    }
}

struct Pet: Identifiable {
    var id: Int
    var name: String
}

#Preview {
    Carousel(items: [Pet(id: 7, name: "Rex"), Pet(id: 9, name: "Mau")], spacing: 30) { pet in
        Text(pet.name)
    }
}
