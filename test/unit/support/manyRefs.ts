import type { Run } from '../../../src/core/run.ts';
import { runOver } from './runOver.ts';

/** A run with so many refs over a source of its own, and what each of them holds, by id. */
export function manyRefs(name: string, refs: number) {
	const lines = Array.from({ length: refs }, (_, i) => `${name}-${i}`);
	const bytes = new TextEncoder().encode(`head\n${lines.join('\n')}\ntail\n`);
	let at = 'head\n'.length;
	const spans = lines.map((line) => {
		const start = at;
		at += line.length + 1;
		return [start, start + line.length];
	});
	const run: Run = runOver(bytes, { name, spans });
	return { run, bytes, contents: new Map(run.refs.map(({ id }, i) => [id, lines[i] ?? ''])) };
}
