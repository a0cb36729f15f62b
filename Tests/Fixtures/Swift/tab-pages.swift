TabView {
    ForEach(0..<3) { page in
        Text("Page \(page)")
    }
}
.tabViewStyle(.page(indexDisplayMode: .never))
