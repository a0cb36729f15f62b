import { button, make } from "./dom.js";
import { at, below } from "./json.js";

/** The sections in the order in which a person builds a carousel. */
const ORDER = ["title", "source", "scroll", "layout", "items", "transition", "interactions", "viewport", "output"];

/**
 * A form for every member of a document, made from its schema. Nested parts are made when they are opened.
 * `change(pointer, value, isFinal)` hears of every edit; undefined takes the member away.
 */
export class Form {
	#open = new Set(["/scroll", "/items", "/items/card"]);
	#value;
	#problems = [];

	constructor(host, schema, change) {
		Object.assign(this, { host, schema, change });
	}

	/** Shows a document and what is wrong with it; the control in use keeps the focus. */
	show(value, problems = []) {
		if (value === this.#value && !problems.length && !this.#problems.length) return;
		this.#value = value;
		this.#problems = problems;
		const focused = this.host.contains(document.activeElement) ? document.activeElement : null;
		if (focused && (focused.type === "number" || focused.type === "text" || focused.type === "range")
			&& focused.dataset.pointer && String(at(value, focused.dataset.pointer) ?? "") === focused.value) {
			focused.closest(".member").classList.toggle("set", at(value, focused.dataset.pointer) !== undefined);
			this.#markProblems();
			return;
		}
		const key = focused?.dataset.key;
		const place = this.host.scrollTop;
		const properties = this.schema.members(value);
		const ordered = [...ORDER.filter((name) => name in properties), ...Object.keys(properties).filter((name) => !ORDER.includes(name))];
		this.host.replaceChildren(...ordered.map((name) => this.#member("", name, properties[name], 0)));
		this.#markProblems();
		this.host.scrollTop = place;
		if (key) this.host.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
	}

	/** Moves to the control of a pointer, opening what holds it. */
	reveal(pointer) {
		for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) this.#open.add(pointer.slice(0, end));
		document.activeElement.blur();
		this.show(this.#value, this.#problems);
		const row = this.#row(pointer);
		row?.scrollIntoView({ block: "center" });
		row?.querySelector("input, select, button, summary")?.focus();
	}

	#row(pointer) {
		for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
			const row = this.host.querySelector(`.member[data-pointer="${CSS.escape(pointer.slice(0, end))}"]`);
			if (row) return row;
		}
		return null;
	}

	#markProblems() {
		for (const old of this.host.querySelectorAll(".fault")) old.remove();
		for (const old of this.host.querySelectorAll(".faulty")) {
			old.classList.remove("faulty");
			old.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
		}
		for (const problem of this.#problems) {
			const row = this.#row(problem.pointer ?? "");
			if (!row) continue;
			row.classList.add("faulty");
			row.querySelector("input, select")?.setAttribute("aria-invalid", "true");
			row.append(make("p", { className: "fault" }, explain(problem)));
		}
	}

	#member(owner, name, schema, depth) {
		const pointer = below(owner, name);
		const editor = this.schema.editor(schema);
		const value = at(this.#value, pointer);
		const row = make("div", { className: `member ${editor.kind}` + (value === undefined ? "" : " set"), "data-pointer": pointer });
		const id = `field${pointer.replaceAll(/[^\w]/g, "-")}`;
		const label = make("label", { htmlFor: id }, name);
		const isNested = editor.kind === "object" || editor.kind === "list";
		if (isNested) row.append(this.#section(pointer, label.textContent, editor, value, depth));
		else row.append(label, this.#clear(pointer, name), ...this.#controls(pointer, id, editor, value, depth));
		if (editor.description && !isNested) row.append(make("p", { className: "note", id: `${id}-note` }, editor.description));
		return row;
	}

	#clear(pointer, name) {
		const title = `Leave ${name} out`;
		return button("×", () => this.change(pointer, undefined, true), { className: "clear", title, "aria-label": title });
	}

	#section(pointer, name, editor, value, depth) {
		const body = make("div", { className: "body" });
		const details = make("details", { open: this.#open.has(pointer), className: depth ? "" : "section" },
			make("summary", { "data-key": `${pointer} open` },
				make("span", { className: "name" }, name),
				make("span", { className: "brief" }, value === undefined ? "" : brief(value))), body);
		const fill = () => {
			if (body.childElementCount) return;
			if (editor.description) body.append(make("p", { className: "note" }, editor.description));
			body.append(...(editor.kind === "list" ? this.#list(pointer, editor, value ?? [], depth) : this.#members(pointer, editor, depth)));
			if (value !== undefined) {
				body.append(button(`Leave ${name} out`, () => this.change(pointer, undefined, true), { className: "quiet" }));
			}
		};
		if (details.open) fill();
		details.addEventListener("toggle", () => {
			if (details.open) this.#open.add(pointer);
			else this.#open.delete(pointer);
			if (details.open) fill();
		});
		return details;
	}

	#members(pointer, editor, depth) {
		return Object.entries(editor.properties).map(([name, schema]) => this.#member(pointer, name, schema, depth + 1));
	}

	#list(pointer, editor, value, depth) {
		const rows = value.map((_, index) => {
			const row = this.#member(pointer, String(index), editor.items, depth + 1);
			const move = (by, label) => button(by < 0 ? "↑" : "↓", () => {
				const copy = [...value];
				copy.splice(index + by, 0, copy.splice(index, 1)[0]);
				this.change(pointer, copy, true);
			}, { className: "quiet", "aria-label": `Move ${index + 1} ${label}`, disabled: !(index + by in value) });
			row.querySelector(":scope > label, :scope > details > summary > .name").textContent = `${index + 1}`;
			row.append(make("div", { className: "moves" }, move(-1, "up"), move(1, "down")));
			return row;
		});
		const name = pointer.split("/").at(-1);
		return [...rows, button(`Add to ${name}`, () => {
			this.#open.add(below(pointer, value.length));
			this.change(pointer, [...value, this.schema.first(editor.items)], true);
		}, { className: "add", "data-key": `${pointer} add` })];
	}

	#controls(pointer, id, editor, value, depth) {
		const shared = { id, "aria-label": pointer.split("/").at(-1), "data-pointer": pointer, "data-key": pointer, "aria-describedby": editor.description ? `${id}-note` : undefined };
		switch (editor.kind) {
		case "flag": return [this.#select(shared, ["true", "false"], value === undefined ? undefined : String(value), editor.fallback,
			(word) => this.change(pointer, word === undefined ? undefined : word === "true", true))];
		case "number": return this.#number(pointer, shared, editor, value);
		case "text": return [this.#text(pointer, shared, editor, value)];
		case "choice": return this.#choice(pointer, shared, editor, value, depth);
		default: return [];
		}
	}

	#select(shared, words, value, fallback, choose) {
		const usual = fallback === undefined ? "left out" : `${typeof fallback === "object" ? JSON.stringify(fallback) : fallback} (default)`;
		const select = make("select", { ...shared, on: { change: () => choose(select.value === "" ? undefined : select.value) } },
			make("option", { value: "" }, usual), ...words.map((each) => make("option", { value: each }, each)));
		select.value = value ?? "";
		return select;
	}

