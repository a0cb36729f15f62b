/** JSON text in which everything that fits a line of `width` stays on one. */
export function pretty(value, indent = "", name = "", width = 52) {
	const flat = inline(value);
	if (value === null || typeof value !== "object" || indent.length + name.length + flat.length <= width) return name + flat;
	const inner = `${indent}  `;
	const [open, close] = Array.isArray(value) ? "[]" : "{}";
	const lines = Object.entries(value).map(([key, each]) =>
		inner + pretty(each, inner, open === "[" ? "" : `${JSON.stringify(key)}: `, width));
	return `${name}${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/** JSON on one line, with spaces as people put them. */
const inline = (value) => JSON.stringify(value, null, 1).replaceAll(/\n */g, " ");

/** The value of a text, or undefined where it is not JSON. */
export function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The names of a JSON pointer (RFC 6901). */
export const names = (pointer) =>
	pointer.split("/").slice(1).map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));

/** A pointer one level deeper. */
export const below = (pointer, name) => `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** The value at a pointer, undefined where there is none. */
export function at(value, pointer) {
	for (const name of names(pointer)) {
		if (value === null || typeof value !== "object") return undefined;
		value = value[name];
	}
	return value;
}

/** A copy with the value at a pointer set, or removed where it is undefined; missing objects on the way are made. */
export function replacing(value, pointer, replacement) {
	const path = names(pointer);
	if (!path.length) return replacement;
	const [name, ...rest] = path;
	const copy = Array.isArray(value) ? [...value] : { ...(value !== null && typeof value === "object" ? value : {}) };
	const deeper = rest.map((each) => below("", each)).join("");
	const next = replacing(copy[name], deeper, replacement);
	if (next === undefined && Array.isArray(copy)) copy.splice(Number(name), 1);
	else if (next === undefined) delete copy[name];
	else copy[name] = next;
	return copy;
}

/** Where the value of a pointer stands in a text, as [start, end]; the nearest owner where the pointer leads nowhere. */
export function locate(text, pointer) {
	const path = names(pointer);
	let place = 0;
	let found = null;
	const blank = () => { while (/\s/.test(text[place] ?? "")) place += 1; };
	const string = () => {
		const start = place;
		for (place += 1; place < text.length && text[place] !== '"'; place += 1) if (text[place] === "\\") place += 1;
		place += 1;
		return parse(text.slice(start, place));
	};
	const members = (depth, isOnPath, close, isList) => {
		place += 1;
		for (let index = 0; place < text.length; index += 1) {
			blank();
			if (text[place] === close) break;
			const start = place;
			const name = isList ? String(index) : string();
			blank();
			if (!isList) place += 1;
			value(depth + 1, isOnPath && name === path[depth], isList ? undefined : start);
			blank();
			if (text[place] === ",") place += 1;
			else if (text[place] !== close) place += 1;
		}
		place += 1;
	};
	const value = (depth, isOnPath, nameStart) => {
		blank();
		const start = place;
		if (text[place] === "{") members(depth, isOnPath, "}", false);
		else if (text[place] === "[") members(depth, isOnPath, "]", true);
		else if (text[place] === '"') string();
		else while (place < text.length && !/[\s,}\]]/.test(text[place])) place += 1;
		if (isOnPath && (found === null || depth > found.depth)) {
			found = { depth, range: [depth === path.length ? nameStart ?? start : start, place] };
		}
	};
	value(0, true);
	return found?.range ?? [0, 0];
}
