import { render } from "./api.js";
import { make, show } from "./dom.js";
import { replacing } from "./json.js";
import { Numbers } from "./numbers.js";
import { Stage } from "./stage.js";

/** What may differ between the pictures: a name, the member, and its settings. */
const DIFFERENCES = [
	{ name: "Behaviour", settings: ["none", "paging", "viewAligned"], apply: (document, word) => replacing(document, "/scroll/targetBehavior", word) },
	{ name: "Limit", settings: ["automatic", "always", "alwaysByFew", "alwaysByOne", "never"],
		apply: (document, word) => {
			const behavior = document.scroll?.targetBehavior;
			const aligned = typeof behavior?.viewAligned === "object" ? behavior.viewAligned : {};
			return replacing(document, "/scroll/targetBehavior", { viewAligned: { ...aligned, limit: word } });
		} },
	{ name: "Deceleration", settings: ["automatic", "normal", "fast"], apply: (document, word) => replacing(document, "/scroll/decelerationRate", word) },
	{ name: "Size class", settings: ["compact", "regular"], apply: (document, word) => replacing(document, "/viewport", { ...viewport(document), horizontalSizeClass: word }) },
	{ name: "Direction", settings: ["leftToRight", "rightToLeft"], apply: (document, word) => replacing(document, "/viewport", { ...viewport(document), layoutDirection: word }) },
	{ name: "Bounce", settings: ["automatic", "always", "basedOnSize"], apply: (document, word) => replacing(document, "/scroll/bounce", word) },
];

const viewport = ({ viewport }) => typeof viewport === "string" ? { device: viewport } : viewport ?? {};

/** The same document and the same fling under two to four settings, all at the same moment. */
export class Comparison {
	#document = {};
	#stages = [];
	#abort = null;
	#difference = DIFFERENCES[0];
	#chosen = new Set(DIFFERENCES[0].settings.slice(0, 4));
	#isShown = false;

	constructor(host, player) {
		this.player = player;
		this.choice = make("select", { id: "difference", on: { change: () => this.#choose(this.choice.value) } },
			...DIFFERENCES.map(({ name }) => make("option", { value: name }, name)));
		this.settings = make("div", { className: "checks", role: "group", "aria-label": "Settings to compare, two to four" });
		this.status = make("p", { className: "note", role: "status" });
		this.grid = make("div", { className: "comparison" });
		host.append(make("div", { className: "row" }, make("label", { htmlFor: "difference" }, "Compare by"), this.choice), this.settings, this.status, this.grid);
		this.#list();
	}

	/** Takes the document; pictures are made when they can be seen. */
	load(document) {
		this.#document = document;
		if (this.#isShown) this.#render();
	}

	/** Whether the comparison is on show. */
	set isShown(isShown) {
		if (isShown && !this.#isShown) this.#render();
		this.#isShown = isShown;
	}

	seek(time) {
		if (this.#isShown) for (const stage of this.#stages) stage.seek(Math.min(time, stage.duration ?? time));
	}

	#choose(name) {
		this.#difference = DIFFERENCES.find((each) => each.name === name);
		this.#chosen = new Set(this.#difference.settings.slice(0, 4));
		this.#list();
		this.#render();
	}

	#list() {
		this.settings.replaceChildren(...this.#difference.settings.map((word) => {
			const box = make("input", { type: "checkbox", checked: this.#chosen.has(word), on: { change: () => {
				if (box.checked) this.#chosen.add(word);
				else this.#chosen.delete(word);
				if (this.#chosen.size < 2 || this.#chosen.size > 4) {
					if (box.checked) this.#chosen.delete(word);
					else this.#chosen.add(word);
					box.checked = !box.checked;
					this.status.textContent = "Two to four settings can stand side by side.";
					return;
				}
				this.#render();
			} } });
			return make("label", {}, box, ` ${word}`);
		}));
	}

	async #render() {
		this.#abort?.abort();
		this.#abort = new AbortController();
		const { signal } = this.#abort;
		const words = this.#difference.settings.filter((word) => this.#chosen.has(word));
		this.status.textContent = "Drawing…";
		const results = await Promise.allSettled(words.map(async (word) => {
			const text = JSON.stringify(this.#difference.apply(this.#document, word));
			const [picture, timeline] = await Promise.all([render("animation.svg", text, signal), render("timeline.json", text, signal)]);
			return { picture: await picture.text(), numbers: new Numbers(await timeline.json()) };
		}));
		if (signal.aborted) return;
		this.#stages = [];
		this.grid.replaceChildren();
		results.forEach(({ value, reason }, index) => {
			const host = make("div", { className: "stage" });
			const landing = value?.numbers.timeline.landings.at(-1);
			this.grid.append(make("figure", {}, make("figcaption", {}, make("strong", {}, words[index])),
				value ? host : make("p", { className: "fault" }, reason.message),
				make("p", { className: "landing" }, !landing ? "Does not scroll"
					: `Lands at ${show(landing.target)} pt${landing.targetID ? ` (${landing.targetID})` : ""} after ${show(value.numbers.timeline.settled, 2)} s`)));
			if (!value) return;
			// The picture has animations to be set only once it is in the page.
			const stage = new Stage(host);
			stage.show(value.picture);
			stage.duration = value.numbers.timeline.duration;
			this.#stages.push(stage);
		});
		this.status.textContent = "The scrubber above moves all of them.";
		this.seek(this.player.time);
	}
}
