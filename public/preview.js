import { Address } from "./address.js";
import { ask, recovery, Refusal, render, Unreachable } from "./api.js";
import { Chart } from "./chart.js";
import { Comparison, spelledOut } from "./compare.js";
import { Segments, tabs, transport } from "./controls.js";
import { button, click, find, make, prefersStillness, show } from "./dom.js";
import { Editor } from "./editor.js";
import { Examples } from "./examples.js";
import { Explanation } from "./explain.js";
import { Form } from "./form.js";
import { Gesture } from "./gesture.js";
import { parse, pretty, replacing } from "./json.js";
import { Numbers } from "./numbers.js";
import { Player } from "./player.js";
import { adding, recording } from "./recording.js";
import { Schema } from "./schema.js";
import { Stage } from "./stage.js";
import { Takeaway } from "./takeaway.js";

/** What a document without interactions does, so that a gesture can follow it. */
const USUAL = [{ fling: { velocity: 1200 } }];
/** What is shown where the server has no examples. */
const START = { title: "Carousel", interactions: USUAL };
/** What a person might paste. */
const SAMPLE = `ScrollView(.horizontal) {
    LazyHStack {
        ForEach(0..<10) { index in
            Text("Card \\(index)").frame(width: 280, height: 200).background(.teal)
        }
    }
    .scrollTargetLayout()
}
.scrollTargetBehavior(.viewAligned)`;
/** Milliseconds after which a person wonders whether anything happens. */
const PATIENCE = 350;

const state = { text: "{}", value: {}, problems: [], numbers: null, example: null };
const player = new Player();
const stage = new Stage(find("stage"));
const chart = new Chart(find("chart"), player);
const explanation = new Explanation(Object.fromEntries(
	["why", "warnings", "landings", "phases", "events", "cards", "lengths"].map((id) => [id, find(id)])), player);
const comparison = new Comparison(find("compare"), player);
const takeaway = new Takeaway(find("take"), { announce });
const examples = new Examples(find("examples"), choose);
const address = new Address(arrive);
let form = null;

const json = new Editor(find("json"), {
	id: "document", label: "JSON document",
	change: (text, isFinal) => change(text, { merge: isFinal ? null : "json", isFinal }),
});
const swift = new Editor(find("swift"), {
	id: "source", label: "SwiftUI source", placeholder: SAMPLE,
	change: (source, isFinal) => changeSource(source, isFinal),
});

/** Takes a new text of the document and shows it everywhere. */
function change(text, { merge = null, isFinal = true, example = null, playFrom, isArrival = false } = {}) {
	if (text === state.text && !isArrival && state.numbers) return isFinal && finish();
	Object.assign(state, { text, value: parse(text), example, problems: [], isAdjusting: !isFinal });
	spread();
	draw({ playFrom: playFrom ?? (isFinal || isArrival ? "start" : "here"), isSlow: !isFinal });
	if (!isArrival || !location.hash) address.write(example ? { example } : { text }, { merge, isFirst: isArrival });
}

/** Ends a run of edits: what they came to is played, and the next edit has its own place in the history. */
function finish() {
	address.settle();
	if (state.isAdjusting) draw({ playFrom: "start" });
	state.isAdjusting = false;
}

/** Takes a new value of the document. */
function changeValue(value, options) {
	change(pretty(value) + "\n", options);
}

function changeMember(pointer, value, isFinal) {
	const document = state.value ?? {};
	changeValue(replacing(document, pointer, value) ?? {}, { merge: isFinal ? null : pointer, isFinal });
}

function changeSource(source, isFinal) {
	const { title, viewport, interactions, output } = state.value ?? {};
	const rest = { title, viewport, interactions, output };
	const value = source.trim() === "" ? rest : { source, ...rest };
	changeValue(JSON.parse(JSON.stringify(value)), { merge: isFinal ? null : "source", isFinal });
}

/** Brings every view up to the document. */
function spread() {
	const { value, text, problems } = state;
	json.show(text, problems.filter(({ line }) => !line));
	swift.show(typeof value?.source === "string" ? value.source : "",
		problems.filter(({ line, pointer }) => line || pointer === "/source"));
	if (value !== undefined) {
		form?.show(value, problems);
		takeaway.load(text, value);
		const viewport = value?.viewport;
		device.value = typeof viewport === "string" ? viewport : viewport?.device ?? (viewport ? "custom" : "");
		direction.value = viewport?.layoutDirection ?? "leftToRight";
		theme.value = value?.output?.theme ?? "auto";
	}
	examples.current = state.example;
	const first = problems[0];
	find("trouble").hidden = !first;
	find("trouble").replaceChildren(first ? button(`${problems.length > 1 ? `${problems.length} problems, first ` : ""}${first.pointer || "document"}: ${first.detail}`,
		() => form?.reveal(first.pointer ?? ""), { className: "jump" }) : "");
}

let running = null;
let waiting = 0;

