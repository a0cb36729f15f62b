struct L: View {
    var body: some View {
        VStack { ForEach(0..<1000000) { i in ForEach(0..<1000000) { j in Text("\(i &* j << 70)") } } }
    }
}
