struct Item: Identifiable {
    let id: Int
    var isOn = false
}

struct Row: View {
    @Binding var item: Item

    var body: some View {
        Button("Row \(item.id) \(item.isOn ? "on" : "off")") { item.isOn.toggle() }
    }
}

struct Rows: View {
    @State private var items = (1...3).map { Item(id: $0) }

    var body: some View {
        VStack {
            ForEach($items) { $item in
                Row(item: $item)
            }
        }
    }
}
