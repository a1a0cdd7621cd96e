import { markerIf } from '../../edits/notices.ts';
import { text as wording } from '../../edits/parts.ts';
import { intersects } from '../../edits/spans.ts';
import { borderBehind } from '../../source/characters.ts';
import { findBlobs } from '../text/blobs.ts';
import { forEachAttribute } from './attributes.ts';
import type { MarkupTree } from './markupTree.ts';
import type { Work } from './work.ts';

/** Attributes whose values are for people or lead somewhere; of others less stays. */
const telling =
	/^(?:href|src|alt|title|content|value|name|id|label|placeholder|summary|message|text|aria-label|url|action|version|path)$/;
const TELLING = 300;
const LONG = 80;
/** UTF-16 units of a long value that stay as its head. */
const TELLING_HEAD = 120;
const HEAD = 40;
/** Characters of base64 that stay, so that one sees what it is. */
const BLOB_HEAD = 16;
const dataUri = /data:[\w/+.-]{0,60}(?:;[\w=.-]{1,40}){0,4},/y;

/** Cuts the long attribute values of a node's tag: base64, styles, class lists, handlers, path data. */
export function cutAttributes(work: Work, tree: MarkupTree, node: number): void {
	const [start, end] = [tree.start[node] as number, tree.opened[node] as number];
	if (end - start <= LONG) return;
	forEachAttribute(work.input.text, start, end, (name, from, to) => {
		const head = headOf(work.input.text, name, from, to);
		if (head < to) cut(work, 'attribute values', head, to);
	});
}

/** Offset behind what stays of a value; its end if all of it does. */
function headOf(text: string, name: string, start: number, end: number): number {
	if (end - start <= LONG) return end;
	dataUri.lastIndex = start;
	if (dataUri.test(text)) return Math.min(end, dataUri.lastIndex);
	const isTelling = telling.test(name);
	if (isTelling && end - start <= TELLING) return end;
	return borderBehind(text, start + (isTelling ? TELLING_HEAD : HEAD));
}

/** Cuts the base64 of a long text. */
export function cutBlobs(work: Work, start: number, end: number): void {
	for (const blob of findBlobs(work.input.text, start, end, work.input.thresholds.longString))
		cut(work, 'base64', blob.start + BLOB_HEAD, blob.end);
}

function cut({ input, plan }: Work, reason: string, start: number, end: number): void {
	if (intersects(input.keep, start, end)) return;
	plan.edit(plan.omission(reason), start, end, [wording('…'), ...markerIf(input.granularity)]);
}
