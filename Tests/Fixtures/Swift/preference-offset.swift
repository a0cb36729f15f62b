struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Tracking: View {
    @State private var offset: CGFloat = 0

    var body: some View {
        VStack(spacing: 0) {
            Text("Offset \(Int(offset))").frame(height: 20)
            ScrollView {
                Color.red.frame(height: 2000)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
                        }
                    )
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { offset = $0 }
        }
    }
}
