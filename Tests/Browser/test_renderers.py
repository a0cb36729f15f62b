"""Three programs draw every example alike, and an animation held at an instant is the still of that instant."""

import io
import json
import os
import re
import shutil
import subprocess
import unittest

import resvg_py
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from page import ROOT, Server

FIXTURES = os.path.join(ROOT, "Tests", "Fixtures")
NAMES = sorted(name[:-5] for name in os.listdir(FIXTURES) if name.endswith(".json"))

# Edges are smoothed differently; what may differ by more than a quarter of the range is a thin line of them.
FAR = 64
FAR_SHARE = 0.005
MEAN = 1.5


def difference(first, second):
    """The share of pixels that are far apart, and the mean distance over all, both of the worst channel."""
    first, second = first.convert("RGB"), second.convert("RGB")
    if first.size != second.size:
        return 1, 255
    channels = ImageChops.difference(first, second).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    histogram = worst.histogram()
    pixels = sum(histogram)
    far = sum(histogram[FAR + 1:]) / pixels
    return far, sum(level * count for level, count in enumerate(histogram)) / pixels


class RendererTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.playwright = sync_playwright().start()
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        cls.browser = cls.playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)
        cls.page = cls.browser.new_page()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.stop()

    def product(self, name, path):
        with open(os.path.join(FIXTURES, name + ".json"), "rb") as file:
            document = json.load(file)
        document.setdefault("output", {})["theme"] = "light"
        return self.server.post(path, document)

    def open(self, svg):
        """Shows a file as a document of its own, in a window of its size."""
        width, height = re.search(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"', svg).groups()
        self.page.set_viewport_size({"width": round(float(width)), "height": round(float(height))})
        self.page.route("**/picture.svg", lambda route: route.fulfill(body=svg, content_type="image/svg+xml"))
        self.page.goto("http://picture.test/picture.svg")
        self.page.unroute("**/picture.svg")

    def shot(self):
        return Image.open(io.BytesIO(self.page.screenshot()))

    def check(self, first, second, words):
        far, mean = difference(first, second)
        self.assertLessEqual(far, FAR_SHARE, f"{words}: {far:.2%} of the pixels differ by more than {FAR}")
        self.assertLessEqual(mean, MEAN, f"{words}: the mean difference is {mean:.2f}")

    def test_three_renderers_agree_on_every_still(self):
        for name in NAMES:
            for moment in ["release", "settled"]:
                with self.subTest(name=name, moment=moment):
                    svg = self.product(name, f"/v1/frame.svg?t={moment}")
                    self.open(svg)
                    browser = self.shot()
                    rsvg = subprocess.run(["rsvg-convert"], input=svg.encode(), capture_output=True, check=True)
                    self.check(browser, self.on_white(Image.open(io.BytesIO(rsvg.stdout))), "rsvg")
                    resvg = bytes(resvg_py.svg_to_bytes(svg_string=svg))
                    self.check(browser, self.on_white(Image.open(io.BytesIO(resvg))), "resvg")

    def test_an_animation_held_at_an_instant_is_its_still(self):
        for name in NAMES:
            animation = self.product(name, "/v1/animation.svg")
            duration = float(re.search(r"animation:([\d.]+)s", animation).group(1)) if "animation:" in animation else 1
            size = re.search(r'viewBox="([^"]*)"', animation).group(1)
            for step in range(10):
                time = round(duration * step / 9 * 60) / 60
                with self.subTest(name=name, time=time):
                    still = self.product(name, f"/v1/frame.svg?t={time:.6f}")
                    if re.search(r'viewBox="([^"]*)"', still).group(1) != size:
                        continue  # A window that changes its size is shown in one that holds all sizes.
                    self.open(animation)
                    self.page.evaluate(
                        """async time => {
                            const frame = () => new Promise(requestAnimationFrame);
                            // Two steps: Chromium draws nothing anew where the time is set to what it was.
                            for (const moment of [time + 100, time]) {
                                document.getAnimations().forEach(a => { a.pause(); a.currentTime = moment });
                                await frame(); await frame();
                            }
                        }""",
                        time * 1000)
                    held = self.shot()
                    self.open(still)
                    self.check(held, self.shot(), "held")

    def test_every_product_is_well_formed(self):
        for name in NAMES:
            for product in ["animation", "frame", "filmstrip", "chart", "onion"]:
                with self.subTest(name=name, product=product):
                    svg = self.product(name, f"/v1/{product}.svg")
                    done = subprocess.run(["xmllint", "--noout", "-"], input=svg.encode(), capture_output=True)
                    self.assertEqual(done.returncode, 0, done.stderr.decode())
                    for word in ["<script", "foreignObject", "xlink", "@import"]:
                        self.assertNotIn(word, svg)

    @staticmethod
    def on_white(image):
        ground = Image.new("RGBA", image.size, "white")
        ground.alpha_composite(image.convert("RGBA"))
        return ground


if __name__ == "__main__":
    unittest.main()
