import Testing
import ViewTree

@Suite struct ColorTests {
    @Test func `hue, saturation and brightness give the six corners of the colour wheel`() {
        let corners = (0..<6).map { RGBA(hue: Double($0) / 6, saturation: 1, brightness: 1) }
        let expected: [UInt32] = [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF]
        for (color, hex) in zip(corners, expected) {
            let other = RGBA(hex: hex)
            #expect(abs(color.red - other.red) < 1e-12)
            #expect(abs(color.green - other.green) < 1e-12)
            #expect(abs(color.blue - other.blue) < 1e-12)
        }
    }

    @Test func `colour parts outside their range are clamped and what is no number is 0`() {
        let color = RGBA(red: 2, green: -1, blue: .nan, alpha: .infinity)
        #expect(color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(RGBA(hue: .infinity, saturation: 0, brightness: 0.5).red == 0.5)
    }

    @Test func `one colour makes a gradient of one stop at the start`() {
        #expect(Gradient(colors: [.white]).stops == [Gradient.Stop(color: .white, location: 0)])
        #expect(Gradient(colors: [.white, .black, .white]).stops.map(\.location) == [0, 0.5, 1])
    }
}
