import CarouselDocument
import Scrolling
import Testing
import Trace

@Suite struct LandingExplanationTests {
    private func explanations(_ name: String) throws -> [String] {
        try Fixture.scene(name).timeline().landings.map(\.explanation)
    }

    @Test func `a limit says how many views it lets pass and what it kept away`() throws {
        #expect(
            try explanations("limit-always-by-one") == [
                "Let go at 50 with 2400 pt/s. By itself it would stop at 287.803 (rate 0.99 a millisecond). "
                    + "viewAligned may pass 1 view a gesture (limit alwaysByOne), so of the stops it reaches it takes "
                    + "170 (card-1); without the limit it would be 340. It keeps its speed and slows down harder, "
                    + "for 0.275 s."
            ])
    }

    @Test func `an end says what it cut and that it bounces`() throws {
        #expect(
            try explanations("free-deceleration-bounce") == [
                "Let go at 50 with 2000 pt/s. By itself it would stop at 1044.005 (rate 0.998 a millisecond), which "
                    + "the legal range 0 to 380 cuts to 380. No target behaviour asks for another place. It bounces at "
                    + "the edge and is at rest after 0.888 s."
            ])
    }

    @Test func `a rule of one's own says what it changed, or that it changed nothing`() throws {
        #expect(try explanations("snap-every-500")[0].contains("snapEvery(500) moves the target from 794.255 to 1000."))
        #expect(
            try explanations("magnet-at-the-top")[0].contains("The magnet at the top leaves the target where it is."))
    }

    @Test func `a page says from where it was turned`() throws {
        #expect(
            try explanations("paging-full-width")[1].contains("A flick above 300 pt/s turns one page from 390: 780."))
    }
}
