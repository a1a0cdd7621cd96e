import type { Masks } from '../edits/masks.ts';
import { noSecretRules, secretRulesOf } from '../rules/secretRules.ts';
import { beneath } from '../secrets/beneath.ts';
import { findSecrets } from '../secrets/findSecrets.ts';
import { masksOf } from '../secrets/masksOf.ts';
import { occurrences } from '../secrets/occurrences.ts';
import { secretsInSource } from '../secrets/onScreen.ts';
import type { Secret } from '../secrets/secret.ts';
import { Unescaped } from '../secrets/unescaped.ts';
import { sentence } from '../sentence.ts';
import type { Lines } from '../source/lines.ts';
import type { Outcome } from './stage.ts';
import type { Masked, MeasuredRaw } from './state.ts';

/** Finds the secrets in the source, also those that only a terminal shows whole, and lays masks over them. */
export async function maskSecrets(state: MeasuredRaw): Promise<Outcome<Masked>> {
	if (state.options.secrets === 'show') return { state: { ...state, masks: undefined }, detail: 'off' };
	const { source, store } = state;
	const masks = masksOf(source.text, await secretsOf(state), state.type === 'yaml');
	if (!masks) return { state: { ...state, masks }, detail: 'none found' };
	const notes = (await store.hasLostKey()) ? [...state.notes, lostKey] : state.notes;
	const secretKey = await store.secretKey(source.hash);
	return { state: { ...state, notes, masks, secretKey }, detail: detailOf(masks) };
}

const lostKey = sentence(
	'The key file of the store is lost and was made anew: masks of the same secret have another id than in earlier runs.',
);

async function secretsOf({ source: { text, lines }, screen, options, ports }: MeasuredRaw): Promise<Secret[]> {
	const { find, isAllowed } = options.rules ? await secretRulesOf(options.rules) : noSecretRules;
	const secretsIn = async (where: string, onWord?: (at: number) => void, linesThere?: Lines) =>
		[...(await findSecrets(where, ports.loadSecretRules, linesThere, onWord)), ...find(where)].filter(
			({ start, end }) => !isAllowed(where.slice(start, end)),
		);
	const allIn = async (where: string, linesThere: Lines) => {
		const words: number[] = [];
		const plain = await secretsIn(where, (at) => words.push(at), linesThere);
		return plain.concat(await beneath(where, words, secretsIn));
	};
	const shown = screen ? secretsInSource(screen, await allIn(screen.text, screen.lines)) : [];
	const found = shown.concat(await allIn(text, lines));
	const unescaped = new Unescaped(text);
	if (!unescaped.differs) return [...found, ...occurrences(text, found)];
	const inIt = [...(await secretsIn(unescaped.text)), ...unescaped.fromSource(found)];
	return [...found, ...unescaped.inSource([...inIt, ...occurrences(unescaped.text, inIt)])];
}

function detailOf({ kinds, secret }: Masks): string {
	const places = new Map<string, number>();
	for (const number of secret) {
		const kind = kinds[number] as string;
		places.set(kind, (places.get(kind) ?? 0) + 1);
	}
	const rows = [...places].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
	return `${secret.length} masked: ${rows.map(([kind, count]) => `${kind} ${count}`).join(', ')}`;
}
