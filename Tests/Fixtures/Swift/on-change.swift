struct Counter: View {
    @State private var count = 1
    @State private var log: [String] = []

    var body: some View {
        VStack {
            Text("\(count) \(log.joined(separator: ","))")
            Button("Double") { count *= 2 }
        }
        .onChange(of: count) { old, new in
            log.append("\(old)>\(new)")
        }
    }
}
