import { type Reduction, savedShare } from '../run.ts';
import type { Source } from '../source/source.ts';
import { isEstimated } from '../tokens/isEstimated.ts';
import type { RefView, RunView } from '../view.ts';
import { stretches } from './passages.ts';
import { previewText } from './preview.ts';
import { markerOf, type Ref } from './ref.ts';

/** A reduction as a screen shows it. Takes the source for the line numbers of the refs. */
export function runView({ run, recovery, trace }: Reduction, source: Source, pinned = false): RunView {
	const { id, createdAt, type, confidence, evidence, raw, visible, markers, reasons, signal, notes, options } = run;
	return {
		id,
		sourceName: run.source.name,
		createdAt,
		type,
		confidence,
		evidence,
		granularity: options.granularity,
		tokenizer: options.tokenizer,
		estimated: isEstimated(run.options),
		raw,
		visible,
		markers,
		saved: savedShare(run),
		trace,
		reasons,
		refs: run.refs.map((ref) => refView(ref, source)),
		signal,
		recovery,
		pinned,
		notes,
	};
}

function refView({ spans, digest: _, ...ref }: Ref, source: Source): RefView {
	const first = stretches(source, spans.subarray(0, 2))[0];
	const last = stretches(source, spans.subarray(-2))[0];
	return {
		...ref,
		preview: previewText(ref),
		marker: markerOf(ref.id),
		firstLine: (first?.firstLine ?? 0) + 1,
		lastLine: (last?.lastLine ?? 0) + 1,
	};
}
