import { pack, unpack } from "./link.js";

/** The document in the page's own address, so that reload, back and a shared link all lead to it. */
export class Address {
	#merge = null;
	#turn = 0;

	/** `arrive()` is called when the person goes back or forward, or changes the address. */
	constructor(arrive) {
		addEventListener("popstate", () => {
			this.#merge = null;
			this.#turn += 1;
			arrive();
		});
	}

	/** What the address asks for: `{ example }`, `{ text }` or nothing. */
	async read() {
		const parameters = new URLSearchParams(location.hash.slice(1));
		if (parameters.has("example")) return { example: parameters.get("example") };
		if (!parameters.has("d")) return {};
		try {
			return { text: await unpack(parameters.get("d")) };
		} catch {
			return { isBroken: true };
		}
	}

	/** Writes an example's name or a text; edits with the same `merge` share one place in the history. */
	async write({ example, text }, { merge = null, isFirst = false } = {}) {
		const turn = this.#turn += 1;
		const hash = example ? `#example=${encodeURIComponent(example)}` : `#d=${await pack(text)}`;
		if (turn !== this.#turn && merge === null) return;
		if (hash === location.hash) return;
		const isSame = isFirst || (merge !== null && merge === this.#merge);
		this.#merge = merge;
		history[isSame ? "replaceState" : "pushState"](history.state, "", hash);
	}

	/** Ends a run of edits: the next one has its own place in the history. */
	settle() {
		this.#merge = null;
	}
}
