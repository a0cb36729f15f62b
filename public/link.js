/** Text as base64url of its deflated bytes: what `/v1/d/…` and the page's own address carry. */
export async function pack(text) {
	const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
	let binary = "";
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that was packed; throws where the packing is broken. */
export async function unpack(packed) {
	const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
	const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
	return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
}

async function through(transform, bytes) {
	return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());
}
