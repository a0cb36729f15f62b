ScrollView {
    VStack(spacing: 0) {
        Color.gray
            .frame(height: 100)
            .visualEffect { content, proxy in
                let offset = proxy.frame(in: .scrollView).minY
                return
                    content
                    .offset(y: offset > 0 ? -offset * 0.5 : 0)
                    .opacity(1 + min(0, offset) / 200)
            }
        ForEach(0..<10) { _ in Color.black.frame(height: 100) }
    }
}
