"""Understanding: the chart, the tables and the comparison say what the engine says."""

import re
import unittest

from playwright.sync_api import expect

from page import PageTest


class Understanding(PageTest):
    def test_pointing_at_the_chart_shows_that_moment_and_leaving_goes_back(self):
        self.page.get_by_role("button", name="Start", exact=True).click()
        chart = self.page.locator("#chart svg")
        box = chart.bounding_box()
        duration = self.timeline()["duration"]
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40)
        self.assertAlmostEqual(self.number("time"), duration / 2, delta=0.02)
        self.page.mouse.move(box["x"] + 40, box["y"] - 60)
        self.assertEqual(self.number("time"), 0)
        self.page.mouse.move(box["x"] + box["width"] / 4, box["y"] + 40)
        self.page.mouse.down()
        self.page.mouse.up()
        self.page.mouse.move(box["x"] + 40, box["y"] - 60)
        self.assertAlmostEqual(self.number("time"), duration / 4, delta=0.02)

    def test_the_chart_marks_phases_and_stops(self):
        kinds = self.page.evaluate("[...document.querySelectorAll('#chart .band')].map((each) => each.classList[1])")
        self.assertIn("decelerating", kinds)
        self.assertGreater(self.page.locator("#chart .stop").count(), 1)
        self.assertEqual(self.page.locator("#chart .playhead").count(), 1)

    def test_landings_events_and_lengths_are_the_servers(self):
        self.tab("Numbers")
        timeline = self.timeline()
        panel = self.page.get_by_role("tabpanel", name="Numbers")
        for landing in timeline["landings"]:
            self.assertIn(landing["explanation"], panel.inner_text())
        self.assertEqual(self.page.locator("#events li").count(), len(timeline["events"]))
        container = timeline["scrollView"]["containerSize"]["width"]
        self.assertIn(f"{container:g} pt", self.page.locator("#lengths").inner_text())

    def test_an_event_leads_to_its_moment(self):
        self.tab("Numbers")
        release = [event for event in self.timeline()["events"] if event["event"] == "release"][0]
        self.page.get_by_role("button", name=re.compile("the finger lets go")).first.click()
        self.assertAlmostEqual(self.number("time"), release["t"], places=3)

    def test_cards_show_their_effects_at_the_instant(self):
        self.tab("Numbers")
        self.page.get_by_role("button", name="Release").click()
        timeline = self.timeline()
        frame = timeline["frames"][round(timeline["release"] * timeline["framesPerSecond"])]
        visible = [item for item in frame["items"] if item["visible"] > 0]
        rows = self.page.locator("#cards tr")
        expect(rows).to_have_count(len(visible))
        self.assertIn(visible[0]["id"], rows.first.inner_text())
        opacity = [effect["opacity"] for effect in visible[0].get("effects", []) if "opacity" in effect]
        if opacity:
            self.assertIn("opacity", rows.first.inner_text())

    def test_warnings_come_with_their_remedy(self):
        document = {"items": {"count": 9}, "layout": {"lazyHStack": {"scrollTargetLayout": False}},
                    "scroll": {"targetBehavior": "viewAligned"}}
        warnings = self.timeline(document)["warnings"]
        self.assertGreater(len(warnings), 0)
        self.write(document)
        text = self.page.get_by_role("list", name="Warnings").inner_text()
        self.assertIn(warnings[0]["reason"], text)
        self.assertIn(warnings[0]["remedy"], text)


class Comparing(PageTest):
    def test_the_same_fling_under_several_behaviours_at_one_moment(self):
        self.write({"items": {"count": 12}, "interactions": [{"fling": {"velocity": 2400}}],
                    "scroll": {"contentMargins": [{"edges": "horizontal", "length": 24}]}})
        self.tab("Compare")
        self.page.wait_for_selector(".comparison figure:nth-child(3)")
        figures = self.page.locator(".comparison figure")
        self.assertEqual(figures.count(), 3)
        for index, word in enumerate(["none", "paging", "viewAligned"]):
            target = self.timeline({**self.document(), "scroll": {**self.document()["scroll"], "targetBehavior": word}})["landings"][-1]["target"]
            expect(figures.nth(index)).to_contain_text(f"Lands at {round(target, 1):g} pt")
        self.page.get_by_role("button", name="Settled").click()
        self.page.get_by_role("button", name="Release").click()
        times = self.page.evaluate("""() => [...document.querySelectorAll('.comparison .stage')].map((host) =>
            [...new Set(host.shadowRoot.getAnimations().map((each) => Math.round(each.currentTime)))])""")
        self.assertEqual(times, [[round(self.number("time") * 1000)]] * 3)

    def test_two_to_four_settings(self):
        self.write({"items": {"count": 8}})
        self.tab("Compare")
        self.page.get_by_label("Compare by").select_option("Limit")
        self.page.wait_for_selector(".comparison figure:nth-child(4)")
        group = self.page.get_by_role("group", name="Settings to compare")
        group.get_by_label("never").click()
        self.assertFalse(group.get_by_label("never").is_checked())
        group.get_by_label("alwaysByFew").uncheck()
        group.get_by_label("never").check()
        self.until("[...document.querySelectorAll('.comparison strong')].some((each) => each.textContent === 'never')")


if __name__ == "__main__":
    unittest.main()
