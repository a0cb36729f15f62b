struct Card: View {
    var title: String
    var body: some View { Text(title) }
}

struct Other: View {
    var body: some View { Text("Other") }
}

struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Card(title: "Previewed")
    }
}
