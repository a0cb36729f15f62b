"""A server of one's own and a browser in front of it: what every test of the preview page starts from."""

import json
import os
import re
import shutil
import subprocess
import time
import unittest
import urllib.request

from playwright.sync_api import sync_playwright

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.abspath(os.environ.get("ZOETROPE", os.path.join(ROOT, ".build", "debug", "zoetrope")))


class Server:
    """`zoetrope serve` on a port of its own choice, or on the one it had before."""

    def __init__(self, port=0):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--host", "127.0.0.1", "--port", str(port), "--log", "none",
             "--public", os.path.join(ROOT, "public"), "--examples", os.path.join(ROOT, "Tests", "Fixtures")],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/?\s*$", line).group(1))
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)
        self.process.stdout.close()

    def post(self, path, document, type="application/json"):
        body = document if isinstance(document, bytes) else json.dumps(document).encode()
        request = urllib.request.Request(self.url + path, body, {"Content-Type": type})
        with urllib.request.urlopen(request) as response:
            return response.read().decode()

    def get(self, path):
        with urllib.request.urlopen(self.url + path) as response:
            return response.read().decode()


class PageTest(unittest.TestCase):
    """One page a test; a console error, an uncaught exception or a request to another host fails it."""

    width, height, options = 1440, 900, {}
    expects_errors = False

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.playwright = sync_playwright().start()
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        cls.browser = cls.playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.stop()

    def setUp(self):
        self.context = self.browser.new_context(
            viewport={"width": self.width, "height": self.height}, **self.options)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.faults = []
        self.page = self.open()

    def tearDown(self):
        self.context.close()
        if not self.expects_errors:
            self.assertEqual(self.faults, [])

    def open(self, fragment=""):
        page = self.context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", lambda message: message.type == "error" and self.faults.append(message.text))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self.check(request.url))
        page.goto(self.server.url + "/" + fragment)
        self.settle(page)
        return page

    def check(self, url):
        if not url.startswith((self.server.url + "/", "data:", "blob:")):
            self.faults.append(f"a request to {url}")

    def settle(self, page=None):
        """Waits until the newest document is on the stage."""
        page = page or self.page
        self.until("""() => {
            const stage = document.querySelector('#stage');
            return stage.shadowRoot?.querySelector('svg') && stage.getAttribute('aria-busy') === 'false';
        }""", page=page)

    def until(self, expression, arg=None, page=None):
        """Waits for an expression to become true; Playwright's own way needs `eval`, which the page's policy forbids."""
        deadline = time.monotonic() + 30
        while not (page or self.page).evaluate(expression, arg):
            self.assertLess(time.monotonic(), deadline, expression)
            time.sleep(0.02)

    # What a person reads.

    def number(self, name):
        text = self.page.locator(f"#now-{name}").inner_text()
        return float(re.match(r"[-−\d.]+", text).group().replace("−", "-"))

    def document(self):
        return json.loads(self.page.locator("#document").input_value())

    def rest(self):
        """Jumps to where it settles, and reads the offset there."""
        self.page.get_by_role("button", name="Settled").click()
        return self.number("offset")

    def choose(self, title):
        button = self.page.get_by_role("navigation", name="Examples").get_by_role("button", name=title, exact=True)
        button.click()
        self.until("(button) => button.hasAttribute('aria-current')", button.element_handle())
        self.settle()

    def tab(self, name):
        self.page.get_by_role("tab", name=name).click()

    def write(self, text):
        """Replaces the JSON as a person would: select all, type, leave."""
        area = self.page.get_by_label("JSON document", exact=True)
        area.fill(text if isinstance(text, str) else json.dumps(text))
        area.blur()
        self.settle()

    def timeline(self, document=None):
        return json.loads(self.server.post("/v1/timeline.json", document or self.document()))
