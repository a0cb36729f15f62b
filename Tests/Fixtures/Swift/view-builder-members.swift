struct Page: View {
    private var header: some View {
        Text("Header").frame(height: 30)
    }

    @ViewBuilder
    private func row(_ number: Int, isLarge: Bool = false) -> some View {
        if isLarge {
            Text("Large \(number)").frame(height: 80)
        } else {
            Text("Row \(number)").frame(height: 20)
        }
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                header
                row(1)
                row(2, isLarge: true)
                row(3)
            }
            .scrollTargetLayout()
        }
    }
}
