import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorLines } from '../../../src/core/signals/errorLines.ts';
import { withoutPlainTwins } from '../../../src/core/signals/withoutPlainTwins.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

/** `#` stands for any digit. */
const parts = [
	...['all is well', 'ERROR lost', 'failed', '# failed', 'errors: #', 'exit code #', 'exited with #', 'id ###'],
	...['"level":#0', '"PRIORITY" : "#"', '" ### ##', ' E ', ' E/x', 'E#### x', 'E/x', 'F### y', '✗ x', 'panic: boom'],
	...[
		'\tat a.b(c.java:#)',
		'    at f (/home/ada/app/a.js:#:#)',
		'2026-01-05T10:00:0#Z',
		'INFO',
		'##[error]a.ts(#,#): x',
	],
];
const line = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const log = fc
	.tuple(
		fc.array(fc.oneof(line, fc.constantFrom(...parts)), { minLength: 1, maxLength: 5 }),
		fc.constantFrom('\n', '\r\n'),
		fc.constantFrom('0123456789', '05', '0'),
		fc.gen(),
	)
	.map(([lines, end, digits, gen]) => {
		const rows = Array.from({ length: 30 }, () => lines[gen(fc.nat, { max: lines.length - 1 })] as string);
		return rows
			.map((row) => row.replace(/#/g, () => digits[gen(fc.nat, { max: digits.length - 1 })] as string))
			.join(end);
	});

describe('the error lines of a log', () => {
	it('are the same as if every line had been looked at', () => {
		fc.assert(
			fc.property(log, (text) => {
				expect(errorLines(text, linesOf(text))).toEqual(errorLines(text));
			}),
			{ numRuns: 1_000 },
		);
	});

	it('are looked for in one of many lines that are the same but for their digits', () => {
		const text = Array.from(
			{ length: 100 },
			(_, i) => `10:00:${10 + (i % 50)} ${i % 2 ? 'all is well' : 'failed'} ${i}\n`,
		);
		const { text: left, from } = withoutPlainTwins(text.join(''), linesOf(text.join('')), [/failed/g]);
		expect(left.match(/well/g)).toHaveLength(2);
		expect(left.match(/failed/g)).toHaveLength(50);
		expect(from[0]).toBe(0);
	});
});
