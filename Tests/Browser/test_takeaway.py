"""Taking away: what is copied works when it is pasted somewhere else."""

import json
import re
import subprocess
import tarfile
import unittest
import urllib.request

from page import PageTest


class TakeAway(PageTest):
    def setUp(self):
        super().setUp()
        self.write({"title": "It's mine", "items": {"count": 5}})
        self.tab("Take away")
        self.page.wait_for_selector(".snippet")

    def copy(self, name):
        button = self.page.get_by_role("button", name=f"Copy {name}", exact=True)
        button.click()
        self.until("(button) => button.textContent === 'Copied'", arg=button.element_handle())
        return self.page.evaluate("navigator.clipboard.readText()")

    def fetch(self, url):
        with urllib.request.urlopen(url) as response:
            return response.headers["Content-Type"], response.read().decode()

    def test_markdown_and_images_lead_to_the_same_picture(self):
        expected = self.server.post("/v1/animation.svg", self.document())
        for name in ["Markdown", "HTML image"]:
            url = re.search(r"http[^)\"\s]+", self.copy(name)).group()
            self.assertEqual(self.fetch(url), ("image/svg+xml", expected), name)

    def test_the_picture_element_has_a_light_and_a_dark_source(self):
        dark, light = re.findall(r"http[^\"]+", self.copy("HTML picture, light and dark"))
        for url, theme in [(dark, "dark"), (light, "light")]:
            document = {**self.document(), "output": {"theme": theme}}
            self.assertEqual(self.fetch(url)[1], self.server.post("/v1/animation.svg", document), theme)

    def test_the_curl_line_runs(self):
        command = self.copy("curl").replace("-o carousel.svg", "")
        made = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
        self.assertEqual(made.stdout, self.server.post("/v1/animation.svg", self.document()))

    def test_the_share_link_opens_the_same_document(self):
        document = self.document()
        link = self.copy("Share link")
        other = self.open(link[link.index("#"):])
        self.assertEqual(json.loads(other.locator("#document").input_value()), document)

    def test_a_short_link_holds_the_document(self):
        self.page.get_by_role("button", name="Make the addresses short").click()
        self.page.get_by_role("button", name="The addresses are short").wait_for()
        url = re.search(r"http[^)]+", self.copy("Markdown")).group()
        self.assertIn("/v1/carousels/", url)
        self.assertEqual(self.fetch(url)[1], self.server.post("/v1/animation.svg", self.document()))

    def test_the_swiftui_code_is_the_server_s(self):
        self.page.get_by_role("button", name="Copy SwiftUI").wait_for()
        code = self.copy("SwiftUI")
        self.assertEqual(code, self.server.post("/v1/carousel.swift", self.document()).rstrip())
        self.assertIn(".scrollTargetBehavior(.viewAligned", code)

    def test_the_ci_step_fails_with_a_sentence(self):
        self.assertIn("zoetrope verify carousels/ --golden golden/", self.copy("CI step"))

    def test_downloads(self):
        for name, file in [("Animation", "carousel-animation.svg"), ("Timeline", "carousel-timeline.json"),
                           ("Table", "carousel-timeline.csv"), ("Film strip", "carousel-filmstrip.svg")]:
            with self.page.expect_download() as download:
                self.page.get_by_role("button", name=name, exact=True).click()
            self.assertEqual(download.value.suggested_filename, file)
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Every frame").click()
        with tarfile.open(download.value.path()) as archive:
            names = archive.getnames()
        self.assertEqual(len(names), len(self.timeline()["frames"]))


if __name__ == "__main__":
    unittest.main()
