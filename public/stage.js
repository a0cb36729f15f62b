import { draw } from "./dom.js";

/** Shows the server's own SVG and stands it at any moment: the picture's animations are paused and set, not run. */
export class Stage {
	#root;
	#svg = null;
	#animations = [];
	#time = 0;
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
		const box = svg.viewBox.baseVal;
		this.size = { width: box?.width || svg.width.baseVal.value, height: box?.height || svg.height.baseVal.value };
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
		svg.pauseAnimations?.();
		this.#animations = this.#root.getAnimations();
		for (const animation of this.#animations) animation.pause();
		this.seek(this.#time);
	}

	/** Stands at a moment in seconds. */
	seek(time) {
		this.#time = time;
		for (const animation of this.#animations) animation.currentTime = time * 1000;
		this.#svg?.setCurrentTime?.(time);
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
		if (!this.#guides) {
			this.#guides = draw("svg", { "aria-hidden": "true", style: "position:absolute;inset:0;width:100%;height:100%;pointer-events:none" });
			this.#root.append(this.#guides);
		}
		this.#guides.setAttribute("viewBox", `0 0 ${width} ${height}`);
		const across = marks.axis === "horizontal" ? height : width;
		const line = (place, attributes) => draw("line", {
			...(marks.axis === "horizontal" ? { x1: place, x2: place, y1: 0, y2: across } : { y1: place, y2: place, x1: 0, x2: across }),
			...attributes,
		});
		const length = marks.axis === "horizontal" ? width : height;
		const color = "var(--guide)";
		this.#guides.replaceChildren(
			...marks.stops.filter((stop) => stop.place > -1 && stop.place < length + 1).map((stop) =>
				line(stop.place, { stroke: color, "stroke-width": stop.isTarget ? 2 : 1, "stroke-dasharray": stop.isTarget ? "none" : "5 5", opacity: stop.isTarget ? 1 : 0.75 })),
			line(marks.anchor, { stroke: color, "stroke-width": 4, opacity: 0.35 }));
	}
}
