import { ask, post, render } from "./api.js";
import { button, make } from "./dom.js";
import { pack } from "./link.js";

/** Targets longer than this are refused by many servers and proxies on the way. */
const LONGEST = 7500;

/** What a person may take away: links, snippets, code and files. */
export class Takeaway {
	#text = "{}";
	#isShown = false;
	#swiftPath = null;
	#stored = null;

	constructor(host, { announce }) {
		Object.assign(this, { host, announce });
	}

	/** Takes the document as its text and its value. */
	load(text, value) {
		this.#text = JSON.stringify(value);
		this.title = value?.title || "A SwiftUI carousel";
		this.#stored = null;
		if (this.#isShown) this.#show();
	}

	set isShown(isShown) {
		this.#isShown = isShown;
		if (isShown) this.#show();
	}

	async #show() {
		const text = this.#text;
		const packed = await pack(text);
		if (text !== this.#text) return;
		const origin = location.origin;
		const base = this.#stored ? `${origin}${this.#stored}` : `${origin}/v1/d/${packed}`;
		const isLong = !this.#stored && packed.length > LONGEST;
		const dark = `${origin}/v1/d/${await pack(themed(text, "dark"))}/animation.svg`;
		const light = `${origin}/v1/d/${await pack(themed(text, "light"))}/animation.svg`;
		const picture = `${base}/animation.svg`;
		const title = this.title.replaceAll(/[&<>"[\]]/g, "");
		this.host.replaceChildren(
			make("p", { className: "note" }, isLong
				? "This document is too long for an address that works everywhere. Make a short link first, or send it with curl."
				: "The document is in the link itself: only this server is needed to open it."),
			this.#snippet("Share link", location.href),
			this.#snippet("Markdown", `![${title}](${picture})`),
			this.#snippet("HTML image", `<img src="${picture}" alt="${title}">`),
			this.#snippet("HTML picture, light and dark",
				`<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="${dark}">\n  <img src="${light}" alt="${title}">\n</picture>`),
			this.#snippet("curl", `curl -sS ${origin}/v1/animation.svg \\\n  -H 'Content-Type: application/json' \\\n  -d '${text.replaceAll("'", "'\\''")}' \\\n  -o carousel.svg`),
			this.#snippet("CI step",
				"- name: The carousels scroll as they did\n  run: zoetrope verify carousels/ --golden golden/"),
			this.#short(), this.#downloads());
		await this.#swift(text).catch((error) => this.announce(error.message));
	}

	async #swift(text) {
		this.#swiftPath ??= Object.keys((await (await ask("/openapi.json")).json()).paths)
			.find((path) => /^\/v1\/[\w.]*swift/.test(path)) ?? "";
		if (!this.#swiftPath) return;
		const response = await ask(this.#swiftPath, post(text));
		const code = (await response.text()).trimEnd();
		if (text === this.#text) this.host.children[1].before(this.#snippet("SwiftUI", code));
	}

	#snippet(name, text) {
		const copy = button("Copy", async () => {
			// Without a secure connection there is no clipboard: then the text is selected for the person to copy.
			const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
			if (!isCopied) getSelection().selectAllChildren(code);
			copy.textContent = isCopied ? "Copied" : "Press Ctrl+C";
			this.announce(isCopied ? `${name} copied` : `${name} is selected: press Ctrl+C`);
			setTimeout(() => { copy.textContent = "Copy"; }, 2000);
		}, { className: "copy", "aria-label": `Copy ${name}` });
		const code = make("pre", { tabIndex: 0, "aria-label": name }, make("code", text));
		return make("section", { className: "snippet" }, make("header", make("h3", name), copy), code);
	}

	#short() {
		const short = button(this.#stored ? "The addresses are short" : "Make the addresses short", async () => {
			short.disabled = true;
			try {
				const response = await ask("/v1/carousels", post(this.#text));
				this.#stored = new URL(response.headers.get("Location"), location.origin).pathname;
				this.announce("A short link is made: the addresses above use it now.");
				await this.#show();
			} catch (error) {
				this.announce(error.message);
				short.disabled = false;
			}
		}, { className: "quiet", disabled: this.#stored !== null });
		return make("p", short);
	}

	#downloads() {
		const file = (product, name) => {
			const get = button(name, async () => {
				get.disabled = true;
				try {
					const blob = await (await render(product, this.#text)).blob();
					const link = make("a", { href: URL.createObjectURL(blob), download: `carousel-${product.replace(/\?.*/, "")}` });
					link.click();
					setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
					this.announce(`${name} is downloaded`);
				} catch (error) {
					this.announce(error.message);
				}
				get.disabled = false;
			}, { className: "quiet" });
			return get;
		};
		return make("section", { className: "snippet" }, make("header", make("h3", "Download")), make("div", { className: "downloads" },
			file("animation.svg", "Animation"), file("frame.svg?t=settled", "Still"), file("filmstrip.svg", "Film strip"),
			file("frames.tar", "Every frame"), file("timeline.json", "Timeline"), file("timeline.csv", "Table")));
	}
}

function themed(text, theme) {
	const document = JSON.parse(text);
	return JSON.stringify({ ...document, output: { ...document.output, theme } });
}
