import { render } from "./api.js";
import { make, show } from "./dom.js";
import { replacing } from "./json.js";
import { Numbers } from "./numbers.js";
import { Stage } from "./stage.js";

/** What may differ between the pictures: a name, where it is said, and its settings. */
const DIFFERENCES = [
	["Behaviour", "/scroll/targetBehavior", ["none", "paging", "viewAligned"]],
	["Limit", "/scroll/targetBehavior/viewAligned/limit", ["automatic", "always", "alwaysByFew", "alwaysByOne", "never"]],
	["Deceleration", "/scroll/decelerationRate", ["automatic", "normal", "fast"]],
	["Size class", "/viewport/horizontalSizeClass", ["compact", "regular"]],
	["Direction", "/viewport/layoutDirection", ["leftToRight", "rightToLeft"]],
].map(([name, pointer, settings]) => ({ name, pointer, settings }));

/** A document whose viewport has members, also where it was a device's name. */
export function spelledOut(document) {
	const { viewport } = document;
	return typeof viewport === "string" ? { ...document, viewport: { device: viewport } } : document;
}

/** The same document and the same fling under two to four settings, all at the same moment. */
export class Comparison {
	#document = {};
	#stages = [];
	#abort = null;
	#difference = DIFFERENCES[0];
	#chosen = DIFFERENCES[0].settings.slice(0, 4);
	#isShown = false;

	constructor(host, player) {
		this.player = player;
		this.choice = make("select", { id: "difference", on: { change: () => this.#choose(this.choice.value) } },
			...DIFFERENCES.map(({ name }) => make("option", { value: name }, name)));
		this.settings = make("div", { className: "checks", role: "group", "aria-label": "Settings to compare" });
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
		this.#chosen = this.#difference.settings.slice(0, 4);
		this.#list();
		this.#render();
	}

	#list() {
		const boxes = this.#difference.settings.map((value) => make("input", { type: "checkbox", value, checked: this.#chosen.includes(value) }));
		this.settings.replaceChildren(...boxes.map((box) => make("label", box, ` ${box.value}`)));
		this.settings.onchange = ({ target }) => {
			const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
			if (chosen.length >= 2 && chosen.length <= 4) {
				this.#chosen = chosen;
				this.#render();
			} else {
				target.checked = !target.checked;
				this.status.textContent = "Two to four settings can stand side by side.";
			}
		};
	}

	async #render() {
		this.#abort?.abort();
		this.#abort = new AbortController();
		const { signal } = this.#abort;
		const words = this.#chosen;
		this.status.textContent = "Drawing…";
		const results = await Promise.allSettled(words.map(async (word) => {
			const text = JSON.stringify(replacing(spelledOut(this.#document), this.#difference.pointer, word));
			const [picture, timeline] = await Promise.all([render("animation.svg", text, signal), render("timeline.json", text, signal)]);
			return { picture: await picture.text(), numbers: new Numbers(await timeline.json()) };
		}));
		if (signal.aborted) return;
		this.#stages = [];
		this.grid.replaceChildren();
		results.forEach(({ value, reason }, index) => {
			const host = make("div", { className: "stage" });
			const landing = value?.numbers.timeline.landings.at(-1);
			this.grid.append(make("figure", make("figcaption", make("strong", words[index])),
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
		this.status.textContent = "The scrubber moves all of them.";
		this.seek(this.player.time);
	}
}
