import { type Granularity, markerIf } from '../../edits/notices.ts';
import { text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { isHex } from './charClasses.ts';

/** A shorter field (UTF-16 units) costs no more than its notice. */
const LEAST_FIELD = 24;
/** So does a shorter one of a line that names no fields, such as an address, if it is that of the line above. */
const LEAST_BELOW = 10;
/** Fewer escapes than this may still be read. */
const LEAST_ESCAPES = 8;
const QUOTE = 34;
const TAB = 9;
const SPACE = 32;
const SLASH = 47;
const PERCENT = 37;

interface Gap {
	readonly start: number;
	readonly end: number;
	readonly reason: string;
}

/**
 * Shortens the request lines that stay visible: long fields such as agents and referrers, where an earlier line shows
 * them, and percent escapes, which nobody can read, unless the request failed.
 */
export class RequestGaps {
	private readonly seen = new Set<string>();
	/** Fields of the request above. */
	private above: readonly string[] = [];

	constructor(
		private readonly text: string,
		private readonly granularity: Granularity,
		private readonly plan: PlanBuilder,
	) {}

	/** Adds the edits of the line [start, end), none of them behind `limit` (UTF-16 offsets). */
	add(start: number, end: number, limit: number, failed: boolean): void {
		const escapes = failed ? [] : escapesOf(this.text, start, end);
		const gaps = [...this.repeated(start, end), ...escapes].sort((a, b) => a.start - b.start || b.end - a.end);
		let at = start;
		for (const { start: from, end: to, reason } of gaps) {
			if (from < at || to > limit) continue;
			this.plan.edit(this.plan.omission(reason), from, to, [wording('…'), ...markerIf(this.granularity)]);
			at = to;
		}
	}

	private repeated(start: number, end: number): Gap[] {
		const fields = fieldsOf(this.text, start, end);
		const words = fields.map((field) => this.text.slice(field.start, field.end));
		const gaps = fields.filter(({ start: from, end: to, isPlain }, i) => {
			const isKnown = this.seen.has(words[i] as string);
			if (to - from >= LEAST_FIELD) this.seen.add(words[i] as string);
			return isKnown || (isPlain && to - from >= LEAST_BELOW && words[i] === this.above[i]);
		});
		this.above = words;
		return gaps;
	}
}

interface Field extends Gap {
	/** Whether it stands between tabs or spaces rather than in quotes. */
	readonly isPlain: boolean;
}

/** The fields of a request that may leave: its quoted strings but the request itself, or what stands between tabs or spaces but the path. */
function fieldsOf(text: string, start: number, end: number): Field[] {
	const quoted = has(text, start, end, QUOTE);
	const separator = quoted ? QUOTE : has(text, start, end, TAB) ? TAB : SPACE;
	const fields: Field[] = [];
	let from = start;
	for (let at = start, field = 0; at <= end; at++) {
		if (at < end && text.charCodeAt(at) !== separator) continue;
		const stays = quoted ? field < 2 || field % 2 === 0 : text.charCodeAt(from) === SLASH;
		if (!stays && from < at) fields.push({ start: from, end: at, reason: 'repeated fields', isPlain: !quoted });
		from = at + 1;
		field++;
	}
	return fields;
}

/** Stretches of many percent escapes, with the few characters between them. */
function escapesOf(text: string, start: number, end: number): Gap[] {
	const gaps: Gap[] = [];
	let from = start;
	let to = start;
	let escapes = 0;
	const close = () => {
		if (escapes >= LEAST_ESCAPES) gaps.push({ start: from, end: to, reason: 'percent escapes' });
		escapes = 0;
	};
	for (let at = start; at < end; at++) {
		if (text.charCodeAt(at) === SLASH || at - to > 3) close();
		if (text.charCodeAt(at) !== PERCENT || at + 2 >= end || !isHex(text.charCodeAt(at + 2))) continue;
		if (escapes++ === 0) from = at;
		to = at + 3;
		at += 2;
	}
	close();
	return gaps;
}

function has(text: string, start: number, end: number, code: number): boolean {
	for (let at = start; at < end; at++) if (text.charCodeAt(at) === code) return true;
	return false;
}
