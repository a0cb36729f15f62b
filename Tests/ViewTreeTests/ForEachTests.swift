import Testing
import ViewTree

@Suite struct ForEachTests {
    private let million = ForEach(
        elements: .repeated(
            count: 1_000_000, id: .text("card-{index}"),
            view: View(content: .text(Text(string: "Card {number} of {index}")))))

    @Test func `a repeated view fills in index and number`() {
        let element = million.element(at: 41)
        #expect(element.id == .string("card-41"))
        #expect(element.view == View(content: .text(Text(string: "Card 42 of 41"))))
    }

    @Test func `the index of an identity is found without trying each`() {
        #expect(ViewIDTemplate.text("card-{index}").index(of: .string("card-999999"), count: 1_000_000) == 999_999)
        #expect(ViewIDTemplate.text("page {number}").index(of: .string("page 1"), count: 3) == 0)
        #expect(ViewIDTemplate.text("card-{index}").index(of: .string("card-7"), count: 7) == nil)
        #expect(ViewIDTemplate.index.index(of: .string("3"), count: 9) == nil, "an Int id is no String id")
    }

    @Test func `a palette in a repeated view takes the item's colour, again from the start after the last`() {
        let card = View(content: .style(.palette(.ocean, index: nil)))
        #expect(card.instantiated(at: 7).content == .style(.palette(.ocean, index: 7)))
        #expect(Palette.ocean.color(at: 7) == Palette.ocean.color(at: 1))
        #expect(Palette.ocean.color(at: -1) == Palette.ocean.color(at: 5))
    }
}
