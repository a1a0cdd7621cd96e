import { copy, count, marker, type Part, price, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { outerStart } from '../json/jsonTree.ts';
import { isSameText } from '../sameText.ts';
import type { Context } from './context.ts';
import type { SessionDocument } from './documents.ts';
import { keyRoles } from './keys.ts';
import { keyOf, plainValue } from './members.ts';

/** An id that no person made. */
const opaque = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[a-zA-Z]{2,10}[-_][\w-]{12,80}|[0-9a-f]{24,64})$/;
/** What a steady member holds when there is nothing to tell. */
const dull = /^(?:|null|false|external|end_turn|tool_use|stop|standard|default|n\/a)$/;
/** Longer values than this, in UTF-16 units, are not compared with those of the record before. */
const LONGEST = 10_000;
/** Of an id that links a call with its result this much stays. */
const LINK = 6;

/** Takes ids, times, usage and what repeats from record to record out of a session; where the first one was stands their count. */
export class Metadata {
	private omission = -1;
	/** The last value of each steady member, as a span of the source. */
	private readonly last = new Map<string, readonly [number, number]>();

	constructor(
		private readonly source: string,
		private readonly builder: PlanBuilder,
	) {}

	/** Whether a member is metadata; to be asked once for each member, in the order of the text. */
	holds(document: SessionDocument, node: number, context: Context): boolean {
		const { text, tree } = document;
		const key = keyOf(text, tree, node);
		if (context.about === 'result') return /^is_?error$/i.test(key) && plainValue(text, tree, node) === 'false';
		if (context.about !== 'talk') return false;
		if (key === 'id') return !context.isNamed && opaque.test(plainValue(text, tree, node));
		const role = keyRoles.get(key);
		return role === 'metadata' || (role === 'steady' && this.isKnown(document, node, key));
	}

	/**
	 * Takes out the members from `first` to `last` of an object, with the commas around them. `before` is the offset
	 * behind the member in front of them that stays, -1 if none does.
	 */
	takeOut({ tree, offset }: SessionDocument, parent: number, first: number, last: number, before: number): void {
		const parentEnd = tree.next[parent] as number;
		const isTrailing = (tree.next[last] as number) === parentEnd;
		for (let node = first; node <= last; node = tree.next[node] as number) {
			const next = tree.next[node] as number;
			const start = node === first && isTrailing && before >= 0 ? before : outerStart(tree, node);
			const end = next < parentEnd ? outerStart(tree, next) : (tree.end[node] as number);
			const notice = this.notice();
			if (notice && isTrailing && before >= 0) notice.unshift(wording(','));
			if (notice && !isTrailing) notice.push(wording(','));
			this.builder.edit(this.omission, offset + start, offset + end, notice);
		}
	}

	/** Shortens an id, given the span of its string, so that call and result are still seen to belong together. */
	shorten(start: number, end: number): void {
		if (this.omission < 0 || end - start - 2 <= LINK) return;
		const parts = [copy(start, start + 1), wording('…'), copy(end - 1 - LINK, end)];
		this.builder.edit(this.omission, start, end, parts);
	}

	private notice(): Part[] | undefined {
		if (this.omission >= 0) return undefined;
		this.omission = this.builder.omission('session metadata');
		const words = [wording(' ids, times and other metadata '), marker, price, wording('"')];
		return [wording('"…":"… '), count, ...words];
	}

	private isKnown({ text, tree, offset }: SessionDocument, node: number, key: string): boolean {
		const start = offset + (tree.start[node] as number);
		const end = offset + (tree.end[node] as number);
		const last = this.last.get(key);
		this.last.set(key, [start, end]);
		if (end - start > LONGEST) return false;
		if (last && isSameText(this.source, start, end, last[0], last[1])) return true;
		return tree.next[node] === node + 1 && dull.test(plainValue(text, tree, node));
	}
}
