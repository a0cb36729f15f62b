import { click, find, make, show } from "./dom.js";

/** A row of choices of which one is taken: radio buttons that look like one control. */
export class Segments {
	constructor(host, choices, choose) {
		this.inputs = choices.map(([value, label]) => {
			const input = make("input", { type: "radio", name: host.id, value, on: { change: () => choose(value) } });
			host.append(make("label", input, make("span", label)));
			return input;
		});
	}

	set value(value) {
		for (const input of this.inputs) input.checked = input.value === value;
	}
}

/** Tabs as the ARIA practices have them: arrow keys move between them. `select(id)` hears which panel is shown. */
export function tabs(list, select) {
	const all = [...list.querySelectorAll("[role=tab]")];
	const pick = (tab, isFocused) => {
		for (const each of all) {
			const isPicked = each === tab;
			each.setAttribute("aria-selected", isPicked);
			each.tabIndex = isPicked ? 0 : -1;
			find(each.getAttribute("aria-controls")).hidden = !isPicked;
		}
		if (isFocused) tab.focus();
		select(tab.getAttribute("aria-controls"));
	};
	for (const tab of all) {
		tab.addEventListener("click", () => pick(tab));
		tab.addEventListener("keydown", (event) => {
			const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -all.indexOf(tab), End: all.length - 1 - all.indexOf(tab) };
			if (!(event.key in steps)) return;
			event.preventDefault();
			pick(all[(all.indexOf(tab) + steps[event.key] + all.length) % all.length], true);
		});
	}
	return (id) => pick(all.find((tab) => tab.getAttribute("aria-controls") === id) ?? all[0]);
}

/** Wires the transport to a player; `numbers()` knows when fingers let go and when all is settled. */
export function transport(player, numbers) {
	const scrubber = find("scrubber");
	const toggle = find("toggle");
	click("toggle", () => player.toggle());
	click("previous", () => player.step(-1));
	click("next", () => player.step(1));
	click("to-start", () => player.rest(0));
	click("to-release", () => {
		const releases = numbers()?.times("release") ?? [];
		player.rest(releases.find((time) => time > player.time + 1e-6) ?? releases[0] ?? 0);
	});
	click("to-settled", () => player.rest(numbers()?.timeline.settled ?? 0));
	scrubber.addEventListener("input", () => player.rest(Number(scrubber.value) / player.framesPerSecond));
	find("speed").addEventListener("change", (event) => player.set({ speed: Number(event.target.value) }));
	click("loop", () => player.set({ loops: !player.loops }));
	player.addEventListener("tick", () => {
		scrubber.value = player.frame;
		if (!player.isPlaying) {
			scrubber.setAttribute("aria-valuetext", `frame ${player.frame} of ${player.frameCount - 1}, ${show(player.time, 3)} seconds`);
		}
	});
	player.addEventListener("state", () => {
		scrubber.max = player.frameCount - 1;
		toggle.classList.toggle("playing", player.isPlaying);
		find("loop").setAttribute("aria-pressed", player.loops);
		toggle.setAttribute("aria-label", player.isPlaying ? "Pause" : "Play");
	});
	addEventListener("keydown", (event) => {
		const isTyping = event.target.closest("input, textarea, select, button, summary, a, [role=tab], .scroller, pre");
		if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
		const actions = {
			" ": () => player.toggle(), ArrowLeft: () => player.step(-1), ArrowRight: () => player.step(1),
			Home: () => player.rest(0), End: () => player.rest(player.duration),
		};
		if (!actions[event.key]) return;
		event.preventDefault();
		actions[event.key]();
	});
}
