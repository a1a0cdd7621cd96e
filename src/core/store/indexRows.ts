import type { SqlValue } from 'sql.js';
import type { Ref } from '../refs/ref.ts';
import type { RunFacts } from './runCodec.ts';
import type { RefEntry, RunEntry } from './store.ts';

/** A row of the index, in the order of the columns in `indexSchema.ts`. */
export type Row = readonly SqlValue[];

/** The values of a run's row. */
export function runRow(file: string, facts: RunFacts, refs: readonly Ref[]): SqlValue[] {
	const { id, digest, createdAt, source, type, options, raw, visible, signal } = facts;
	return [
		...[file, id, digest, createdAt, source.hash, JSON.stringify(source.name)],
		...[type, options.granularity, options.tokenizer],
		...[raw.bytes, raw.tokens, raw.lines, visible.bytes, visible.tokens, visible.lines],
		...[refs.length, signal.pass ? 1 : 0, refs.filter(({ secret }) => secret !== undefined).length],
	];
}

/** The values of a ref's row, for the run with that key. */
export function refRow(run: number, ref: Ref): SqlValue[] {
	const { id, digest, reason, type, bytes, lines, tokens, places, preview, secret = null } = ref;
	return [run, id, digest, JSON.stringify(reason), type, bytes, lines, tokens, places, JSON.stringify(preview), secret];
}

/** The inverse, with what the ref's run says. */
export function refEntry(row: Row): RefEntry {
	const [id, digest, reason, type, bytes, lines, tokens, places, preview, secret, ...run] = row;
	const [runId, sourceName, createdAt, tokenizer] = run;
	return {
		...{ id, digest, reason: parsed(reason), type, bytes, lines, tokens, places, preview: parsed(preview) },
		...(secret === null ? {} : { secret }),
		...{ runId, sourceName: parsed(sourceName), createdAt, tokenizer },
	} as RefEntry;
}

/** A run as the lists show it. */
export function runEntry(row: Row): Omit<RunEntry, 'pinned'> {
	const [id, createdAt, type, sourceName, granularity, tokenizer, ...measures] = row;
	const [rawBytes, rawTokens, rawLines, bytes, tokens, lines, refs, signalPass, secrets] = measures;
	return {
		...{ id, createdAt, type, sourceName: parsed(sourceName), granularity, tokenizer, refs, secrets },
		raw: { bytes: rawBytes, tokens: rawTokens, lines: rawLines },
		visible: { bytes, tokens, lines },
		signalPass: signalPass === 1,
	} as Omit<RunEntry, 'pinned'>;
}

/** A run by the file that holds it, as retention weighs it. */
export interface RunFile {
	readonly file: string;
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	readonly sourceHash: string;
	readonly sourceName: string;
}

export function runFileOf(row: Row): RunFile {
	const [file, id, createdAt, sourceHash, sourceName] = row;
	return { file, id, createdAt, sourceHash, sourceName: parsed(sourceName) } as RunFile;
}

function parsed(json: SqlValue | undefined): string {
	return JSON.parse(String(json));
}
