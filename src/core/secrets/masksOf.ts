import type { Masks } from '../edits/masks.ts';
import { borderBefore, borderBehind } from '../source/characters.ts';
import { isJson, type JsonPlace, jsonPlaces } from './jsonPlaces.ts';
import { joinedSecrets, type Secret, type SecretKind } from './secret.ts';
import { yamlPlaces } from './yamlPlaces.ts';

/** Takes the secrets of a text in any order; returns their masks, none if there are no secrets. JSON and YAML stay what they are. */
export function masksOf(text: string, secrets: readonly Secret[], isYaml = false): Masks | undefined {
	if (secrets.length === 0) return undefined;
	const joined = joinedSecrets(secrets.map((secret) => ({ ...secret, ...wholeCharacters(text, secret) })));
	const places = placesOf(text, joined, isYaml);
	if (places.length === 0) return undefined;
	const numbers = new Map<string, number>();
	const kinds: SecretKind[] = [];
	const secret = Int32Array.from(places, ({ start, end, kind }) => {
		const value = text.slice(start, end);
		const known = numbers.get(value);
		if (known !== undefined) return known;
		numbers.set(value, kinds.length);
		return kinds.push(kind) - 1;
	});
	return {
		spans: Int32Array.from(places.flatMap(({ start, end }) => [start, end])),
		secret,
		quoted: Int32Array.from(places, ({ quoted, isPart }) => (quoted ? 1 : isPart ? 2 : 0)),
		kinds,
	};
}

function placesOf(text: string, secrets: Secret[], isYaml: boolean): (Secret & Partial<JsonPlace>)[] {
	if (isJson(text)) return jsonPlaces(text, secrets);
	return isYaml ? yamlPlaces(text, secrets) : secrets;
}

/** The span without halves of surrogate pairs at its ends: both halves or none have bytes. */
function wholeCharacters(text: string, { start, end }: Secret): Pick<Secret, 'start' | 'end'> {
	return { start: borderBefore(text, start), end: borderBehind(text, end) };
}

/** Shorter values are no secrets beyond their places. */
const SHORTEST = 4;

/** What writes a string without the secrets of a text: verdicts and reasons must not tell them either. */
export function secretHider(text: string, masks: Masks | undefined): (string: string) => string {
	if (!masks) return (string) => string;
	const values = new Map<string, SecretKind>();
	masks.secret.forEach((secret, place) => {
		const value = text.slice(masks.spans[2 * place], masks.spans[2 * place + 1]);
		if (value.length >= SHORTEST) values.set(value, masks.kinds[secret] as SecretKind);
	});
	return (string) => {
		let hidden = string;
		for (const [value, kind] of values)
			if (hidden.includes(value)) hidden = hidden.replaceAll(value, `[secret:${kind}]`);
		return hidden;
	};
}
