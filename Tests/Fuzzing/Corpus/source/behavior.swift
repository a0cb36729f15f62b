struct S: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let n = (target.rect.minX / 0).rounded()
        target.rect.origin.x = n * 500
        if context.velocity.dx > 0 { target.rect.origin.x = .infinity }
    }
}
struct V: View { var body: some View { ScrollView { Color.red.frame(height: 9000) }.scrollTargetBehavior(S()) } }
