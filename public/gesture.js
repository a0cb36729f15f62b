/** A finger or mouse on the stage: its path as samples of `{ time, translation }`, in seconds and points. */
export class Gesture {
	#samples = [];
	#start = null;
	#pointer = null;

	/**
	 * Listens on `surface`. `options` has `scale()` (client pixels a point), `axes()` (the axes that scroll), and what
	 * happens: `began()`, `moved(samples)`, `ended(samples)`, `cancelled()`. `began` may return false to stay out of it.
	 */
	constructor(surface, options) {
		this.options = options;
		surface.addEventListener("pointerdown", (event) => this.#down(surface, event));
		surface.addEventListener("pointermove", (event) => this.#move(event));
		surface.addEventListener("pointerup", (event) => this.#up(event));
		surface.addEventListener("pointercancel", (event) => this.#cancel(event));
		surface.addEventListener("dragstart", (event) => event.preventDefault());
	}

	#down(surface, event) {
		if (this.#pointer !== null || event.button !== 0 || this.options.began() === false) return;
		this.#pointer = event.pointerId;
		surface.setPointerCapture(event.pointerId);
		this.#start = { x: event.clientX, y: event.clientY, time: event.timeStamp, scale: this.options.scale() };
		this.#samples = [this.#sample(0, 0, 0)];
	}

	#move(event) {
		if (event.pointerId !== this.#pointer) return;
		const events = event.getCoalescedEvents?.() ?? [];
		for (const each of events.length ? events : [event]) this.#record(each);
		this.options.moved(this.#samples);
	}

	#up(event) {
		if (event.pointerId !== this.#pointer) return;
		this.#record(event);
		this.#pointer = null;
		this.options.ended(this.#samples);
	}

	#cancel(event) {
		if (event.pointerId !== this.#pointer) return;
		this.#pointer = null;
		this.options.cancelled();
	}

	#record(event) {
		const { x, y, time, scale } = this.#start;
		const sample = this.#sample((event.timeStamp - time) / 1000, (event.clientX - x) / scale, (event.clientY - y) / scale);
		const last = this.#samples.at(-1);
		if (sample.time <= last.time) {
			// Two events of one tenth of a millisecond: the later place is the true one.
			if (this.#samples.length > 1) last.translation = sample.translation;
			return;
		}
		this.#samples.push(sample);
		// A document holds 2000 samples; of a long drag only the end has to be this dense.
		if (this.#samples.length > 1800) this.#samples = this.#samples.filter((_, index) => index % 2 === 0 || index > 1600);
	}

	#sample(time, x, y) {
		const axes = this.options.axes();
		const place = { x: round(x, 2), y: round(y, 2) };
		const translation = axes.length > 1 ? place : axes[0] === "vertical" ? place.y : place.x;
		return { time: round(time, 4), translation };
	}
}

const round = (number, decimals) => Number(number.toFixed(decimals)) + 0;
