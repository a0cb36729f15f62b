"""Editing: the form and the JSON are one document, and what is wrong is said where it is wrong."""

import re
import unittest

from playwright.sync_api import expect

from page import PageTest


class Edit(PageTest):
    def member(self, pointer):
        return self.page.locator(f'.member[data-pointer="{pointer}"]')

    def test_a_number_in_the_form_is_in_the_json_and_on_the_stage(self):
        self.page.locator("summary", has_text="interactions").first.click()
        self.member("/interactions/0").locator("summary, label").first.click()
        field = self.page.locator('input[type=number][data-pointer="/interactions/0/fling/velocity"]')
        field.fill("2500")
        field.blur()
        self.settle()
        document = self.document()
        self.assertEqual(document["interactions"][0]["fling"]["velocity"], 2500)
        self.assertIn("2500 pt/s", self.timeline(document)["landings"][0]["explanation"])
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.assertIn("2500 pt/s", self.page.locator("#why").inner_text())

    def test_the_json_changes_the_form(self):
        self.write({"title": "Mine", "items": {"count": 4}})
        self.assertEqual(self.page.locator('input[data-pointer="/title"]').input_value(), "Mine")
        self.assertEqual(self.page.locator('input[type=number][data-pointer="/items/count"]').input_value(), "4")

    def test_a_choice_with_members_shows_them(self):
        self.write({"scroll": {}})
        choice = self.page.locator('select[data-pointer="/scroll/targetBehavior"]')
        choice.select_option(label="viewAligned …")
        self.settle()
        self.assertEqual(self.document()["scroll"], {"targetBehavior": {"viewAligned": {}}})
        self.page.locator('select[data-pointer="/scroll/targetBehavior/viewAligned/limit"]').select_option("never")
        self.settle()
        self.assertEqual(self.document()["scroll"]["targetBehavior"], {"viewAligned": {"limit": "never"}})
        self.page.get_by_role("button", name="Leave targetBehavior out").click()
        self.settle()
        self.assertEqual(self.document()["scroll"], {})

    def test_lists_grow_move_and_shrink(self):
        self.write({"interactions": [{"wait": 0.5}]})
        self.page.locator("summary", has_text="interactions").first.click()
        self.page.get_by_role("button", name="Add to interactions").click()
        self.settle()
        self.assertEqual(len(self.document()["interactions"]), 2)
        self.page.get_by_role("button", name="Move 1 down").click()
        self.settle()
        self.assertEqual(self.document()["interactions"][1], {"wait": 0.5})

    def test_every_member_of_the_schema_has_a_control(self):
        for name in ["title", "viewport", "scroll", "layout", "items", "transition", "interactions", "output"]:
            self.assertEqual(self.member(f"/{name}").count(), 1, name)
        self.member("/output").locator("summary").first.click()
        for name in ["framesPerSecond", "theme", "loop", "tail", "text", "encoding"]:
            expect(self.member(f"/output/{name}"), name).to_have_count(1)

    def test_typing_in_the_form_keeps_the_focus(self):
        field = self.page.locator('input[data-pointer="/title"]')
        field.fill("")
        field.press_sequentially("Slow cards", delay=30)
        self.settle()
        self.assertEqual(field.input_value(), "Slow cards")
        self.assertEqual(self.document()["title"], "Slow cards")


class Mistakes(PageTest):
    expects_errors = True  # the browser's console names every 4xx answer

    def test_a_wrong_word_is_named_with_the_right_one(self):
        self.write('{ "scroll": { "targetBehavior": "pagin" } }')
        problem = self.page.get_by_role("status", name="Problems of the JSON document")
        self.assertIn("/scroll/targetBehavior", problem.inner_text())
        self.assertIn("paging", problem.inner_text())
        member = self.page.locator('.member.faulty[data-pointer="/scroll/targetBehavior"]')
        self.assertIn("Did you mean “paging”?", member.inner_text())
        problem.get_by_role("button").click()
        area = self.page.locator("#document")
        selected = area.evaluate("(area) => area.value.slice(area.selectionStart, area.selectionEnd)")
        self.assertEqual(selected, '"targetBehavior": "pagin"')

    def test_an_unknown_member_is_named(self):
        self.write('{ "scrol": {} }')
        self.assertIn("Did you mean “scroll”?", self.page.get_by_role("status", name="Problems of the JSON").inner_text())

    def test_broken_json_is_shown_at_its_line(self):
        self.write('{\n  "title": "A",,\n}')
        problem = self.page.get_by_role("status", name="Problems of the JSON document")
        self.assertIn("line 2", problem.inner_text())
        problem.get_by_role("button").click()
        start = self.page.locator("#document").evaluate("(area) => area.selectionStart")
        self.assertGreater(start, 10)

    def test_the_last_good_picture_stays_and_the_correction_brings_it_back(self):
        self.write('{ "items": { "count": -1 } }')
        self.assertEqual(self.page.evaluate("document.body.classList.contains('stale')"), True)
        self.assertEqual(self.page.evaluate("document.querySelector('#stage').shadowRoot.childElementCount"), 1)
        self.write('{ "items": { "count": 3 } }')
        self.assertEqual(self.page.evaluate("document.body.classList.contains('stale')"), False)
        self.assertEqual(self.page.locator(".fault:visible").count(), 0)


SOURCE = """ScrollView(.horizontal) {
    LazyHStack(spacing: 10) {
        ForEach(0..<10) { index in
            Text("Card \\(index)").frame(width: 280, height: 200).background(.teal)
        }
    }
    .scrollTargetLayout()
}
.scrollTargetBehavior(.viewAligned)
"""


class Source(PageTest):
    expects_errors = True  # the browser's console names every 4xx answer

    def write_source(self, text):
        self.page.get_by_role("radiogroup", name="Edit as").get_by_text("SwiftUI").click()
        area = self.page.get_by_label("SwiftUI source", exact=True)
        area.fill(text)
        area.blur()
        self.settle()

    def test_pasted_swiftui_moves(self):
        self.write_source(SOURCE)
        self.assertEqual(self.document()["source"], SOURCE)
        self.assertEqual(self.page.locator(".problems button:visible").count(), 0)
        self.page.get_by_role("button", name="Flick forward").click()
        self.settle()
        self.assertEqual(self.timeline()["settledOffset"]["x"] % 290, 0)
        self.assertEqual(self.rest(), self.timeline()["settledOffset"]["x"])

    def test_a_mistake_is_shown_at_its_line_and_column(self):
        self.write_source("// A view\nlet cards = ")
        problem = self.page.get_by_role("status", name="Problems of the SwiftUI source").get_by_role("button").first
        line, column = re.match(r"(\d+):(\d+) ", problem.inner_text()).groups()
        problem.click()
        start = self.page.get_by_label("SwiftUI source", exact=True).evaluate("(area) => area.selectionStart")
        text = "// A view\nlet cards = "
        self.assertEqual(text[:start].count("\n") + 1, int(line))
        self.assertEqual(start - text.rfind("\n", 0, start), int(column))

    def test_names_it_does_not_know_are_listed(self):
        self.write_source("ScrollView(.horizontal) { LazyHStack { ForEach(landmarks) { LandmarkCard($0) } } }")
        self.assertIn("landmarks", self.page.locator("#stand-ins").inner_text())


if __name__ == "__main__":
    unittest.main()
