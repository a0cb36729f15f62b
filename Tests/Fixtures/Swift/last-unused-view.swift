struct Inner: View {
    var body: some View { Text("Inner") }
}

struct Outer: View {
    var body: some View { Inner() }
}

struct Row: View {
    let text: String
    var body: some View { Text(text) }
}

struct Root: View {
    var body: some View {
        VStack {
            Row(text: "Root")
            Outer()
        }
    }
}
