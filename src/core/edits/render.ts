import type { Collected } from '../refs/collect.ts';
import { markerOf, type Ref } from '../refs/ref.ts';
import { legendLine } from './legend.ts';
import type { Measures } from './measure.ts';
import { grouped, tokenAmount } from './numbers.ts';
import { isOwn } from './omitted.ts';
import { Output, type Rendered } from './output.ts';
import type { Copy, Part } from './parts.ts';
import type { Plan } from './plan.ts';

/** Renders a plan: the source's text with each edit's parts in place of its span, and a legend for refs without a marker. */
export function render(text: string, plan: Plan, measures: Measures, collected: Collected): Rendered {
	const out = new Output(text, plan.masks, (secret) => markerOf((collected.refOfSecret[secret] as Ref).id));
	if (plan.preface && plan.start.length > 0) out.write(`${plan.preface}\n`);
	const marked = new Set<Ref>();
	let at = 0;
	for (let edit = 0; edit < plan.start.length; edit++) {
		out.show(at, plan.start[edit] as number);
		const parts = plan.parts.get(edit);
		if (parts) renderEdit(edit, parts, out, plan, measures, collected, marked);
		at = plan.end[edit] as number;
	}
	out.show(at, text.length);
	const unmarked = collected.refs.filter((ref) => !ref.secret && !marked.has(ref));
	writeLegend(out, unmarked, collected.estimated);
	return out.rendered();
}

function renderEdit(
	edit: number,
	parts: readonly Part[],
	out: Output,
	plan: Plan,
	measures: Measures,
	{ refOf, estimated }: Collected,
	marked: Set<Ref>,
): void {
	const omission = plan.omission[edit] as number;
	const ref = refOf.get(omission);
	let at = plan.start[edit] as number;
	const end = plan.end[edit] as number;
	let number = 0;
	for (const part of parts) {
		if (part.kind === 'copy') at = renderCopy(part, out, at, end);
		else if (part.kind === 'text') out.write((number === 1 ? part.one : undefined) ?? part.text);
		else if (part.kind === 'count' || part.kind === 'lines') {
			number = (part.kind === 'count' ? measures.edits : measures.lines)[part.of ?? omission] as number;
			out.write(grouped(number));
		} else if (ref && part.kind === 'price') out.write(` ${tokenAmount(ref.tokens, estimated)}`);
		else if (ref && part.kind === 'tokens') out.write(grouped(ref.tokens));
		else if (ref) {
			out.mark(markerOf(ref.id));
			marked.add(ref);
		}
	}
}

function renderCopy(copy: Copy, out: Output, at: number, end: number): number {
	if (isOwn(copy, at, end)) {
		out.show(copy.start, copy.end);
		return copy.end;
	}
	out.quote(copy.start, copy.end);
	return at;
}

function writeLegend(out: Output, refs: readonly Ref[], estimated: boolean): void {
	if (refs.length > 0 && !out.endsLine()) out.write('\n');
	for (const ref of refs) {
		out.mark(markerOf(ref.id));
		out.write(legendLine(ref, estimated));
	}
}
