/**
 * What was done to the carousel up to a moment of its timeline, and what it takes to add one thing more there.
 * A touch at rest follows what came before; a touch while it moves says so by `after`.
 */
export function recording(interactions, timeline, time) {
	const starts = timeline.events
		.filter((event) => ["touch", "scroll", "tap", "resize"].includes(event.event))
		.map((event) => event.t);
	const kept = [];
	let begun = 0;
	let lastStart = 0;
	for (const interaction of interactions) {
		const isInstant = "wait" in interaction || "setItems" in interaction;
		if (!isInstant) {
			if (begun >= starts.length || starts[begun] > time + 1e-6) break;
			lastStart = starts[begun];
			begun += 1;
		}
		kept.push(interaction);
	}
	while (kept.length && "wait" in kept.at(-1)) kept.pop();
	const phase = phaseAt(timeline, time);
	const isMoving = kept.length > 0 && phase !== "idle";
	return { kept, after: isMoving ? Math.max(Number((time - lastStart).toFixed(4)), 0) : undefined };
}

/** The phase at a moment. */
export function phaseAt(timeline, time) {
	const primary = timeline.phases.filter((span) => span.scrollView === (timeline.phases[0]?.scrollView ?? 0));
	return primary.find((span) => time >= span.start && time < span.end)?.phase ?? "idle";
}

/** A document with one more interaction after those that are kept. */
export function adding(document, { kept, after }, kind, members) {
	const interaction = { [kind]: after === undefined ? members : { ...members, after } };
	return { ...document, interactions: [...kept, interaction] };
}
