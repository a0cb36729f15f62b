/** What the server said no to: its problem details (RFC 9457). */
export class Refusal extends Error {
	constructor(status, details) {
		super(details.detail ?? details.title ?? `The server answered ${status}.`);
		this.status = status;
		this.details = details;
		this.errors = details.errors ?? [];
	}
}

/** Nobody answered. */
export class Unreachable extends Error {}

/** Asks the server; throws a Refusal, an Unreachable or the signal's AbortError. */
export async function ask(path, options = {}) {
	let response;
	try {
		response = await fetch(path, options);
	} catch (error) {
		if (error.name === "AbortError") throw error;
		throw new Unreachable("The server does not answer.");
	}
	if (response.ok) return response;
	const isProblem = (response.headers.get("Content-Type") ?? "").includes("json");
	const details = isProblem ? await response.json().catch(() => ({})) : { title: response.statusText };
	throw new Refusal(response.status, details);
}

/** A request that carries a document; no picture is asked for by name, so problems come as JSON. */
export const post = (body, signal) =>
	({ method: "POST", headers: { "Content-Type": "application/json", Accept: "*/*" }, body, signal });

/** Sends a document to a product such as `animation.svg`. */
export const render = (product, text, signal) => ask(`/v1/${product}`, post(text, signal));

/** Resolves as soon as the server answers again. */
export async function recovery(every = 1500) {
	for (;;) {
		await new Promise((resolve) => setTimeout(resolve, every));
		try {
			await ask("/healthz", { cache: "no-store" });
			return;
		} catch (error) {
			if (!(error instanceof Unreachable)) return;
		}
	}
}
