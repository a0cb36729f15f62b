"""Habits: keyboard, names, contrast, widths, back, reload, a server that goes and comes back, and size."""

import os
import pathlib
import unittest

from page import ROOT, PageTest, Server

# What an accessibility checker would say first: names, identities, relations and contrast (WCAG 1.4.3, 4.1.2).
FAULTS = """() => {
    const faults = [];
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const name = (element) => element.getAttribute('aria-label') || element.title || element.alt
        || [...(element.labels ?? [])].map((label) => label.textContent).join(' ').trim()
        || document.getElementById(element.getAttribute('aria-labelledby'))?.textContent || element.textContent.trim();
    for (const element of document.querySelectorAll('button, input, select, textarea, a, [role], [tabindex="0"], summary')) {
        if (shown(element) && element.getAttribute('role') !== 'status' && !name(element)) faults.push('no name: ' + element.outerHTML.slice(0, 120));
    }
    for (const image of document.images) if (!image.hasAttribute('alt')) faults.push('no alt: ' + image.src);
    const seen = new Set();
    for (const { id } of document.querySelectorAll('[id]')) {
        if (seen.has(id)) faults.push('twice: #' + id);
        seen.add(id);
    }
    for (const element of document.querySelectorAll('[aria-controls], [aria-labelledby], [aria-describedby]')) {
        for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby']) {
            const id = element.getAttribute(attribute);
            if (id && !document.getElementById(id)) faults.push(attribute + ' leads nowhere: ' + id);
        }
    }
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const over = (colors) => {
        canvas.clearRect(0, 0, 1, 1);
        for (const color of colors) { canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); }
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (rgb) => rgb.map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || !shown(element) || element.closest(':disabled, option, .offscreen, noscript, .skip')) continue;
        const backs = [];
        for (let each = element; each; each = each.parentElement) backs.unshift(getComputedStyle(each).backgroundColor);
        const back = over(backs);
        const ink = over([...backs, getComputedStyle(element).color]);
        const [high, low] = [light(back), light(ink)].sort((a, b) => b - a);
        const ratio = (high + 0.05) / (low + 0.05);
        if (ratio < 4.5) faults.push(`contrast ${ratio.toFixed(2)}: ${element.tagName}.${element.className} "${walker.currentNode.textContent.trim().slice(0, 40)}"`);
    }
    return [...new Set(faults)];
}"""


class Accessible(PageTest):
    def examine(self):
        for tab in ["Edit", "Numbers", "Compare", "Take away"]:
            self.tab(tab)
            self.page.wait_for_load_state("networkidle")
            self.assertEqual(self.page.evaluate(FAULTS), [], tab)

    def test_names_relations_and_contrast_in_the_light(self):
        self.examine()

    def test_names_relations_and_contrast_in_the_dark(self):
        self.page.emulate_media(color_scheme="dark")
        self.examine()

    def test_every_control_is_reached_by_tab_and_shows_its_focus(self):
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.page.locator(".skip").focus()
        reached, hidden = set(), []
        for _ in range(80):
            self.page.keyboard.press("Tab")
            label, outline = self.page.evaluate("""() => {
                const element = document.activeElement, shown = element.matches('.segments input') ? element.nextSibling : element;
                const style = getComputedStyle(shown);
                return [element.id || element.textContent.trim().slice(0, 20), style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2];
            }""")
            reached.add(label)
            if not outline and label != "Zoetrope":
                hidden.append(label)
        for name in ["device", "guides", "stage", "scrubber", "previous", "toggle", "next", "loop", "to-start", "to-release",
                     "to-settled", "flick-back", "flick-on", "clear", "speed", "tab-edit"]:
            self.assertIn(name, reached)
        self.assertEqual([label for label in hidden if label], [])

    def test_tabs_follow_the_arrow_keys(self):
        self.page.get_by_role("tab", name="Edit").focus()
        self.page.keyboard.press("ArrowRight")
        self.assertEqual(self.page.get_by_role("tab", name="Numbers").get_attribute("aria-selected"), "true")
        self.assertTrue(self.page.get_by_role("tabpanel", name="Numbers").is_visible())
        self.page.keyboard.press("End")
        self.page.get_by_role("tabpanel", name="Take away").get_by_role("heading", name="curl").wait_for()


