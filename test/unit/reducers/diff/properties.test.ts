import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceDiff } from '../../../../src/core/reducers/diff/reduceDiff.ts';
import { itReducesSoundly } from '../../support/reducerProperties.ts';
import { reducing } from '../../support/reducing.ts';
import { anyDiff, gitDiff } from './diffs.ts';

itReducesSoundly(reduceDiff, anyDiff);

describe('every reduced diff', () => {
	it('counts in each notice exactly the lines that left', () => {
		fc.assert(
			fc.property(anyDiff, (text) => {
				const { visible, applied } = reducing(reduceDiff, text);
				const notices = visible.match(/^… [^\n]* lines?$|^… [^\n]* lines? of data$|^… 1 long line begins/gm) ?? [];
				const counted = notices.flatMap((notice) => notice.match(/\d[\d,]*/g) ?? []);
				const sum = counted.reduce((total, digits) => total + Number(digits.replaceAll(',', '')), 0);
				expect(sum).toBe(applied.refs.reduce((total, { lines }) => total + lines, 0));
			}),
		);
	});

	it('grows with its source alone', () => {
		const file = gitDiff('a.php', [' a', ' b', ' c', '-d', '+e', ' f', ' g', ' h']);
		const edits = (files: number) => reducing(reduceDiff, file.repeat(files)).applied.plan.start.length;
		expect(edits(2_000)).toBe(2 * edits(1_000));
	});
});
