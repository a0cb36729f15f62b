import Testing
import ViewTree

@Suite struct VisualEffectTests {
    @Test func `half way between two scales is their mean, axis by axis`() {
        let edge = VisualEffect.scale(x: 0.8, y: 0.6, anchor: .leading)
        let identity = VisualEffect.scale(x: 1, y: 1, anchor: .trailing)
        #expect(edge.interpolated(to: identity, by: 0.5) == .scale(x: 0.9, y: 0.8, anchor: .center))
    }

    @Test func `a rotation in space keeps its axis and turns by degrees`() {
        let edge = VisualEffect.rotation3D(Rotation3D(angle: Angle(degrees: 60), y: 1))
        let identity = VisualEffect.rotation3D(Rotation3D(angle: .zero, y: 1))
        #expect(edge.interpolated(to: identity, by: 0.25) == .rotation3D(Rotation3D(angle: Angle(degrees: 45), y: 1)))
    }

    @Test func `effects of two kinds switch half way`() {
        #expect(VisualEffect.opacity(0).interpolated(to: .blur(radius: 4, opaque: false), by: 0.49) == .opacity(0))
        #expect(
            VisualEffect.opacity(0).interpolated(to: .blur(radius: 4, opaque: false), by: 0.5)
                == .blur(radius: 4, opaque: false))
    }

    @Test func `affine maps concatenate in the order of the calls`() {
        let scaled = AffineTransform(a: 2, d: 2).concatenating(AffineTransform(tx: 10, ty: 0))
        #expect(scaled.applied(to: Point(x: 3, y: 4)) == Point(x: 16, y: 8))
    }
}
