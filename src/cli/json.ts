import { pairsOf } from '../core/edits/spans.ts';
import { markedRefs } from '../core/refs/markedRefs.ts';
import { markerOf, type Ref } from '../core/refs/ref.ts';
import { secretsWithin } from '../core/refs/secretsWithin.ts';
import { type Reduction, type Run, savedShare, type TraceRow } from '../core/run.ts';
import type { RunEntry } from '../core/store/store.ts';

/** The shapes that `--json` prints; scripts and agents depend on them. */

/** What `analyze` prints: the refs with a marker in the visible text; the figures count the secrets within those, too. */
export function analysisJson({ run, recovery, trace }: Reduction) {
	const { source, type, confidence, options, raw, visible, text, markers, reasons, signal } = run;
	return {
		runId: run.id,
		source: source.name,
		type,
		confidence,
		granularity: options.granularity,
		level: 1,
		raw,
		visible: { text, ...visible },
		markers,
		referenced: referenced(run),
		saved: savedShare(run),
		trace: trace.map(rounded),
		reasons,
		refs: markedRefs(run).map(refJson(run)),
		signal,
		recovery,
	};
}

/** A row of the trace with its duration in tenths of a millisecond: finer ones are noise. */
function rounded(row: TraceRow): TraceRow {
	return { ...row, ms: Math.round(10 * row.ms) / 10 };
}

/** What the refs of a run hold together. */
export function referenced({ refs }: Run): { readonly bytes: number; readonly tokens: number } {
	return {
		bytes: refs.reduce((sum, { bytes }) => sum + bytes, 0),
		tokens: refs.reduce((sum, { tokens }) => sum + tokens, 0),
	};
}

/** A ref of a run: its spans as pairs of byte offsets, and the secrets that stood within it, if any did. */
export function refJson(run: Run) {
	const secretsIn = secretsWithin(run);
	return (ref: Ref) => {
		const { id, reason, type, spans, bytes, lines, tokens, preview, secret } = ref;
		const secrets = secretsIn(ref);
		const shape = { id, marker: markerOf(id), reason, type, spans: pairsOf(spans), bytes, lines, tokens, preview };
		return {
			...shape,
			...(secret === undefined ? {} : { secret }),
			...(secrets.length === 0 ? {} : { secrets }),
		};
	};
}

/** What `runs` prints of a run: what the index knows of the shape above. */
export function runJson({
	id,
	sourceName,
	createdAt,
	type,
	granularity,
	tokenizer,
	raw,
	visible,
	refs,
	signalPass,
	pinned,
}: RunEntry) {
	return {
		runId: id,
		source: sourceName,
		createdAt: new Date(createdAt).toISOString(),
		type,
		granularity,
		tokenizer,
		level: 1,
		raw,
		visible,
		saved: savedShare({ raw, visible }),
		refCount: refs,
		signal: { pass: signalPass },
		pinned,
	};
}
