struct Spread<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(subviews: content) { subview in
                    subview.frame(width: 80, height: 40)
                }
            }
            .scrollTargetLayout()
        }
    }
}

#Preview {
    Spread {
        Color.red
        Color.green
        ForEach(0..<2) { _ in Color.blue }
    }
}
