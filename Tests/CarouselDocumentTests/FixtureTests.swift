import CarouselDocument
import Testing
import ViewTree

@Suite struct FixtureTests {
    @Test(arguments: Fixtures.names) func `a fixture is a scene with a short title`(name: String) throws {
        let scene = try Scene(json: Fixtures.bytes(name))
        #expect(!scene.title.isEmpty)
        #expect(scene.title.count < 60)
    }

    @Test func `there are at least fourteen fixtures, each named once`() {
        #expect(Fixtures.names.count >= 14)
        #expect(Set(Fixtures.names).count == Fixtures.names.count)
    }
}
