import { button, make } from "./dom.js";
import { explain } from "./form.js";
import { locate } from "./json.js";

/** The text of a document, or of its SwiftUI source, with what is wrong listed above it. */
export class Editor {
	#isTyping = false;

	/** `change(text, isFinal)` hears of every edit. */
	constructor(host, { id, label, placeholder = "", change }) {
		this.change = change;
		this.list = make("ul", { className: "problems", role: "status", "aria-label": `Problems of the ${label}` });
		this.area = make("textarea", {
			id, spellcheck: false, wrap: "off", "aria-label": label, placeholder,
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
		this.list.replaceChildren(...problems.map((problem) => {
			const name = problem.pointer || (problem.line ? `${problem.line}:${problem.column}` : "document");
			return make("li", button([make("code", name), ` ${explain(problem)}`], () => this.#go(problem)));
		}));
		this.area.toggleAttribute("aria-invalid", problems.length > 0);
	}

	#go(problem) {
		const [start, end] = place(problem, this.area.value);
		this.area.focus();
		this.area.setSelectionRange(start, end);
		const line = this.area.value.slice(0, start).split("\n").length;
		this.area.scrollTop = (line - 4) * parseFloat(getComputedStyle(this.area).lineHeight);
	}
}

/** The characters of a text that a problem is about: by line and column, or by pointer. */
export function place({ line, column, pointer = "", detail = "" }, text) {
	[, line, column] = line ? [0, line, column] : /line (\d+), column (\d+)/.exec(detail) ?? [];
	if (!line) return locate(text, pointer);
	const before = text.split("\n").slice(0, line - 1);
	const start = before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1;
	return [start, start + 1];
}
