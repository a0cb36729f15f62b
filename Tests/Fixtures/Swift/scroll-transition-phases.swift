ScrollView(.horizontal) {
    HStack(spacing: 10) {
        ForEach(0..<5) { _ in
            Color.purple
                .frame(width: 200, height: 100)
                .scrollTransition(.interactive(timingCurve: .linear).threshold(.visible(0.8)), axis: .horizontal) {
                    content, phase in
                    content
                        .opacity(phase.isIdentity ? 1 : 0.5)
                        .scaleEffect(1 - abs(phase.value) * 0.25)
                        .rotation3DEffect(.degrees(phase.value * 30), axis: (x: 0, y: 1, z: 0))
                        .offset(y: phase == .topLeading ? 12 : 0)
                }
        }
    }
}
