import Testing
import Writers

@Suite struct DecimalFormatTests {
    private func text(_ number: Double, _ decimals: Int = 3, leadingZero: Bool = true) -> String {
        var buffer = ByteBuffer()
        buffer.append(number, format: DecimalFormat(decimals: decimals, leadingZero: leadingZero))
        return buffer.string
    }

    @Test(arguments: [
        (29.999999999999996, "30"), (1e-7, "0"), (-0.0, "0"), (-0.0004, "0"), (12, "12"), (0.5, "0.5"),
        (-0.25, "-0.25"),
        (1200, "1200"), (0.001, "0.001"), (10.010, "10.01"), (-3.14159, "-3.142"), (100.1, "100.1"), (0, "0"),
        (7.0625, "7.063"), (-7.0625, "-7.063"),
    ])
    func `three decimals, no trailing zeros, no negative zero, halves away from zero`(number: Double, expected: String)
    {
        #expect(text(number) == expected)
    }

    @Test func `decimals are clamped to zero and six`() {
        #expect(text(1.5, 0) == "2")
        #expect(text(1.5, -3) == "2")
        #expect(text(1.123456789, 6) == "1.123457")
        #expect(text(1.123456789, 40) == "1.123457")
        #expect(text(-0.5, 0) == "-1")
        #expect(text(0.49, 0) == "0")
    }

    @Test func `what is not finite is nought and what is huge is a billion`() {
        #expect(text(.nan) == "0")
        #expect(text(.infinity) == "0")
        #expect(text(1e300, 6) == "1000000000")
        #expect(text(-1e300) == "-1000000000")
    }

    @Test func `the zero before the point can go`() {
        #expect(text(0.25, leadingZero: false) == ".25")
        #expect(text(-0.25, leadingZero: false) == "-.25")
        #expect(text(0.025, leadingZero: false) == ".025")
        #expect(text(0, leadingZero: false) == "0")
        #expect(text(10.5, leadingZero: false) == "10.5")
    }

    @Test func `a written number reads back as the rounded number`() {
        var generator = SplitMix(state: 7)
        for _ in 0..<2000 {
            let number = (Double(generator.next() >> 11) / 9_007_199_254_740_992 - 0.5) * 4000
            for decimals in 0...6 {
                let format = DecimalFormat(decimals: decimals)
                #expect(Double(text(number, decimals)) == format.rounded(number))
            }
        }
    }

    @Test func `integers and hashes`() {
        var buffer = ByteBuffer()
        buffer.append(-120)
        buffer.append(byte: 32)
        buffer.append(0)
        buffer.append(byte: 32)
        buffer.append(hexadecimal: 0x0123_4567_89ab_cdef, digits: 6)
        #expect(buffer.string == "-120 0 012345")
    }
}

private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
