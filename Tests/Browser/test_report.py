"""The page that `zoetrope verify --report` writes, opened as a file."""

import os
import shutil
import subprocess
import tempfile
import time
import unittest

from playwright.sync_api import sync_playwright

from page import PROGRAM

DOCUMENT = """
{ "viewport": { "width": 200, "height": 100 },
  "scroll": { "targetBehavior": { "viewAligned": { "limit": "%s" } } },
  "layout": { "lazyHStack": { "spacing": 10 } },
  "items": { "count": 20, "card": { "frame": { "width": 90, "height": 60 } } },
  "interactions": [ { "fling": { "drag": -40, "velocity": 1500 } } ] }
"""


class ReportTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        os.mkdir(os.path.join(cls.folder.name, "carousels"))
        cls.verify("alwaysByOne", "--record", "all")
        assert cls.verify("never", "--report", "report.html") == 1
        cls.playwright = sync_playwright().start()
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        cls.browser = cls.playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.folder.cleanup()

    @classmethod
    def verify(cls, limit, *arguments):
        with open(os.path.join(cls.folder.name, "carousels", "limit.json"), "w", encoding="utf-8") as file:
            file.write(DOCUMENT % limit)
        return subprocess.run(
            [PROGRAM, "verify", "carousels", *arguments], cwd=cls.folder.name, stdout=subprocess.DEVNULL,
            check=False).returncode

    def setUp(self):
        self.faults = []
        self.page = self.browser.new_page()
        self.page.set_default_timeout(30_000)
        self.page.on("console", lambda message: message.type == "error" and self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: request.url.startswith(("file:", "data:"))
                     or self.faults.append(request.url))
        self.page.goto("file://" + os.path.join(self.folder.name, "report.html"))

    def tearDown(self):
        self.page.close()
        self.assertEqual(self.faults, [])

    def until(self, expression):
        """Waits for an expression to become true; Playwright's own way needs `eval`, which the page's policy forbids."""
        deadline = time.monotonic() + 30
        while not self.page.evaluate(expression):
            self.assertLess(time.monotonic(), deadline, expression)
            time.sleep(0.02)

    def choose(self, mode):
        self.page.get_by_role("button", name=mode).click()

    def move(self, control, value):
        self.page.locator(control).evaluate(
            "(node, value) => { node.value = value; node.dispatchEvent(new Event('input')); }", value)

    def style(self, name):
        return self.page.locator("img.top").evaluate("(node, name) => getComputedStyle(node)[name]", name)

    def test_the_sentences_come_first(self):
        self.assertEqual(
            self.page.locator(".sentences li").first.inner_text(),
            "settled offset 100 -> 800: limit alwaysByOne -> never")
        self.assertIn("0 passed, 1 failed", self.page.locator("h1").inner_text())

    def test_both_pictures_stand_side_by_side_and_are_drawn(self):
        self.until("[...document.images].length === 2 && [...document.images].every(i => i.complete)")
        self.assertEqual(
            self.page.evaluate("[...document.images].map(i => [i.naturalWidth, i.naturalHeight])"),
            [[200, 100], [200, 100]])

    def test_the_scrubber_shows_another_moment(self):
        last = self.page.locator("input.frame").get_attribute("max")
        before = self.page.locator("img").first.get_attribute("src")
        self.move("input.frame", last)
        self.assertRegex(self.page.locator(".moment").inner_text(), r"^settled \([\d.]+ s\)$")
        self.assertNotEqual(self.page.locator("img").first.get_attribute("src"), before)
        self.assertGreater(float(self.page.locator(".cursor").get_attribute("x1")), 0)

    def test_the_slider_cuts_the_new_picture(self):
        self.choose("slider")
        self.move("input.amount", 25)
        self.assertEqual(self.style("clipPath"), "inset(0px 0px 0px 75%)")

    def test_the_blend_lets_the_old_picture_through(self):
        self.choose("blend")
        self.move("input.amount", 25)
        self.assertEqual(self.style("opacity"), "0.25")

    def test_the_blink_takes_turns(self):
        self.choose("blink")
        for state in ("hidden", "visible"):
            self.until(f"getComputedStyle(document.querySelector('img.top')).visibility === '{state}'")

    def test_both_runs_are_curves(self):
        self.assertEqual(self.page.locator("svg.chart polyline").count(), 4)
        points = [line.get_attribute("points") for line in self.page.locator("svg.chart polyline").all()]
        self.assertNotEqual(points[0], points[2])


if __name__ == "__main__":
    unittest.main()