	#number(pointer, shared, editor, value) {
		const send = (control, isFinal) => {
			const number = control.value === "" ? undefined : Number(control.value);
			for (const other of [field, slider]) if (other && other !== control) other.value = number ?? "";
			this.change(pointer, number, isFinal);
		};
		const listen = (control) => ({ input: () => send(control(), false), change: () => send(control(), true) });
		const field = make("input", {
			...shared, type: "number", min: editor.minimum, max: editor.maximum, step: editor.isWhole ? 1 : "any",
			inputMode: "decimal", value: value ?? "", placeholder: editor.fallback ?? "", on: listen(() => field),
		});
		const soft = editor.slider;
		const slider = soft ? make("input", {
			type: "range", "data-pointer": pointer, "data-key": `${pointer} slider`, "aria-label": `${pointer.split("/").at(-1)} slider`,
			min: Math.min(soft.from, value ?? 0), max: Math.max(soft.to, value ?? 0), step: soft.step, on: listen(() => slider),
		}) : null;
		if (slider) slider.value = value ?? editor.fallback ?? soft.from;
		return [make("div", { className: "pair" }, slider, field)];
	}

	#text(pointer, shared, editor, value) {
		const field = make("input", {
			...shared, type: "text", value: value ?? "", placeholder: editor.fallback ?? "", autocomplete: "off", spellcheck: false,
			on: { input: () => this.change(pointer, field.value, false), change: () => this.change(pointer, field.value, true) },
		});
		return field;
	}

	#choice(pointer, shared, editor, value, depth) {
		const option = value === undefined ? undefined : this.schema.option(editor, value);
		const select = this.#select(shared, editor.options.map((each) => each.label), option?.label, editor.fallback, (label) => {
			const chosen = editor.options.find((each) => each.label === label);
			this.#open.add(pointer);
			this.change(pointer, chosen && this.schema.chosen(chosen), true);
		});
		if (!option || option.kind === "word") return [select];
		const inner = option.kind === "tag" ? below(pointer, option.tag) : pointer;
		const nested = this.schema.editor(option.schema);
		const body = make("div", { className: "body" });
		if (nested.kind === "object") body.append(...this.#members(inner, nested, depth + 1));
		else if (nested.kind === "list") body.append(...this.#list(inner, nested, at(this.#value, inner) ?? [], depth + 1));
		else if (option.kind === "tag") body.append(this.#member(pointer, option.tag, option.schema, depth + 1));
		else body.append(...this.#controls(inner, `${shared.id}-value`, nested, at(this.#value, inner), depth + 1));
		return [select, body];
	}
}

/** A problem in a sentence. */
export function explain(problem) {
	const expected = problem.expected ? `. Expected ${problem.expected}` : "";
	const suggestion = problem.suggestion ? ` Did you mean “${problem.suggestion}”?` : "";
	return `${problem.detail}${expected}.${suggestion}`;
}

/** A value in a few characters. */
function brief(value) {
	if (Array.isArray(value)) return value.length === 1 ? "1 entry" : `${value.length} entries`;
	return Object.keys(value ?? {}).slice(0, 4).join(", ");
}
