import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file, what kind of input it is, and the strings that a person debugging from it would need. */
export interface PeerInput {
	readonly kind: string;
	readonly file: string;
	readonly strings: readonly string[];
}

/**
 * The inputs of a folder: those that its INDEX.tsv lists (columns `path`, `kind` and `signals_json`), or those of its
 * signals.json, as the project's own fixtures have one.
 */
export function inputsOf(folder: string): PeerInput[] {
	const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
	try {
		return listed(folder, read('INDEX.tsv'));
	} catch {
		const signals = JSON.parse(read('signals.json')) as Record<string, string[]>;
		return Object.entries(signals).map(([name, strings]) => ({ kind: name, file: path.join(folder, name), strings }));
	}
}

function listed(folder: string, table: string): PeerInput[] {
	const [head = [], ...rows] = table
		.trimEnd()
		.split('\n')
		.map((row) => row.split('\t'));
	const cell = (row: readonly string[], column: string) => row[head.indexOf(column)] ?? '';
	return rows.map((row) => ({
		kind: cell(row, 'kind'),
		file: path.join(folder, cell(row, 'path')),
		strings: JSON.parse(cell(row, 'signals_json')) as string[],
	}));
}