class Widths(PageTest):
    def test_nothing_sticks_out_from_360_to_1920(self):
        for width in [360, 390, 560, 834, 1080, 1440, 1920]:
            self.page.set_viewport_size({"width": width, "height": 900})
            for tab in ["Edit", "Numbers", "Compare", "Take away"]:
                self.tab(tab)
                self.page.wait_for_load_state("networkidle")
                extra = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
                self.assertLessEqual(extra, 0, f"{tab} at {width}")


class Memory(PageTest):
    def test_back_returns_to_the_document_before_and_forward_to_the_one_after(self):
        first = self.document()
        self.choose("A vertical list with a bar below")
        second = self.document()
        self.assertNotEqual(first, second)
        self.write({"title": "Third"})
        self.page.go_back()
        self.settle()
        self.until("document.querySelector('#document').value.includes('vertical')")
        self.assertEqual(self.document(), second)
        self.page.go_back()
        self.until("!document.querySelector('#document').value.includes('\"vertical\"')")
        self.assertEqual(self.document(), first)
        self.page.go_forward()
        self.until("document.querySelector('#document').value.includes('vertical')")
        self.assertEqual(self.document(), second)

    def test_a_reload_loses_nothing(self):
        self.tab("Take away")
        self.tab("Edit")
        self.page.get_by_role("radiogroup", name="Edit as").get_by_text("JSON").click()
        self.write({"title": "Kept", "items": {"count": 3}})
        self.tab("Numbers")
        self.page.reload()
        self.settle()
        self.assertEqual(self.document(), {"title": "Kept", "items": {"count": 3}})
        self.assertTrue(self.page.get_by_role("tabpanel", name="Numbers").is_visible())

    def test_a_damaged_link_says_so(self):
        page = self.open("#d=!!!")
        self.assertIn("damaged", page.locator("#announcer").inner_text())


class Unreliable(PageTest):
    expects_errors = True  # the browser's console names every failed request

    def test_text_that_is_no_document_survives_a_reload(self):
        self.write('{ "title": ')
        self.page.reload()
        self.settle_text('{ "title": ')

    def settle_text(self, text):
        self.until("(text) => document.querySelector('#document').value === text", arg=text)

    def test_the_server_goes_and_comes_back(self):
        port = self.server.port
        self.server.stop()
        area = self.page.get_by_label("JSON document", exact=True)
        area.fill('{ "title": "While away" }')
        area.blur()
        banner = self.page.get_by_role("alert")
        banner.wait_for()
        self.assertIn("does not answer", banner.inner_text())
        type(self).server = Server(port)
        banner.wait_for(state="hidden")
        self.until("document.querySelector('#stage').shadowRoot.querySelector('title')?.textContent === 'While away'")

    def test_long_work_shows_that_it_runs_and_can_be_cancelled(self):
        held = []
        self.page.route("**/v1/animation.svg", lambda route: held.append(route))
        area = self.page.get_by_label("JSON document", exact=True)
        area.fill('{ "title": "Slow" }')
        area.blur()
        cancel = self.page.get_by_role("button", name="Cancel")
        cancel.wait_for()
        cancel.click()
        cancel.wait_for(state="hidden")
        for route in held:
            route.abort()
        self.page.unroute("**/v1/animation.svg")
        self.write({"title": "Fast"})
        self.until("document.querySelector('#stage').shadowRoot.querySelector('title')?.textContent === 'Fast'")


class Size(unittest.TestCase):
    folder = os.path.join(ROOT, "public")

    def files(self):
        names = [name for name in os.listdir(self.folder) if name.endswith((".html", ".css", ".js", ".svg"))]
        return {name: pathlib.Path(self.folder, name).read_text() for name in names}

    def test_the_page_is_under_100_kilobytes(self):
        sizes = {name: len(text.encode()) for name, text in self.files().items()}
        self.assertLess(sum(sizes.values()), 100 * 1024, sizes)

    def test_nothing_comes_from_another_host_and_no_script_is_inline(self):
        for name, text in self.files().items():
            text = text.replace("http://www.w3.org/2000/svg", "")
            self.assertNotIn("http://", text, name)
            self.assertNotIn("https://", text, name)
        html = self.files()["index.html"]
        self.assertEqual(html.count("<script"), html.count('<script type="module" src='))


if __name__ == "__main__":
    unittest.main()
