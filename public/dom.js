/** Makes an element: `on` holds listeners, known properties are assigned, everything else becomes an attribute. */
export function make(name, ...parts) {
	const element = document.createElement(name);
	const hasOptions = Object.getPrototypeOf(parts[0] ?? "") === Object.prototype;
	for (const [key, value] of Object.entries(hasOptions ? parts.shift() : {})) {
		if (value === undefined || value === null) continue;
		if (key === "on") for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
		else if (key in element) element[key] = value;
		else element.setAttribute(key, value);
	}
	element.append(...parts.filter((part) => part !== null && part !== undefined));
	return element;
}

/** Makes a button that does something. */
export const button = (content, action, options = {}) =>
	make("button", { ...options, on: { click: action } }, ...[content].flat());

/** Makes an SVG element with attributes. */
export function draw(name, attributes = {}, ...children) {
	const element = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
	element.append(...children);
	return element;
}

/** The element with an id, which the page promises to have. */
export const find = (id) => document.getElementById(id);

/** Does something when the element with an id is clicked. */
export const click = (id, action) => find(id).addEventListener("click", action);

/** A number as people read it: few decimals, no trailing zeros, a true minus sign. */
export function show(number, decimals = 1) {
	const text = Number(number).toFixed(decimals);
	const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
	return short === "-0" ? "0" : short.replace("-", "−");
}

/** Whether the person asked the system for less motion. */
export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