/** Asks for the picture and the numbers of the document and shows both; a newer document ends the asking. */
async function draw({ playFrom, isSlow = false }) {
	running?.abort();
	running = new AbortController();
	const { signal } = running;
	busy(true);
	try {
		if (isSlow) await new Promise((resolve) => setTimeout(resolve, 150));
		signal.throwIfAborted();
		const { text } = state;
		let standIns = null;
		const [picture, timeline] = await Promise.all([
			render("animation.svg", text, signal).then((response) => response.text()),
			render("timeline.json", text, signal).then((response) => {
				standIns = response.headers.get("Stand-Ins");
				return response.json();
			}),
		]);
		signal.throwIfAborted();
		find("stand-ins").textContent = standIns ? `Names it does not know, and what stands for them: ${standIns}` : "";
		present(picture, timeline, playFrom);
	} catch (error) {
		if (!signal.aborted) fail(error, playFrom);
	} finally {
		if (!signal.aborted) busy(false);
	}
}

/** Says that the picture is on its way, in words only when it takes long. */
function busy(isBusy) {
	clearTimeout(waiting);
	find("stage").setAttribute("aria-busy", isBusy);
	if (isBusy) waiting = setTimeout(() => { find("progress").hidden = false; }, PATIENCE);
	else find("progress").hidden = true;
}

function present(picture, timeline, playFrom) {
	const isFirst = state.numbers === null;
	const numbers = new Numbers(timeline);
	state.numbers = numbers;
	state.problems = [];
	player.load({ duration: timeline.duration, framesPerSecond: timeline.framesPerSecond, frameCount: numbers.frames.length || 1 });
	const moment = playFrom === "start" ? 0 : numbers.times(playFrom).at(-1) ?? player.time;
	chart.load(numbers);
	explanation.load(numbers);
	find("stage").style.touchAction = numbers.axes.length > 1 ? "none" : numbers.axis === "vertical" ? "pan-x" : "pan-y";
	const releases = numbers.times("release");
	find("marks").replaceChildren(...[...releases, timeline.settled].map((time) => make("i", { style: `left:${time / timeline.duration * 100}%` })));
	find("to-release").disabled = !releases.length;
	document.body.classList.remove("stale");
	player.seek(playFrom === "here" ? player.time : prefersStillness() && isFirst ? timeline.settled : moment);
	stage.show(picture);
	tick();
	spread();
	if (state.value !== undefined) comparison.load(state.value);
	if (playFrom === "here" || (prefersStillness() && playFrom === "start")) return;
	player.play();
}

function fail(error, playFrom) {
	document.body.classList.add("stale");
	if (error instanceof Refusal) {
		state.problems = error.errors.length ? error.errors : [{ pointer: "", detail: error.message }];
		spread();
	} else if (error instanceof Unreachable) {
		wait(playFrom);
	} else {
		announce(error.message);
		throw error;
	}
}

let isWaiting = false;

/** Says that the server is gone, and goes on when it is back. */
async function wait(playFrom) {
	if (isWaiting) return;
	isWaiting = true;
	const banner = find("banner");
	banner.textContent = "The server does not answer. Your document is safe; the page goes on when it is back.";
	banner.hidden = false;
	await recovery();
	isWaiting = false;
	banner.hidden = true;
	announce("The server is back.");
	await load();
	draw({ playFrom });
}

/** Shows the moment of the player. */
function tick() {
	const { time } = player;
	const { numbers } = state;
	stage.seek(time);
	chart.seek(time);
	explanation.seek(time);
	comparison.seek(time);
	if (!numbers) return;
	const frame = numbers.frame(time);
	const set = (id, text) => { find(id).textContent = text; };
	set("now-time", `${time.toFixed(3)} s`);
	set("now-offset", `${show(numbers.offset(frame))} pt`);
	set("now-velocity", `${show(numbers.velocity(frame), 0)} pt/s`);
	set("now-phase", frame?.phase ?? "none");
	set("now-position", frame?.position ?? "none");
	if (find("guides").checked) stage.guide(numbers.marks(time));
}

player.addEventListener("tick", tick);
transport(player, () => state.numbers);
find("guides").addEventListener("change", () => {
	stage.guide(null);
	tick();
});
click("cancel", () => {
	running?.abort();
	busy(false);
	announce("Cancelled");
});

// A finger: each movement is drawn by the server, and letting go adds the gesture to the document.
let base = null;
let lastLive = null;
let wasPlaying = false;

new Gesture(find("stage"), {
	scale: () => stage.scale,
	axes: () => state.numbers?.axes ?? ["horizontal"],
	began() {
		if (!state.numbers?.timeline.scrollView || state.value === undefined) return false;
		wasPlaying = player.isPlaying;
		player.pause();
		base = recording(state.value.interactions ?? USUAL, state.numbers.timeline, player.time);
		document.body.classList.add("touched");
		return true;
	},
	moved: follow,
	ended(samples) {
		lastLive?.controller.abort();
		lastLive = null;
		const hasMoved = samples.some(({ translation }) => Math.hypot(translation.x ?? translation, translation.y ?? 0) > 2);
		if (!hasMoved && !(wasPlaying && base.after !== undefined)) return draw({ playFrom: "here" });
		stage.guide(null);
		changeValue(adding(state.value, base, "fling", { samples }), { playFrom: "release" });
	},
	cancelled: () => draw({ playFrom: "here" }),
});

