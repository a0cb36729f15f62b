"""The same carousel in headless Chromium, driven through Playwright: what people do today."""
import shutil
import time

CARD = "flex:none;width:280px;height:180px;border-radius:20px;background:#0b6e99;scroll-snap-align:start"
PAGE = f"""<!doctype html><body style="margin:0"><div id="s" style="display:flex;gap:16px;width:393px;height:320px;
align-items:center;overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding:0 24px;padding:0 24px;
box-sizing:border-box">{''.join(f'<div style="{CARD}"></div>' for _ in range(12))}</div>"""


class Browser:
    """A page with the carousel; use it in a `with`."""

    def __enter__(self):
        from playwright.sync_api import sync_playwright
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = self.browser.new_context(viewport={"width": 393, "height": 320}, has_touch=True)
        self.page = context.new_page()
        self.page.set_content(PAGE)
        self.session = context.new_cdp_session(self.page)
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    def seconds_per_frame(self, frames=8):
        """Scroll to a place, take a picture."""
        self.page.evaluate("s.style.scrollSnapType = 'none'")
        start = time.monotonic()
        for number in range(frames):
            self.page.evaluate(f"s.scrollLeft = {number * 20}")
            self.page.screenshot()
        return (time.monotonic() - start) / frames

    def landings(self, times=20):
        """Where one scripted swipe comes to rest, each time from the start."""
        places = []
        for _ in range(times):
            self.page.evaluate("s.style.scrollSnapType = 'none'; s.scrollLeft = 0")
            self.page.evaluate("s.style.scrollSnapType = 'x mandatory'")
            self.touch("touchStart", 300)
            for step in range(1, 7):
                time.sleep(0.012)
                self.touch("touchMove", 300 - step * 23)
            self.touch("touchEnd", None)
            last, same = None, 0
            deadline = time.monotonic() + 2
            while same < 6 and time.monotonic() < deadline:
                time.sleep(0.04)
                place = self.page.evaluate("s.scrollLeft")
                same = same + 1 if place == last else 0
                last = place
            places.append(round(last))
        return places

    def touch(self, kind, x):
        points = [] if x is None else [{"x": x, "y": 160}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
