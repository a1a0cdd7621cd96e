import { copy, type Part, text as wording } from '../../edits/parts.ts';
import { append, firstBehind, intersects, type Spans } from '../../edits/spans.ts';
import { noticeCost } from './notices.ts';
import { roles } from './roles.ts';
import { backslash, safeCut } from './tokens.ts';

/** UTF-16 units of a long string that stay as its head; of one that decides, such as an error message; of a stack. */
const HEAD = 60;
const DECISIVE_HEAD = 1000;
const STACK_HEAD = 500;
/** How many of its failing lines stay, and how much of each. */
const ALARMS = 3;
const ALARM = 200;
const encodedText = /^(?:data:[\w/+.-]{0,60};base64,)?[A-Za-z0-9+/_=-]{180}/;

/** Whether the content of a string is base64 or a token of that kind rather than text. */
export function isEncoded(text: string, start: number): boolean {
	return encodedText.test(text.slice(start + 1, start + 300));
}

/**
 * What stays of a long string: its head, its first failing lines and what must be kept.
 * Takes its span with the quotes; returns UTF-16 spans within the quotes, or undefined if it is better left whole.
 */
export function stringRemains(
	text: string,
	[start, end]: readonly [number, number],
	role: number,
	keep: Spans,
	pins: Spans,
): number[] | undefined {
	const shown: number[] = [];
	const close = end - 1;
	append(shown, start + 1, safeCut(text, start + 1, Math.min(close, start + 1 + headLength(text, start, role))));
	let alarms = 0;
	for (let line = start + 1; line < close; ) {
		const lineEnd = escapedLineEnd(text, line, close);
		if (intersects(keep, line, lineEnd)) {
			append(shown, line, lineEnd);
		} else if (alarms < ALARMS && intersects(pins, line, lineEnd)) {
			alarms++;
			const from = Math.max(excerptStart(pins, line), shown.at(-1) ?? 0);
			append(shown, from, safeCut(text, from, Math.min(lineEnd, from + ALARM)));
		}
		line = lineEnd;
	}
	let visible = 0;
	for (let i = 0; i < shown.length; i += 2) visible += (shown[i + 1] as number) - (shown[i] as number);
	return close - start - visible > noticeCost + 2 * shown.length ? shown : undefined;
}

/** The string with its remains: `"head… #ref:ctx_31154fa2 … FATAL: disk full… "`; the marker stands in the first gap. */
export function stringParts(start: number, end: number, remains: readonly number[], rest: readonly Part[]): Part[] {
	const parts: Part[] = [copy(start, start + 1)];
	let isMarked = false;
	let at = start + 1;
	for (let i = 0; i <= remains.length; i += 2) {
		const next = remains[i] ?? end - 1;
		if (next > at) {
			parts.push(...(isMarked ? [wording('… ')] : [...rest, ...(i < remains.length ? [wording(' … ')] : [])]));
			isMarked = true;
		}
		at = remains[i + 1] ?? end;
		parts.push(copy(next, at));
	}
	return parts;
}

function headLength(text: string, start: number, role: number): number {
	if (isEncoded(text, start)) return 16;
	if (role === roles.stack) return STACK_HEAD;
	return role === roles.error || role === roles.message ? DECISIVE_HEAD : HEAD;
}

/** Offset behind the next escaped line feed of a string. */
function escapedLineEnd(text: string, from: number, close: number): number {
	for (let at = from; at < close; at++) {
		if (text.charCodeAt(at) !== backslash) continue;
		if (text[++at] === 'n') return at + 1;
	}
	return close;
}

/** Where the excerpt of a failing line starts: at its start unless the failing words stand far behind it. */
function excerptStart(pins: Spans, line: number): number {
	const pin = pins[firstBehind(pins, line)] as number;
	return pin - line < ALARM / 2 ? line : pin;
}
