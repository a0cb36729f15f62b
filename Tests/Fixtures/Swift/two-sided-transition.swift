Color.red
    .frame(width: 100, height: 100)
    .scrollTransition(topLeading: .animated(.bouncy), bottomTrailing: .identity) { view, phase in
        view.blur(radius: phase.isIdentity ? 0 : 10)
    }
