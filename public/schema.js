/** What a choice calls an option of a JSON type. */
const TYPES = { object: "members …", array: "list …", string: "text …", number: "number …", integer: "number …", boolean: "true or false" };

/** Reads the JSON Schema of documents for the form: what kind of editor a value needs. */
export class Schema {
	constructor(root) {
		this.root = root;
	}

	/** A schema with its references followed and `null` taken out of its choices. */
	resolve(schema) {
		let result = schema === true ? {} : schema;
		for (let depth = 0; depth < 16; depth += 1) {
			const { $ref, ...own } = result;
			if ($ref) {
				result = { ...this.#definition($ref), ...own };
			} else if (result.anyOf || result.oneOf) {
				const { anyOf, oneOf, ...rest } = result;
				const branches = (anyOf ?? oneOf).filter((branch) => branch.type !== "null");
				if (branches.length !== 1) return { ...rest, branches };
				result = { ...branches[0], ...rest };
			} else {
				return result;
			}
		}
		return result;
	}

	/** The members that a document may have: those of the first kind of document that knows all it says. */
	members(document) {
		const root = this.resolve(this.root);
		const kinds = (root.branches ?? [root]).map((branch) => this.resolve(branch).properties);
		return kinds.find((kind) => Object.keys(document ?? {}).every((name) => name in kind)) ?? kinds[0];
	}

	/** The editor of a schema: `{ kind, description, fallback, … }`. */
	editor(schema) {
		const resolved = this.resolve(schema);
		const common = { description: resolved.description ?? "", fallback: resolved.default };
		if (resolved.branches) return this.#choice(resolved.branches, common);
		if (resolved.enum) return { ...common, kind: "choice", options: resolved.enum.map(word) };
		switch (resolved.type) {
		case "boolean": return { ...common, kind: "flag" };
		case "number": case "integer": return { ...common, kind: "number", isWhole: resolved.type === "integer", ...range(resolved) };
		case "string": return { ...common, kind: "text" };
		case "array": return { ...common, kind: "list", items: resolved.items ?? {} };
		case "object": return { ...common, kind: "object", properties: resolved.properties ?? {}, required: resolved.required ?? [] };
		default: return { ...common, kind: "raw" };
		}
	}

	/** A first value for an editor, as short as the schema allows. */
	first(schema) {
		const editor = this.editor(schema);
		if (editor.fallback !== undefined) return editor.fallback;
		switch (editor.kind) {
		case "flag": return false;
		case "number": return Math.min(Math.max(0, editor.minimum), editor.maximum);
		case "text": return "";
		case "list": return [];
		case "object":
			return Object.fromEntries(editor.required.map((name) => [name, this.first(editor.properties[name] ?? {})]));
		case "choice": return this.chosen(editor.options[0]);
		default: return null;
		}
	}

	/** What a document says when an option of a choice is taken. */
	chosen(option) {
		if (option.kind === "word") return option.word;
		const value = this.first(option.schema);
		return option.kind === "tag" ? { [option.tag]: value } : value;
	}

	/** The option that a value is written as; undefined for none. */
	option(editor, value) {
		const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
		return editor.options.find((option) => option.kind === "word" && option.word === value)
			?? editor.options.find((option) => option.kind === "tag" && type === "object" && option.tag in value)
			?? editor.options.find((option) => option.kind === "type" && (option.type === type || (option.type === "integer" && type === "number")));
	}

	#choice(branches, common) {
		const options = [];
		const seen = new Set();
		const add = (option) => {
			if (seen.has(option.label)) return;
			seen.add(option.label);
			options.push(option);
		};
		for (const branch of branches) {
			const resolved = this.resolve(branch);
			if (resolved.branches) {
				for (const option of this.#choice(resolved.branches, {}).options) add(option);
			} else if (resolved.const !== undefined) {
				add(word(resolved.const));
			} else if (resolved.enum) {
				resolved.enum.forEach((each) => add(word(each)));
			} else {
				add(this.#structure(resolved));
			}
		}
		return { ...common, kind: "choice", options };
	}

	#structure(resolved) {
		const required = resolved.required ?? [];
		const names = Object.keys(resolved.properties ?? {});
		if (resolved.type === "object" && names.length === 1 && required[0] === names[0]) {
			const tag = names[0];
			return { kind: "tag", tag, label: `${tag} …`, schema: resolved.properties[tag] };
		}
		return { kind: "type", type: resolved.type, label: TYPES[resolved.type] ?? "other …", schema: resolved };
	}

	#definition(reference) {
		let place = this.root;
		for (const name of reference.replace(/^#\/?/, "").split("/")) place = place?.[name];
		return place ?? {};
	}
}

const word = (value) => ({ kind: "word", word: value, label: String(value) });

/** The limits of a number, and the narrower ones of its slider. */
function range({ minimum = -1e9, maximum = 1e9, type }) {
	const limits = { minimum, maximum };
	if (type === "integer") return { ...limits, slider: { from: minimum, to: Math.min(maximum, minimum + 60), step: 1 } };
	if (maximum - minimum <= 1) return { ...limits, slider: { from: minimum, to: maximum, step: 0.01 } };
	const soft = {
		"0 100000": [0, 400, 1], "-100000 100000": [-3000, 3000, 10], "0 60": [0, 3, 0.05], "0.001 60": [0.05, 2, 0.01],
		"-36000 36000": [-180, 180, 1], "-1000 1000": [0, 2, 0.01], "0 1000": [0, 60, 1], "1 10000": [1, 1400, 1],
	}[`${minimum} ${maximum}`];
	return soft ? { ...limits, slider: { from: soft[0], to: soft[1], step: soft[2] } } : limits;
}
