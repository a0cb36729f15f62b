"""The stage: it plays, rests, steps and jumps; what is on it is the server's own picture."""

import io
import unittest

from PIL import Image, ImageChops, ImageStat

from page import PageTest


class Stage(PageTest):
    def play_slowly(self):
        """Plays from the start, so slowly that no busy machine reaches the end."""
        self.page.get_by_label("Speed").select_option("0.0625")
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.page.get_by_role("button", name="Play", exact=True).click()

    def test_a_stranger_sees_a_carousel_move_and_reads_why_it_stops(self):
        self.until("parseFloat(document.querySelector('#now-time').textContent) > 0.3")
        self.assertIn("Let go", self.page.locator("#why").inner_text())
        self.assertEqual(self.page.get_by_role("button", name="Peeking cards").get_attribute("aria-current"), "true")

    def test_play_and_pause(self):
        self.play_slowly()
        self.page.get_by_role("button", name="Pause").click()
        before = self.number("time")
        self.page.wait_for_timeout(150)
        self.assertEqual(self.number("time"), before)
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.until(f"parseFloat(document.querySelector('#now-time').textContent) != {before}")

    def test_arrow_keys_step_by_one_frame(self):
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.page.locator("#stage").focus()
        for _ in range(6):
            self.page.keyboard.press("ArrowRight")
        self.assertAlmostEqual(self.number("time"), 6 / 60, places=3)
        self.page.keyboard.press("ArrowLeft")
        self.assertAlmostEqual(self.number("time"), 5 / 60, places=3)

    def test_the_scrubber_moves_frame_by_frame_from_the_keyboard(self):
        scrubber = self.page.get_by_role("slider", name="Frame", exact=True)
        scrubber.focus()
        self.page.keyboard.press("Home")
        self.page.keyboard.press("ArrowRight")
        self.assertAlmostEqual(self.number("time"), 1 / 60, places=3)
        self.assertIn("frame 1 of", scrubber.get_attribute("aria-valuetext"))

    def test_release_and_settled_are_the_servers(self):
        timeline = self.timeline()
        self.page.get_by_role("button", name="Release").click()
        self.assertAlmostEqual(self.number("time"), timeline["release"], places=3)
        self.page.get_by_role("button", name="Settled").click()
        self.assertAlmostEqual(self.number("time"), timeline["settled"], places=3)
        self.assertAlmostEqual(self.number("offset"), timeline["settledOffset"]["x"], delta=0.06)

    def test_slow_motion_takes_longer(self):
        self.play_slowly()
        self.page.wait_for_timeout(600)
        self.assertLess(self.number("time"), 0.3)

    def test_looping_starts_again(self):
        self.page.get_by_role("button", name="Loop").click()
        self.page.get_by_role("button", name="Settled").click()
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.until("parseFloat(document.querySelector('#now-time').textContent) < 0.3")

    def test_the_moving_picture_stands_where_the_numbers_say(self):
        # The card that the scroll position names is on the stage where timeline.json puts it.
        self.page.get_by_role("button", name="Settled").click()
        timeline = self.timeline()
        index = round(timeline["settled"] * timeline["framesPerSecond"])
        visible = [item for item in timeline["frames"][index]["items"] if item["visible"] > 0.9][0]
        left = self.page.evaluate("""([x, y]) => {
            const root = document.querySelector('#stage').shadowRoot, svg = root.querySelector('svg');
            const box = svg.getBoundingClientRect(), scale = box.width / svg.viewBox.baseVal.width;
            const hit = (dx) => root.elementFromPoint(box.left + (x + dx) * scale, box.top + y * scale);
            return [hit(-3) === hit(3), hit(3) === hit(9)];
        }""", [visible["frame"]["x"], visible["frame"]["y"] + visible["frame"]["height"] / 2])
        self.assertEqual(left, [False, True])

    def test_the_end_looks_the_same_however_the_picture_moves(self):
        # The still at the end, and the end of pictures that stop, repeat, or move by SMIL; edges may be smoothed apart.
        document = {"items": {"count": 6, "card": {"title": "{number}"}}, "interactions": [{"fling": {"velocity": 1200}}]}
        pictures = []
        for output in [{}, {"loop": True}, {"encoding": "smil"}, {"encoding": "smil", "loop": True}]:
            self.write({**document, "output": output})
            self.page.locator("#stage").focus()
            self.page.keyboard.press("End")
            self.page.evaluate("document.body.classList.add('touched')")
            self.page.wait_for_timeout(400)
            pictures.append(Image.open(io.BytesIO(self.page.locator("#stage").screenshot())).convert("RGB"))
        for picture in pictures[1:]:
            difference = ImageStat.Stat(ImageChops.difference(pictures[0], picture)).mean
            self.assertLess(max(difference), 1)

    def test_nothing_moves_on_the_page_while_it_plays(self):
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.page.evaluate("""() => {
            window.shifts = [];
            new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.value)))
                .observe({ type: 'layout-shift' });
        }""")
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.page.wait_for_timeout(1500)
        self.assertEqual(self.page.evaluate("shifts"), [])

    def test_devices_directions_and_appearances(self):
        self.write({"items": {"count": 6}})
        self.page.locator("#device").select_option("iPad")
        self.settle()
        self.assertEqual(self.document()["viewport"], "iPad")
        self.assertEqual(self.box(), [834, 1194])
        self.page.get_by_role("radiogroup", name="Layout direction").get_by_text("RTL").click()
        self.settle()
        self.assertEqual(self.document()["viewport"], {"device": "iPad", "layoutDirection": "rightToLeft"})
        self.assertEqual(self.timeline()["scrollView"]["layoutDirection"], "rightToLeft")
        self.page.get_by_role("radiogroup", name="Appearance").get_by_text("Dark").click()
        self.settle()
        self.assertEqual(self.document()["output"]["theme"], "dark")

    def box(self):
        return self.page.evaluate("""() => {
            const { width, height } = document.querySelector('#stage').shadowRoot.querySelector('svg').viewBox.baseVal;
            return [width, height];
        }""")

    def test_stops_are_drawn_over_the_content(self):
        self.page.get_by_role("checkbox", name="Stops").check()
        self.page.get_by_role("button", name="Settled").click()
        lines = self.page.evaluate("""() => [...document.querySelector('#stage').shadowRoot
            .querySelectorAll('svg:last-child line')].map((line) => [line.getAttribute('x1'), line.getAttribute('stroke-width')])""")
        anchor = [float(x) for x, width in lines if width == "4"]
        target = [float(x) for x, width in lines if width == "2"]
        self.assertEqual(len(anchor), 1)
        self.assertAlmostEqual(anchor[0], target[0], delta=0.5)


class ReducedMotion(PageTest):
    options = {"reduced_motion": "reduce"}

    def test_nothing_plays_by_itself_but_every_moment_can_be_seen(self):
        settled = self.number("time")
        self.page.wait_for_timeout(300)
        self.assertEqual(self.number("time"), settled)
        self.assertAlmostEqual(settled, self.timeline()["settled"], places=3)
        self.page.get_by_role("button", name="Start", exact=True).click()
        moving = self.page.evaluate("document.querySelector('#stage').shadowRoot.getAnimations().length")
        self.assertGreater(moving, 0)


if __name__ == "__main__":
    unittest.main()
