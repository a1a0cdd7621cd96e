import type { ReduceInput } from '../reducer.ts';
import { isSameText } from '../sameText.ts';
import type { Block } from './blocks.ts';
import type { Trace } from './readTrace.ts';
import { TraceKeys } from './traceKeys.ts';

/** A trace that stands for others like it. */
export interface Repeated extends Block {
	/** Traces that it stands for, itself included; in order. */
	readonly blocks: Block[];
	/** Whether all of them are the same text. */
	identical: boolean;
	/** Whether several variants are among them, while others stand for themselves. */
	readonly shared: boolean;
}

/** Of traces finds those that are the same but for numbers above the frames and addresses in them, if nothing in them is kept. */
export function repeatedTraces(input: ReduceInput, trace: Trace, traces: readonly Block[]): Repeated[] {
	const byKey = new Map<number, Repeated>();
	const keys = new TraceKeys(input, trace);
	for (const block of traces) {
		if (trace.kept.subarray(block.start, block.end).includes(1)) continue;
		const key = keys.of(block);
		const known = byKey.get(key);
		if (!known) byKey.set(key, { ...block, blocks: [block], identical: true, shared: false });
		else {
			known.blocks.push(block);
			known.identical &&= isSame(input, known, block);
		}
	}
	return [...byKey]
		.filter(([, { blocks }]) => blocks.length > 1)
		.map(([key, repeated]) => ({ ...repeated, shared: keys.isShared(key) }));
}

function isSame({ text, lines }: ReduceInput, one: Block, other: Block): boolean {
	const start = (block: Block) => lines.starts[block.start] as number;
	const end = (block: Block) => lines.starts[block.end] ?? text.length;
	return isSameText(text, start(one), end(one), start(other), end(other));
}
