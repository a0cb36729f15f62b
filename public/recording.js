/**
 * What was done to the carousel up to a moment of its timeline, and what it takes to add one thing more there: `kept`,
 * and `after` for a touch while it moves. A touch at rest follows what came before, whenever that ends; `start` is when
 * it begins if it begins `afterRest`.
 */
export function recording(interactions, { events, phases }, time) {
	const starts = events.filter(({ event }) => ["touch", "scroll", "tap", "resize"].includes(event)).map(({ t }) => t);
	const kept = [];
	let begun = 0;
	for (const interaction of interactions) {
		if (!("wait" in interaction || "setItems" in interaction)) {
			if (!(starts[begun] < time - 1e-6)) break;
			begun += 1;
		}
		kept.push(interaction);
	}
	while (kept.length && "wait" in kept.at(-1)) kept.pop();
	if (!begun) return { kept, start: 0 };
	const last = starts[begun - 1];
	const motions = phases.filter((span) => span.phase !== "idle" && span.start < time);
	const isMoving = motions.some((span) => time < span.end);
	const rest = Math.max(last, ...motions.map((span) => span.end)) + 0.01;
	const after = Number(((isMoving ? time : rest) - last).toFixed(4));
	return { kept, start: last + after, afterRest: after, after: isMoving ? after : undefined };
}

/** A document with one more interaction after those that are kept. */
export function adding(document, { kept, after }, kind, members) {
	return { ...document, interactions: [...kept, { [kind]: after === undefined ? members : { ...members, after } }] };
}
