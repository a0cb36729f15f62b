import { button, make, show } from "./dom.js";

/** Why it stopped there, in words and in tables; everything that has a time leads to that moment. */
export class Explanation {
	#numbers = null;

	constructor({ why, warnings, landings, phases, events, cards, lengths }, player) {
		Object.assign(this, { why, warnings, landings, phases, events, cards, lengths, player });
	}

	/** Shows a timeline. */
	load(numbers) {
		this.#numbers = numbers;
		const { timeline } = numbers;
		// Every landing has its sentences in one place, of which one is visible: nothing moves when they change.
		const sentences = timeline.landings.map((landing) => landing.explanation);
		this.why.replaceChildren(...(sentences.length ? sentences : ["Nothing scrolls here."])
			.map((text) => make("p", text)));
		this.warnings.replaceChildren(...timeline.warnings.map((warning) => make("li", {},
			make("p", warning.reason), make("p", { className: "remedy" }, warning.remedy))));
		this.landings.replaceChildren(...timeline.landings.map((each, index) => this.#landing(each, index)));
		const first = timeline.phases[0]?.scrollView;
		this.phases.replaceChildren(...timeline.phases.filter((span) => span.scrollView === first).map((span) =>
			make("li", this.#jump(span.start, make("span", { className: `chip ${span.phase}` }, span.phase),
				`${show(span.start, 3)} to ${show(span.end, 3)} s`))));
		this.events.replaceChildren(...timeline.events.map((event) =>
			make("li", this.#jump(event.t, make("span", { className: "when" }, `${show(event.t, 3)} s`), sentence(event)))));
		this.lengths.replaceChildren(...lengths(numbers).flatMap(([name, value]) => [make("dt", name), make("dd", value)]));
	}

	/** Shows the cards at a moment, where they can be seen. */
	seek(time) {
		if (!this.#numbers) return;
		const { landings } = this.#numbers.timeline;
		const current = Math.max(landings.indexOf(this.#numbers.landing(time)), 0);
		[...this.why.children].forEach((each, index) => each.classList.toggle("current", index === current));
		if (this.cards.offsetParent === null) return;
		const items = (this.#numbers.frame(time)?.items ?? []).filter((item) => item.visible > 0).slice(0, 24);
		while (this.cards.children.length < items.length) {
			this.cards.append(make("tr", ...Array.from({ length: 5 }, (_, column) => make(column ? "td" : "th", column ? {} : { scope: "row" }))));
		}
		while (this.cards.children.length > items.length) this.cards.lastElementChild.remove();
		items.forEach((item, index) => {
			const texts = [item.id, `${show(item.frame.x)}, ${show(item.frame.y)}`, `${show(item.visible * 100, 0)} %`,
				item.phase === undefined ? "" : phase(item.phase), effects(item.effects)];
			texts.forEach((text, column) => {
				const cell = this.cards.children[index].children[column];
				if (cell.textContent !== text) cell.textContent = text;
			});
		});
	}

	#landing(landing, index) {
		const rows = (landing.candidates ?? []).slice(0, 12).map((candidate) => {
			const isChosen = Math.abs(candidate.stop - landing.proposed) < 0.001;
			return make("tr", { className: isChosen ? "chosen" : candidate.beyondLimit ? "beyond" : "" },
				make("th", { scope: "row" }, candidate.id ?? String(candidate.index)),
				make("td", show(candidate.stop)), make("td", show(candidate.distance)),
				make("td", isChosen ? "chosen" : candidate.beyondLimit ? "beyond the limit" : ""));
		});
		const head = make("thead", make("tr", ...["Candidate", "Stop", "Distance", ""].map((name) => make("th", { scope: "col" }, name))));
		return make("article", {},
			make("h4", this.#jump(landing.t, `Landing ${index + 1}`, `at ${show(landing.target)} pt`)),
			make("p", landing.explanation),
			rows.length ? make("div", { className: "scroller", tabIndex: 0, role: "region", "aria-label": `Candidates of landing ${index + 1}` },
				make("table", head, make("tbody", ...rows))) : null);
	}

	#jump(time, ...content) {
		return button(content.flatMap((each) => [each, " "]), () => this.player.rest(time), { className: "jump" });
	}
}

/** An event in a few words. */
function sentence(event) {
	const { t, scrollView, event: name, ...rest } = event;
	switch (name) {
	case "phase": return `phase ${event.old} → ${event.new}`;
	case "position": return `scroll position ${event.id ?? "nothing"}`;
	case "visibility": return `${event.id} ${event.visible ? "appears" : "disappears"}`;
	case "targetVisibility": return `visible targets ${event.ids.join(", ") || "none"}`;
	case "touch": return "the finger touches";
	case "release": return `the finger lets go at ${vector(event.velocity)} pt/s`;
	case "scroll": return `code scrolls to ${vector(event.to)}${event.animated ? ", animated" : ""}`;
	case "tap": return `tap on “${event.label}”`;
	case "resize": return `the window becomes ${show(event.size.width)} × ${show(event.size.height)}`;
	case "ignored": return `interaction ${event.interaction + 1} is ignored: ${event.reason}`;
	case "action": return event.name;
	default: return `${name} ${Object.values(rest).join(" ")}`;
	}
}

function vector(value) {
	if (typeof value === "number") return show(value);
	const parts = Object.values(value ?? {}).filter((part) => typeof part === "number");
	return parts.filter((part) => part !== 0).map((part) => show(part)).join(", ") || "0";
}

/** Effect values in SwiftUI's words. */
function effects(list = []) {
	return list.flatMap((effect) => Object.entries(effect)).map(([name, value]) => {
		if (name === "scaleEffect") return value.x === value.y ? `scale ${show(value.x, 3)}` : `scale ${show(value.x, 3)} × ${show(value.y, 3)}`;
		if (name === "rotation3DEffect") return `3D ${show(value.degrees, 1)}°`;
		if (name === "offset") return `offset ${show(value.x)}, ${show(value.y)}`;
		if (/rotation/i.test(name)) return `${name} ${show(value)}°`;
		return `${name} ${typeof value === "number" ? show(value, 3) : JSON.stringify(value)}`;
	}).join(", ");
}

function phase(value) {
	return typeof value === "number" ? show(value, 3) : JSON.stringify(value);
}

/** The lengths that people confuse, in one list. */
function lengths({ timeline, coordinate, axis }) {
	const view = timeline.scrollView;
	if (!view) return [];
	const side = axis === "vertical" ? "height" : "width";
	const insets = axis === "vertical" ? `${show(view.contentInsets.top)} + ${show(view.contentInsets.bottom)}`
		: `${show(view.contentInsets.leading)} + ${show(view.contentInsets.trailing)}`;
	return [
		["bounds", `${show(view.bounds[side])} pt`],
		["insets", `${insets} pt`],
		["container", `${show(view.containerSize[side])} pt`],
		["content", `${show(view.contentSize[side])} pt`],
		["maximum offset", `${show(view.maximumOffset[coordinate])} pt`],
		...(view.stride === undefined ? [] : [["stride", `${show(view.stride)} pt`]]),
		...(view.pageLength === undefined ? [] : [["page", `${show(view.pageLength)} pt`]]),
		...(view.stops ? [["stops", `${view.stops.length} for ${view.targetCount} targets`]] : []),
	];
}
