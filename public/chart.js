import { draw, show } from "./dom.js";

const WIDTH = 640;
const HEIGHT = 150;
const TOP = 10;
const BOTTOM = 22;

/** Offset and velocity over time, the phases behind them and the stops across; pointing shows that moment on the stage. */
export class Chart {
	#playhead = draw("line", { class: "playhead", y1: 0, y2: HEIGHT - BOTTOM });
	#dot = draw("path", { class: "dot" });
	#duration = 1;
	#numbers = null;
	#y = () => 0;

	constructor(host, player) {
		this.svg = draw("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img" });
		host.replaceChildren(this.svg);
		let before = null;
		const moment = (event) => {
			const box = this.svg.getBoundingClientRect();
			return (event.clientX - box.left) / box.width * this.#duration;
		};
		this.svg.addEventListener("pointerenter", () => {
			before = { time: player.time, wasPlaying: player.isPlaying };
			player.pause();
		});
		this.svg.addEventListener("pointermove", (event) => player.seek(moment(event)));
		this.svg.addEventListener("click", (event) => { before = { time: moment(event), wasPlaying: false }; });
		this.svg.addEventListener("pointerleave", () => {
			if (!before) return;
			player.seek(before.time);
			if (before.wasPlaying) player.play();
			before = null;
		});
	}

	/** Draws a timeline. */
	load(numbers) {
		const { timeline, frames } = numbers;
		this.#numbers = numbers;
		this.#duration = timeline.duration || 1;
		const x = (time) => time / this.#duration * WIDTH;
		const offsets = frames.map((frame) => numbers.offset(frame));
		const velocities = frames.map((frame) => numbers.velocity(frame));
		const [low, high] = extent(offsets);
		const fastest = Math.max(...velocities.map(Math.abs), 1);
		const room = HEIGHT - TOP - BOTTOM;
		this.#y = (offset) => TOP + room * (1 - (offset - low) / (high - low));
		const speed = (velocity) => TOP + room * (0.5 - velocity / fastest / 2);
		const path = (values, y) => values.map((value, index) =>
			`${index ? "L" : "M"}${x(frames[index].t).toFixed(1)} ${y(value).toFixed(1)}`).join("");
		const bands = timeline.phases
			.filter((span) => span.phase !== "idle" && span.scrollView === timeline.phases[0].scrollView)
			.map((span) => draw("rect", { class: `band ${span.phase}`, x: x(span.start), width: Math.max(x(span.end) - x(span.start), 0), y: 0, height: HEIGHT - BOTTOM },
				draw("title", {}, `${span.phase}, ${show(span.start, 2)} to ${show(span.end, 2)} s`)));
		const targets = timeline.landings.map((landing) => landing.target);
		const stops = numbers.stops.filter((stop) => stop >= low && stop <= high).slice(0, 60)
			.map((stop) => draw("line", { class: targets.some((target) => Math.abs(stop - target) < 0.5) ? "stop target" : "stop", x1: 0, x2: WIDTH, y1: this.#y(stop), y2: this.#y(stop) }));
		const instants = [...numbers.times("release"), timeline.settled]
			.map((time) => draw("line", { class: "instant", x1: x(time), x2: x(time), y1: 0, y2: HEIGHT - BOTTOM + 6 }));
		this.svg.setAttribute("aria-label",
			`Offset from ${show(low)} to ${show(high)} points and velocity up to ${show(fastest)} points per second over ${show(timeline.duration, 2)} seconds`);
		this.svg.replaceChildren(
			...bands, ...stops, ...instants,
			draw("path", { class: "velocity", d: path(velocities, speed) }),
			draw("path", { class: "offset", d: path(offsets, this.#y) }),
			this.#playhead, this.#dot);
	}

	/** Moves the playhead. */
	seek(time) {
		if (!this.#numbers) return;
		const place = time / this.#duration * WIDTH;
		this.#playhead.setAttribute("x1", place);
		this.#playhead.setAttribute("x2", place);
		this.#dot.setAttribute("d", `M${place} ${this.#y(this.#numbers.offset(this.#numbers.frame(time)))}h0`);
	}
}

function extent(values) {
	const low = Math.min(...values, 0);
	const high = Math.max(...values, 0);
	return high - low < 1 ? [low - 1, high + 1] : [low, high];
}
