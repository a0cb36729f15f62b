enum Kind: String, CaseIterable, Identifiable {
    case photo, video = "clip", note
    var id: Self { self }

    var height: CGFloat {
        switch self {
        case .photo: 100
        case .video: 60
        case .note: 40
        }
    }
}

struct Feed: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(Kind.allCases) { kind in
                    switch kind {
                    case .photo: Image(systemName: "photo").frame(height: kind.height)
                    case .video, .note: Text(kind.rawValue).frame(height: kind.height)
                    }
                }
            }
            .scrollTargetLayout()
        }
    }
}
