import { embed } from '../../edits/embed.ts';
import { type Plan, PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { linesWithin } from '../../source/lines.ts';
import { spansOnMap, stretchOf } from '../../source/offsetMap.ts';
import { isContainer, object, outerStart, string } from '../json/jsonTree.ts';
import type { ReduceInput, Reducer } from '../reducer.ts';
import { Bookkeeping, isBookkeeping } from './bookkeeping.ts';
import { type Context, contextOf, outermost } from './context.ts';
import { documentsOf, type SessionDocument } from './documents.ts';
import { keyRoles } from './keys.ts';
import { keyOf } from './members.ts';
import { Metadata } from './metadata.ts';
import { Strings } from './strings.ts';

/**
 * The session of an agent: JSONL of Claude Code, Codex or Copilot, or one JSON document. Stays: what people and models
 * said, each tool call with its name and its decisive arguments, and whatever failed. Goes: the middle of what tools gave
 * back and of long arguments, what is told twice, images, records of progress, and the metadata of all records. The
 * result is JSONL or JSON again.
 */
export const reduceSession: Reducer = (input) => {
	const reduction = new SessionReduction(input);
	for (const document of documentsOf(input)) reduction.add(document);
	return reduction.plan();
};

/** A result of a tool with more values than this is data rather than text. */
const BULKY = 200;

/** An object or array that is being read. */
interface Open {
	readonly node: number;
	readonly context: Context;
	/** Offset behind its last member so far that stays; -1 if there is none. */
	shownTo: number;
}

class SessionReduction {
	private readonly builder = new PlanBuilder();
	private readonly metadata: Metadata;
	private readonly bookkeeping = new Bookkeeping(this.builder);
	private readonly strings: Strings;

	constructor(private readonly input: ReduceInput) {
		this.metadata = new Metadata(input.text, this.builder);
		this.strings = new Strings(input, this.builder);
	}

	plan(): Plan {
		return this.builder.build();
	}

	/** One pass over the values of a document in its order. */
	add(document: SessionDocument): void {
		const { tree, root, start, end } = document;
		if (isBookkeeping(document) && !this.isKept(start, end)) {
			this.bookkeeping.leave(document);
			return;
		}
		const open: Open[] = [];
		const last = tree.next[root] as number;
		for (let node = root; node < last; ) {
			while (open.length > 0 && (tree.next[(open.at(-1) as Open).node] as number) <= node) open.pop();
			const parent = open.at(-1);
			const shown = parent && tree.kind[parent.node] === object ? this.takeOut(document, parent, node) : node;
			node = shown < (parent ? (tree.next[parent.node] as number) : last) ? this.show(document, shown, open) : shown;
		}
	}

	/** Takes out the metadata that begins at a member; returns the number of the value behind it. */
	private takeOut(document: SessionDocument, parent: Open, from: number): number {
		const { tree, offset } = document;
		const end = tree.next[parent.node] as number;
		let last = -1;
		let node = from;
		for (; node < end; node = tree.next[node] as number) {
			const slotStart = node === from && parent.shownTo >= 0 ? parent.shownTo : outerStart(tree, node);
			const next = tree.next[node] as number;
			const slotEnd = next < end ? outerStart(tree, next) : (tree.end[node] as number);
			if (!this.metadata.holds(document, node, parent.context)) break;
			if (this.isKept(offset + slotStart, offset + slotEnd)) break;
			last = node;
		}
		if (last >= 0) this.metadata.takeOut(document, parent.node, from, last, parent.shownTo);
		return node;
	}

	/** Shows a value, shortened; returns the number of the one that follows in it or behind it. */
	private show(document: SessionDocument, node: number, open: Open[]): number {
		const { text, tree, offset } = document;
		const parent = open.at(-1);
		const context = parent?.context ?? outermost;
		if (parent) parent.shownTo = tree.end[node] as number;
		const start = offset + (tree.start[node] as number);
		const end = offset + (tree.end[node] as number);
		const key = keyOf(text, tree, node);
		const isFree = !this.isKept(start, end);
		const role = keyRoles.get(key);
		if (role === 'copy' && isFree) {
			this.strings.leaveCopy(start, end);
			return tree.next[node] as number;
		}
		if (isContainer(tree, node)) {
			const about = contextOf(text, tree, node, context);
			const values = (tree.next[node] as number) - node;
			if (about.about === 'result' && !about.failed && values > BULKY) {
				this.showAsJson(start, end);
				return tree.next[node] as number;
			}
			open.push({ node, context: about, shownTo: -1 });
		} else if (tree.kind[node] === string) {
			if (isFree && (role === 'link' || key === 'id')) this.metadata.shorten(start, end);
			else this.strings.show(start, end, role, context);
		}
		return node + 1;
	}

	/** A result of so many values is data: what is told by it is told as JSON. */
	private showAsJson(start: number, end: number): void {
		const { text, lines, keep, reducePart } = this.input;
		const map = stretchOf(text, start, end);
		const { plan } = reducePart(map.text, linesWithin(lines, start, end), spansOnMap(map, keep), 'json');
		const reason = (reason: string) => `${reason} in tool results`;
		embed(this.builder, plan, { map, start, end, keep, reason });
	}

	private isKept(start: number, end: number): boolean {
		return intersects(this.input.keep, start, end);
	}
}
