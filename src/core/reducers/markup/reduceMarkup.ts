import type { Part } from '../../edits/parts.ts';
import { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import type { Reducer } from '../reducer.ts';
import { isHtml, raw } from './htmlNames.ts';
import { cutAttributes, cutBlobs } from './longValues.ts';
import { comment, longText, type MarkupTree } from './markupTree.ts';
import { commentNotice, elementsNotice, rawNotice } from './notices.ts';
import { Repeats } from './repeats.ts';
import { scanMarkup } from './scanMarkup.ts';
import type { Work } from './work.ts';

/** UTF-16 units that a comment, a script or a drawing has at least before it leaves. */
const LEAST = 80;

/**
 * Reduces HTML, XML and SVG. What leaves: the content of scripts and style sheets, long comments, drawings without text,
 * the rest of long attribute values, base64, and of siblings that are built alike those that bring nothing new. What
 * stays: all tags around, headings, links, prose, the first siblings of each shape and kind, and all that says failure.
 */
export const reduceMarkup: Reducer = (input) => {
	const plan = new PlanBuilder();
	const tree = scanMarkup(input.text);
	new MarkupReduction({ input, plan }, tree).run();
	return plan.build();
};

class MarkupReduction {
	private readonly isHtml: boolean;
	private readonly repeats: Repeats;

	constructor(
		private readonly work: Work,
		private readonly tree: MarkupTree,
	) {
		this.isHtml = isHtml(work.input.text);
		this.repeats = new Repeats(work.input, tree, this.isHtml);
	}

	/** One pass over the nodes in document order; what leaves is skipped as a whole. */
	run(): void {
		const { tree, repeats } = this;
		repeats.judgeChildren(-1);
		for (let node = 0; node < tree.size; ) {
			if (repeats.leaves(node)) node = this.leave('similar elements', node, repeats.runEnd(node));
			else if (tree.name[node] === comment) node = this.comments(node);
			else node = this.show(node);
		}
	}

	/** Takes out siblings from one node to another that is behind them; returns the latter. */
	private leave(reason: string, from: number, behind: number): number {
		const { tree, work } = this;
		const omission = work.plan.omission(reason);
		let parts: Part[] | undefined = elementsNotice(tree.name[from] as string, work.input.granularity);
		for (let node = from; node < behind; node = tree.next[node] as number) {
			if (tree.name[node] === comment || tree.name[node] === longText) continue;
			work.plan.edit(omission, tree.start[node] as number, this.runStop(node, behind), parts);
			parts = undefined;
		}
		return behind;
	}

	/** Offset up to which a node of a run leaves: the next element of the run, or its own end. */
	private runStop(node: number, behind: number): number {
		const { tree } = this;
		let next = tree.next[node] as number;
		while (next < behind && (tree.name[next] === comment || tree.name[next] === longText))
			next = tree.next[next] as number;
		return next < behind ? (tree.start[next] as number) : (tree.end[node] as number);
	}

	/** Takes out a comment together with those that follow it at once; returns the number of the node behind. */
	private comments(from: number): number {
		const { tree, work } = this;
		const { text, keep, granularity } = work.input;
		const start = tree.start[from] as number;
		let behind = from;
		let end = start;
		while (
			tree.name[behind] === comment &&
			tree.fails[behind] === 0 &&
			isBlank(text, end, tree.start[behind] as number)
		)
			end = tree.end[behind++] as number;
		if (behind === from) return from + 1;
		if (end - start >= LEAST && !intersects(keep, start, end))
			work.plan.edit(work.plan.omission('comments'), start, end, commentNotice(granularity));
		return behind;
	}

	private show(node: number): number {
		const { tree, work, repeats } = this;
		const name = tree.name[node] as string;
		if (name === longText) cutBlobs(work, tree.start[node] as number, tree.end[node] as number);
		else cutAttributes(work, tree, node);
		if (this.isHtml && raw.has(name)) this.rawText(node, name);
		else if (this.isHtml && name === 'svg' && this.isDrawing(node))
			return this.leave('drawings', node + 1, tree.next[node] as number);
		repeats.judgeChildren(node);
		return node + 1;
	}

	private rawText(node: number, name: string): void {
		const { tree, work } = this;
		const [start, end] = [tree.opened[node] as number, tree.close[node] as number];
		if (end - start < LEAST || intersects(work.input.keep, start, end)) return;
		const reason = name === 'style' ? 'style sheets' : 'scripts';
		work.plan.edit(work.plan.omission(reason), start, end, rawNotice(work.input.granularity));
	}

	/** Whether an element holds only shapes, no text. */
	private isDrawing(node: number): boolean {
		const { tree, work } = this;
		const [start, end] = [tree.opened[node] as number, tree.close[node] as number];
		return end - start >= LEAST && tree.letters[node] === 0 && !intersects(work.input.keep, start, end);
	}
}

function isBlank(text: string, start: number, end: number): boolean {
	for (let at = start; at < end; at++) if (text.charCodeAt(at) > 32) return false;
	return true;
}
