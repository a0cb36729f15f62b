import { ask } from "./api.js";
import { button, make } from "./dom.js";
import { parse, pretty } from "./json.js";

/** The example that a stranger sees first. */
const FIRST = "peeking-cards";

/** The strip of examples; `choose(name)` hears which one is wanted. */
export class Examples {
	#documents = new Map();
	all = [];

	constructor(host, choose) {
		Object.assign(this, { host, choose });
	}

	/** Asks the server for the list and shows it. */
	async load() {
		this.all = (await (await ask("/v1/examples")).json()).examples
			.sort((a, b) => (b.name === FIRST) - (a.name === FIRST));
		this.host.replaceChildren(...this.all.map(({ name, title }) => button([
			make("img", { src: `/v1/examples/${encodeURIComponent(name)}/frame.svg?t=settled`, alt: "", loading: "lazy", width: 96, height: 72 }),
			make("span", title || name),
		], () => this.choose(name), { "data-name": name })));
		this.host.hidden = !this.all.length;
	}

	/** The text of an example. */
	async text(name) {
		if (!this.#documents.has(name)) {
			const text = await (await ask(`/v1/examples/${encodeURIComponent(name)}`)).text();
			this.#documents.set(name, `${pretty(parse(text))}\n`);
		}
		return this.#documents.get(name);
	}

	/** Marks the one on show, or none. */
	set current(name) {
		for (const button of this.host.children) {
			button.ariaCurrent = button.dataset.name === name ? "true" : null;
			if (button.dataset.name === name) this.host.scrollTo({ left: button.offsetLeft - this.host.clientWidth / 2 });
		}
	}
}
