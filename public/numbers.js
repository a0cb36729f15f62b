/** Questions about a `timeline.json`. */
export class Numbers {
	constructor(timeline) {
		this.timeline = timeline;
		this.frames = timeline.frames ?? [];
		this.axes = timeline.scrollView?.axes ?? ["horizontal"];
		this.axis = this.axes[0] ?? "horizontal";
		this.coordinate = this.axis === "vertical" ? "y" : "x";
	}

	/** The times of events of a kind, in seconds. */
	times(kind) {
		return this.timeline.events.filter(({ event }) => event === kind).map(({ t }) => t);
	}

	/** The frame nearest to a moment; from the rest at the end on, one in which it rests. */
	frame(time) {
		const { framesPerSecond, settled } = this.timeline;
		const index = (time >= settled ? Math.ceil : Math.round)(time * framesPerSecond);
		return this.frames[Math.min(Math.max(index, 0), this.frames.length - 1)];
	}

	/** The distance scrolled from the start, in points. */
	offset(frame) {
		return frame?.offset?.[this.coordinate] ?? 0;
	}

	/** Points per second. */
	velocity(frame) {
		return frame?.velocity?.[this.coordinate] ?? 0;
	}

	/** Where the content may rest; multiples of a page where pages are what it stops at. */
	get stops() {
		const view = this.timeline.scrollView;
		if (!view) return [];
		if (view.stops) return view.stops;
		if (!view.pageLength) return [];
		const end = view.maximumOffset[this.coordinate];
		const count = Math.min(Math.floor(end / view.pageLength), 200);
		const pages = Array.from({ length: count + 1 }, (_, index) => index * view.pageLength);
		return end - pages.at(-1) > 0.5 ? [...pages, end] : pages;
	}

	/** The landing that a moment leads to: the last one decided by then, before any the first one. */
	landing(time) {
		const { landings } = this.timeline;
		return landings.findLast((landing) => landing.t <= time + 1e-6) ?? landings[0];
	}

	/** Where the stops stand on the stage at a moment, and the line they arrive at. */
	marks(time) {
		const view = this.timeline.scrollView;
		if (!view) return null;
		const isHorizontal = this.axis === "horizontal";
		const insets = view.contentInsets;
		const container = view.containerSize[isHorizontal ? "width" : "height"];
		const anchor = this.#anchor(container) * container;
		const offset = this.offset(this.frame(time));
		const target = this.landing(time)?.target ?? NaN;
		const isMirrored = isHorizontal && view.layoutDirection === "rightToLeft";
		const leading = isHorizontal ? insets.leading : insets.top;
		const [start, length] = isHorizontal ? [view.bounds.x, view.bounds.width] : [view.bounds.y, view.bounds.height];
		const place = (distance) => isMirrored ? start + length - leading - distance : start + leading + distance;
		return {
			axis: this.axis,
			anchor: place(anchor),
			stops: this.stops.map((stop) => ({
				place: place(anchor + stop - offset),
				isTarget: Math.abs(stop - target) < 0.5,
			})),
		};
	}

	/** The place, from 0 to 1, of a card and of the container that meet at a stop. */
	#anchor(container) {
		const [length, edge] = this.axis === "horizontal" ? ["width", "x"] : ["height", "y"];
		const target = (this.timeline.scrollView.targets ?? [])
			.find((each) => each.reachable && Math.abs(each.frame[length] - container) > 0.5);
		if (!target) return 0;
		return Math.min(Math.max((target.stop - target.frame[edge]) / (target.frame[length] - container), 0), 1);
	}
}
