struct Fifths: ScrollTargetBehavior {
    let length: CGFloat
    var step = 5

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let interval = CGFloat(step) * length
        target.rect.origin.y = (target.rect.minY / interval).rounded() * interval
    }
}

extension ScrollTargetBehavior where Self == Fifths {
    static func fifths(of length: CGFloat) -> Fifths { Fifths(length: length) }
}

ScrollView {
    LazyVStack(spacing: 0) {
        ForEach(0..<100) { row in
            Text("Row \(row)").frame(height: 100)
        }
    }
}
.scrollTargetBehavior(.fifths(of: 100))
