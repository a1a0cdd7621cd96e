import type { Ref } from '../refs/ref.ts';
import { type IntReader, IntWriter } from './intColumns.ts';

/** The spans of some refs as columns of integers. */
export function columnsOfRefs(refs: readonly Ref[]): Uint8Array {
	const columns = new IntWriter();
	columns.column(refs.map(({ spans }) => spans.length));
	const spans = new Int32Array(refs.reduce((sum, ref) => sum + ref.spans.length, 0));
	let at = 0;
	for (const ref of refs) {
		spans.set(ref.spans, at);
		at += ref.spans.length;
	}
	columns.column(spans);
	return columns.done();
}

/** The inverse of `columnsOfRefs`: takes the refs without their spans. */
export function withSpans(refs: readonly Omit<Ref, 'spans'>[], columns: IntReader): Ref[] {
	const lengths = columns.column();
	const spans = columns.column();
	let at = 0;
	return refs.map((ref, i) => {
		const start = at;
		at += lengths[i] as number;
		return { ...ref, spans: spans.subarray(start, at) };
	});
}
