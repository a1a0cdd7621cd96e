import { type Lines, linesOf } from '../source/lines.ts';
import { literalSearch } from './literals.ts';
import { maintainedRules } from './maintained.ts';
import type { SecretPattern, SecretPlaces, Span } from './pattern.ts';
import { secretPatterns, secretPlaces, wordPatterns } from './patterns.ts';
import { isPlaceholder } from './placeholders.ts';
import { joinedSecrets, type Secret, type SecretRules } from './secret.ts';
import { Windows, withBlanks } from './windows.ts';

/** A literal and what to do where it stands. */
type Row =
	| { readonly literal: string; readonly pattern: SecretPattern | SecretPlaces; readonly isWord: boolean }
	/** What a maintained rule wants to stand there. */
	| { readonly literal: string; readonly pattern?: never; readonly shape: RegExp };

const rows: readonly Row[] = rowsOf();
const search = literalSearch(rows.map(({ literal }) => literal));

/**
 * Finds the secrets in a text: what our own patterns know where their literals stand, and what the maintained rules find
 * in the stretches around theirs. Returns them ascending and disjoint. One pass over the text, and linear in what the
 * literals find. The maintained rules are loaded only if there is something for them to look at. `onWord` is told where
 * words stand near which are secrets, or would be if the text were as it was before a program wrote it somewhere:
 * UTF-16 offsets, ascending but for the lengths of words.
 */
export async function findSecrets(
	text: string,
	loadRules: () => Promise<SecretRules>,
	lines: Lines = linesOf(text),
	onWord: (at: number) => void = () => {},
): Promise<Secret[]> {
	const found: Secret[] = [];
	const windows = new Windows(text);
	const looked = new Map<SecretPattern | SecretPlaces, number>();
	search(text, lines, (number, at) => {
		const { literal, ...row } = rows[number] as Row;
		if (!row.pattern) {
			if (text.startsWith(literal, at) && standsAt(row.shape, text, at)) windows.around(at);
		} else if (at >= (looked.get(row.pattern) ?? 0)) {
			const { pattern, isWord } = row;
			const isNear = isNearAt(pattern, text, at);
			if (isWord && (isNear || text[at - 2] === '\\')) onWord(at);
			if (!isNear) return;
			const end = 'secretsAt' in pattern ? takePlaces(pattern, text, at, found) : take(pattern, text, at, found);
			looked.set(pattern, end);
		}
	});
	if (windows.spans.length > 0) {
		const rules = await loadRules();
		for (let i = 0; i < windows.spans.length; i += 2)
			for (const secret of secretsBetween(text, windows.spans[i] as number, windows.spans[i + 1] as number, rules))
				found.push(secret);
	}
	return joinedSecrets(found);
}

/** A value as long as this is looked at once, whatever literals stand in it. */
const LONG = 256;

function isNearAt(pattern: SecretPattern | SecretPlaces, text: string, at: number): boolean {
	const lead = 'lead' in pattern ? (pattern.lead ?? 0) : 0;
	return at >= lead && (!pattern.isNear || standsAt(pattern.isNear, text, at - lead));
}

/** Adds what the pattern finds at a literal; returns from which offset on it has to look again. */
function take(pattern: SecretPattern, text: string, at: number, found: Secret[]): number {
	const { kind, lead = 0, shape, whole, each, isSecret } = pattern;
	shape.lastIndex = at - lead;
	const match = shape.exec(text);
	const [start, end] = valueIn(match) ?? [0, 0];
	const value = text.slice(start, end);
	if (each) {
		for (const match of value.matchAll(each)) {
			const [from, to] = valueIn(match) as Span;
			if (isSecret(value.slice(from, to))) found.push({ start: start + from, end: start + to, kind });
		}
	} else if (end > start) {
		const wholeEnd = Math.max(end, endOf(whole, text, start));
		const before = text.slice(match?.index, start);
		if (isSecret(value, text.slice(start, wholeEnd), before)) found.push({ start, end: wholeEnd, kind });
	}
	return end - start > LONG ? end : 0;
}

/** Adds what stands in the places that a literal gives away; returns from which offset on it has to look again. */
function takePlaces({ secretsAt }: SecretPlaces, text: string, at: number, found: Secret[]): number {
	const { secrets, end } = secretsAt(text, at);
	for (const secret of secrets) found.push(secret);
	return end;
}

/** Where what a sticky pattern matches at an offset ends, or 0. */
function endOf(pattern: RegExp | undefined, text: string, at: number): number {
	if (!pattern) return 0;
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : 0;
}

/** Where the first group that took part stands, or else the whole. */
function valueIn(match: RegExpExecArray | null): Span | undefined {
	return match?.indices?.slice(1).find((group) => group) ?? match?.indices?.[0];
}

function secretsBetween(text: string, start: number, end: number, rules: SecretRules): Secret[] {
	const secrets: Secret[] = [];
	for (const hit of rules(withBlanks(text.slice(start, end)))) {
		const rule = maintainedRules[hit.rule];
		const whole = text.slice(start + hit.start, start + hit.end);
		const value = rule?.value ? rule.value.exec(whole) : { index: 0, 0: whole };
		if (!rule || !value || isPlaceholder(value[0])) continue;
		const from = start + hit.start + value.index;
		secrets.push({ start: from, end: from + value[0].length, kind: rule.kind });
	}
	return secrets;
}

function standsAt(shape: RegExp, text: string, at: number): boolean {
	shape.lastIndex = at;
	return shape.test(text);
}

function rowsOf(): Row[] {
	return [
		...[...secretPatterns, ...secretPlaces].flatMap((pattern) =>
			pattern.literals.map((literal) => ({ literal, pattern, isWord: wordPatterns.has(pattern) })),
		),
		...Object.values(maintainedRules).flatMap(({ literals, shape }) => literals.map((literal) => ({ literal, shape }))),
	];
}
