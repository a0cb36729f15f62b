"""A finger on the stage: what it did is in the document, and the engine answers the page as it answers curl."""

import unittest

from page import PageTest


# What the picture on the stage says of itself.
OFFSET = ("parseFloat(document.querySelector('#stage').shadowRoot.querySelector('desc').textContent"
          ".match(/offset (-?[\\d.]+)/)?.[1])")
PLAIN = {"title": "Plain", "items": {"count": 12}, "interactions": []}


class Gesture(PageTest):
    def setUp(self):
        super().setUp()
        self.write(PLAIN)

    def throw(self, distance, steps=8, pause=8):
        box = self.page.locator("#stage").bounding_box()
        x, y = box["x"] + box["width"] * (0.7 if distance < 0 else 0.3), box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, steps + 1):
            self.page.mouse.move(x + distance * step / steps, y)
            self.page.wait_for_timeout(pause)
        self.page.mouse.up()
        self.settle()

    def test_a_throw_lands_where_curl_says(self):
        self.throw(-170)
        document = self.document()
        self.assertEqual(len(document["interactions"]), 1)
        samples = document["interactions"][0]["fling"]["samples"]
        self.assertGreater(len(samples), 4)
        self.assertEqual(samples[0], {"time": 0, "translation": 0})
        scale = self.page.locator("#stage").bounding_box()["width"] / 393
        self.assertAlmostEqual(samples[-1]["translation"], -170 / scale, delta=0.02)
        self.assertTrue(all(a["time"] < b["time"] for a, b in zip(samples, samples[1:])))
        timeline = self.timeline(document)
        self.assertAlmostEqual(self.rest(), round(timeline["settledOffset"]["x"], 1), places=6)
        self.assertIn(timeline["landings"][-1]["explanation"], self.page.locator("#why").inner_text())

    def test_the_carousel_follows_the_finger(self):
        box = self.page.locator("#stage").bounding_box()
        x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
        scale = box["width"] / 393
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x - 60 * scale, y, steps=5)
        # Sixty points of finger less ten of slop, from where a margin of 24 has it rest.
        self.until(f"Math.abs({OFFSET} - (60 - 10 - 24)) < 0.5")
        self.page.mouse.up()
        self.settle()

    def test_the_carousel_follows_the_finger_from_where_it_rests(self):
        # After a first throw the still under the finger is the second drag's, 100 points of finger less 10 of slop.
        self.write({**PLAIN, "interactions": [{"fling": {"velocity": 1200}}]})
        self.rest()
        box = self.page.locator("#stage").bounding_box()
        scale = box["width"] / 393
        x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x - 100 * scale, y, steps=10)
        self.until(f"Math.abs({OFFSET} - (361 + 90 - 24)) < 10.01")
        self.page.mouse.up()
        self.settle()

    def test_a_drag_from_the_start_replaces_what_came_after(self):
        self.write({**PLAIN, "interactions": [{"fling": {"velocity": 1200}}, {"fling": {"velocity": 900}}]})
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.throw(-170)
        self.assertEqual(len(self.document()["interactions"]), 1)

    def test_a_second_throw_follows_the_first(self):
        self.throw(-230)
        first = self.rest()
        self.throw(-230)
        self.assertEqual(len(self.document()["interactions"]), 2)
        self.assertGreater(self.rest(), first)
        self.assertEqual(len(self.timeline()["landings"]), 2)

    def test_a_touch_while_it_moves_catches_it(self):
        self.page.get_by_label("Speed").select_option("0.0625")
        self.throw(-170)
        self.page.wait_for_timeout(400)
        self.throw(60, steps=4)
        interactions = self.document()["interactions"]
        self.assertEqual(len(interactions), 2)
        self.assertGreater(interactions[1]["fling"]["after"], 0)

    def test_flicks_need_no_mouse(self):
        self.write({**PLAIN, "interactions": [{"fling": {"velocity": 700}}]})
        self.page.get_by_role("button", name="Clear").click()
        self.settle()
        self.assertEqual(self.document()["interactions"], [])
        flick = self.page.get_by_role("button", name="Flick forward")
        flick.focus()
        self.page.keyboard.press("Enter")
        self.settle()
        self.assertEqual(self.document()["interactions"], [{"fling": {"velocity": 1200}}])
        self.assertGreater(self.rest(), 0)

    def test_vertical_carousels_record_the_other_axis(self):
        self.choose("A vertical list with a bar below")
        self.page.get_by_role("button", name="Start", exact=True).click()
        box = self.page.locator("#stage").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 90, steps=6)
        self.page.mouse.up()
        self.settle()
        self.assertLess(self.document()["interactions"][-1]["fling"]["samples"][-1]["translation"], 0)
        self.assertGreater(self.rest(), 0)


class Touch(PageTest):
    width, height, options = 390, 844, {"has_touch": True, "is_mobile": True}

    def test_a_real_touch_throws_it(self):
        self.page.get_by_role("button", name="Start", exact=True).tap()
        box = self.page.locator("#stage").bounding_box()
        x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
        session = self.context.new_cdp_session(self.page)
        send = lambda kind, points: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        send("touchStart", [{"x": x, "y": y}])
        for step in range(1, 9):
            send("touchMove", [{"x": x - 18 * step, "y": y}])
        send("touchEnd", [])
        self.settle()
        self.assertIn("samples", self.document()["interactions"][-1]["fling"])


if __name__ == "__main__":
    unittest.main()
