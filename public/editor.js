import { button, make } from "./dom.js";
import { explain } from "./form.js";
import { locate } from "./json.js";

/** The text of a document, or of its SwiftUI source, with what is wrong listed above it. */
export class Editor {
	#isTyping = false;

	/** `change(text, isFinal)` hears of every edit; `place(problem, text)` says which characters a problem is about. */
	constructor(host, { id, label, change, place }) {
		Object.assign(this, { change, place });
		this.list = make("ul", { className: "problems", role: "status", "aria-label": `Problems of the ${label}` });
		this.area = make("textarea", {
			id, spellcheck: false, autocapitalize: "off", autocomplete: "off", wrap: "off", "aria-label": label,
			on: {
				input: () => { this.#isTyping = true; this.change(this.area.value, false); },
				change: () => { this.#isTyping = false; this.change(this.area.value, true); },
				blur: () => { this.#isTyping = false; },
			},
		});
		host.append(this.list, this.area);
	}

	/** Shows a text, unless the person is writing this very one. */
	show(text, problems = []) {
		if (!this.#isTyping && this.area.value !== text) this.area.value = text;
		this.list.replaceChildren(...problems.map((problem) => make("li", this.#problem(problem))));
		this.area.toggleAttribute("aria-invalid", problems.length > 0);
	}

	#problem(problem) {
		return button([make("code", problem.pointer || "document"), ` ${explain(problem)}`], () => this.#go(problem));
	}

	#go(problem) {
		const [start, end] = this.place(problem, this.area.value);
		this.area.focus();
		this.area.setSelectionRange(start, end);
		const line = this.area.value.slice(0, start).split("\n").length;
		this.area.scrollTop = (line - 4) * parseFloat(getComputedStyle(this.area).lineHeight);
	}
}

/** The characters a problem of a JSON text is about. */
export const placeInJSON = (problem, text) =>
	lineAndColumn(/line (\d+), column (\d+)/, problem, text) ?? locate(text, problem.pointer ?? "");

/** The characters a problem of source code is about. */
export const placeInSource = (problem, text) =>
	lineAndColumn(/(\d+)(?:, column |:)(\d+)/, problem, text) ?? [0, 0];

function lineAndColumn(pattern, { detail = "" }, text) {
	const [, line, column] = pattern.exec(detail) ?? [];
	if (!line) return null;
	const before = text.split("\n").slice(0, line - 1);
	const start = before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1;
	return [start, start + 1];
}