/** Draws the carousel under the finger; one request at a time, the newest place next. */
async function follow(samples) {
	if (lastLive) {
		lastLive.next = samples;
		return;
	}
	const live = { controller: new AbortController(), next: null };
	lastLive = live;
	stage.guide(null);
	try {
		const text = JSON.stringify(adding(state.value, { ...base, after: base.afterRest }, "fling", { samples }));
		const time = (base.start + samples.at(-1).time).toFixed(4);
		const response = await render(`frame.svg?t=${time}`, text, live.controller.signal);
		const picture = await response.text();
		if (lastLive !== live) return;
		stage.show(picture);
		lastLive = null;
		if (live.next) follow(live.next);
	} catch (error) {
		if (lastLive === live) lastLive = null;
		if (error instanceof Unreachable) wait("here");
	}
}

function flick(velocity) {
	if (!state.numbers || state.value === undefined) return;
	const place = recording(state.value.interactions ?? USUAL, state.numbers.timeline, player.time);
	changeValue(adding(state.value, place, "fling", { velocity }), { playFrom: "touch" });
}

click("flick-on", () => flick(1200));
click("flick-back", () => flick(-1200));
click("clear", () => changeMember("/interactions", [], true));

// The viewport and how the picture looks are members of the document like any other.
const device = find("device");
device.append(...[["", "as it is"], ["iPhone", "iPhone"], ["iPhoneLandscape", "iPhone, landscape"], ["iPad", "iPad"],
	["splitView", "iPad, split view"], ["custom", "custom size"]].map(([value, name]) => make("option", { value }, name)));
device.addEventListener("change", () => {
	const viewport = state.value?.viewport;
	const layoutDirection = viewport?.layoutDirection;
	const named = layoutDirection ? { device: device.value, layoutDirection } : device.value;
	const custom = { width: 393, height: 320, ...(layoutDirection ? { layoutDirection } : {}) };
	changeMember("/viewport", device.value === "" ? undefined : device.value === "custom" ? custom : named, true);
});
const theme = new Segments(find("theme"), [["auto", "Auto"], ["light", "Light"], ["dark", "Dark"]],
	(value) => changeMember("/output/theme", value, true));
const direction = new Segments(find("direction"), [["leftToRight", "LTR"], ["rightToLeft", "RTL"]], (value) => {
	changeMember("/viewport", { ...spelledOut(state.value ?? {}).viewport, layoutDirection: value }, true);
});
const view = new Segments(find("view"), [["form", "Form"], ["json", "JSON"], ["swift", "SwiftUI"]], pick);

function pick(name) {
	view.value = name;
	find("edit").dataset.view = name;
	remember({ view: name });
}

const select = tabs(document.querySelector("[role=tablist]"), (id) => {
	comparison.isShown = id === "compare";
	takeaway.isShown = id === "take";
	remember({ tab: id });
	tick();
});

/** Keeps what is open, which a reload brings back. */
function remember(part) {
	history.replaceState({ ...history.state, ...part }, "");
}

function announce(text) {
	find("announcer").textContent = text;
}

async function choose(name) {
	try {
		change(await examples.text(name), { example: name });
	} catch (error) {
		fail(error, "start");
	}
}

/** Shows what the address asks for. */
async function arrive() {
	const wanted = await address.read();
	try {
		if (wanted.isBroken) announce("The link is damaged; this is an example instead.");
		const name = wanted.example ?? (wanted.text === undefined ? examples.all[0]?.name : undefined);
		if (wanted.text !== undefined) return change(wanted.text, { isArrival: true });
		if (name) return change(await examples.text(name), { isArrival: true, example: name });
		change(`${pretty(START)}\n`, { isArrival: true });
	} catch (error) {
		if (error instanceof Refusal && wanted.example) change(`${pretty(START)}\n`, { isArrival: true });
		else fail(error, "start");
	}
}

/** Gets what the page needs beside the document: the examples and the schema. */
async function load() {
	const [list, schema] = await Promise.allSettled([
		examples.all.length ? null : examples.load(),
		form ? null : ask("/schema/carousel.json").then((response) => response.json()),
	]);
	if (schema.value) form = new Form(find("form"), new Schema(schema.value), changeMember);
	if (list.status === "rejected") find("examples").hidden = true;
	if (state.value !== undefined) form?.show(state.value, state.problems);
}

const { tab = "edit", view: edited = "form" } = history.state ?? {};
pick(edited);
select(tab);
await load();
await arrive();
