struct Pages: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<4) { page in
                    Text("Page \(page + 1)")
                        .frame(width: UIScreen.main.bounds.width, height: 200)
                        .id(page)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
    }
}
