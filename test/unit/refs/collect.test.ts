import { describe, expect, it } from 'vitest';
import { running } from '../support/running.ts';

const blob = (first: string) => `${first}${'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZn'.repeat(8)}`;
const oneLine = JSON.stringify({ a: blob('a'), id: 1, b: blob('b'), password: 'Kx9vQ2zTmm7!', pwd: 'Kx9vQ2zTmm7!' });

describe('the lines of a ref', () => {
	it.each([1, 2])('are lines of the source, each counted once however much of it was taken (of %i)', async (lines) => {
		const source = `${oneLine}\n`.repeat(lines);
		const { run } = await running(source);
		expect(run.refs.length).toBeGreaterThan(1);
		for (const ref of run.refs) {
			const held = new Set<number>();
			for (let i = 0; i < ref.spans.length; i += 2)
				for (let at = ref.spans[i] as number; at < (ref.spans[i + 1] as number); at++)
					held.add(source.slice(0, at).split('\n').length);
			expect(ref.lines).toBe(held.size);
		}
	});
});
