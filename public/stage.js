import { draw } from "./dom.js";

/** Shows the server's own SVG and stands it at any moment: the picture's animations are paused and set, not run. */
export class Stage {
	#root;
	#svg = null;
	#animations = [];
	#time = 0;
	#end = Infinity;
	#guides = null;
	size = { width: 393, height: 320 };

	/** The picture lives in a shadow root, so that its style reaches nothing else. */
	constructor(host) {
		this.host = host;
		this.#root = host.attachShadow({ mode: "open" });
	}

	/** Replaces the picture by SVG text; a moving one stands at the moment on show. */
	show(text) {
		const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
		if (!svg.viewBox) throw new Error("The server's picture cannot be read.");
		this.size = svg.viewBox.baseVal;
		svg.setAttribute("width", "100%");
		svg.setAttribute("height", "100%");
		svg.style.display = "block";
		for (const style of svg.querySelectorAll("style")) {
			// A person who asked for less motion may still look at any moment: the clock is theirs here.
			style.textContent = style.textContent.replaceAll(/\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g,
				(_, word) => word === "reduce" ? "(width < 0px)" : "(width >= 0px)");
		}
		this.host.style.setProperty("--aspect", this.size.width / this.size.height);
		this.host.style.setProperty("--width", `${this.size.width}px`);
		this.#root.replaceChildren(svg, ...(this.#guides ? [this.#guides] : []));
		this.#svg = svg;
		svg.pauseAnimations();
		this.#animations = this.#root.getAnimations();
		for (const animation of this.#animations) animation.pause();
		// The end of a run that repeats is the start of the next one: the picture stands just before it.
		this.#end = this.#animations[0]?.effect.getComputedTiming().duration / 1000 || svg.querySelector("[dur]")?.getSimpleDuration() || Infinity;
		this.seek(this.#time);
	}

	/** Stands at a moment in seconds. */
	seek(time) {
		this.#time = time;
		const moment = Math.min(time, this.#end - 1e-5);
		for (const animation of this.#animations) animation.currentTime = moment * 1000;
		this.#svg?.setCurrentTime(moment);
	}

	/** Client pixels a point. */
	get scale() {
		return this.host.getBoundingClientRect().width / this.size.width || 1;
	}

	/**
	 * Draws where the content may come to rest: a dashed line for each stop, a solid one where a stop arrives.
	 * `lines` are places along the axis in points; nothing is drawn for null.
	 */
	guide(marks) {
		if (!marks) {
			this.#guides?.remove();
			this.#guides = null;
			return;
		}
		const { width, height } = this.size;
		const isHorizontal = marks.axis === "horizontal";
		this.#guides ??= draw("svg", { "aria-hidden": "true", style: "position:absolute;inset:0;width:100%;height:100%;pointer-events:none" });
		this.#guides.setAttribute("viewBox", `0 0 ${width} ${height}`);
		this.#root.append(this.#guides);
		const line = (place, thickness, opacity, dashes = "none") => draw("line", {
			...(isHorizontal ? { x1: place, x2: place, y1: 0, y2: height } : { y1: place, y2: place, x1: 0, x2: width }),
			stroke: "var(--guide)", "stroke-width": thickness, "stroke-dasharray": dashes, opacity,
		});
		const isShown = ({ place }) => place > -1 && place < (isHorizontal ? width : height) + 1;
		this.#guides.replaceChildren(
			...marks.stops.filter(isShown).map((stop) => stop.isTarget ? line(stop.place, 2, 1) : line(stop.place, 1, 0.75, "5 5")),
			line(marks.anchor, 4, 0.35));
	}
}
