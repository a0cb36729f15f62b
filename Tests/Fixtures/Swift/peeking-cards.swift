import SwiftUI

struct PeekingCards: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(0..<15) { index in
                    RoundedRectangle(cornerRadius: 20)
                        .fill(.blue)
                        .containerRelativeFrame(.horizontal, count: 1, spacing: 16)
                        .frame(height: 260)
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 24, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
    }
}
