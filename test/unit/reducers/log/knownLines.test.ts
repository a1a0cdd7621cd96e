import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noSpans } from '../../../../src/core/edits/spans.ts';
import { KnownLines } from '../../../../src/core/reducers/log/knownLines.ts';
import { readLogLines } from '../../../../src/core/reducers/log/logLines.ts';
import { Masker } from '../../../../src/core/reducers/log/masker.ts';
import { ROUTINE } from '../../../../src/core/reducers/log/modes.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import type { Twins } from '../../../../src/core/source/twins.ts';

const twins = vi.hoisted(() => ({ areFound: true }));
vi.mock('../../../../src/core/source/twins.ts', async (original) => {
	const { twinsOf, ...rest } = await original<typeof import('../../../../src/core/source/twins.ts')>();
	const found = (...args: Parameters<typeof twinsOf>): Twins =>
		twins.areFound ? twinsOf(...args) : { first: new Int32Array(0) };
	return { ...rest, twinsOf: found };
});
afterEach(() => {
	twins.areFound = true;
});

const read = (text: string, areFound: boolean) => {
	twins.areFound = areFound;
	const { form, flags, indent, duration, forms } = readLogLines(text, linesOf(text), noSpans);
	return { form: [...form], flags: [...flags], indent: [...indent], duration: [...duration], forms };
};

/** `#` stands for any digit. Each holds a digit that decides in some lines or a place where one stands beside it. */
const parts = [
	'2026-03-14T##:##:##.###Z',
	'[  ##.######]',
	'##/Jan/####:##:##:##',
	'############# ',
	'err=#',
	'errors: #',
	'# failed',
	'error',
	'ERROR',
	'failed',
	'refused',
	'connect to',
	'port ##',
	'port #####',
	'host#:#####',
	'10.#.#.##',
	'10.0.0.#:####',
	'exit code #',
	'status=###',
	'###',
	'POST /a/## ###',
	'"GET /a/#.mp# HTTP/1.#" ### ##',
	'took # ms',
	'took #.# ms',
	'## s',
	'#%',
	'###%',
	'#/#',
	'##/##',
	'/#/#',
	'v#.#.#',
	'#.#.#',
	'#x##f#',
	'0x#f##a#',
	'sha###:182ead11b2201fa30b1190abdaf0###',
	'#a#f#b#c',
	'########-aaaa-bbbb-cccc-dddddddddddd',
	'shard #',
	'node-##',
	'/dev/sd#',
	'"##"',
	':##',
	'<##>',
	'[::#:#]:##',
	'E####',
	'x#',
	'-#',
	'%##',
	'SK##',
	'$#',
	'at a (b.js:#:#)',
	'  at ',
	'#',
	'##########',
	'52:54:0#:ab:cd:e#',
	'0000:0#:1f.#',
	'sda#',
	'retries=#',
];

const line = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const log = fc
	.tuple(fc.array(line, { minLength: 1, maxLength: 3 }), fc.constantFrom('0123456789', '01', '0', '0459'), fc.gen())
	.map(([lines, digits, gen]) => {
		const rows = Array.from({ length: 30 }, (_, row) => lines[row % lines.length] as string);
		return rows
			.map((row) => row.replace(/#/g, () => digits[gen(fc.nat, { max: digits.length - 1 })] as string))
			.join('\n');
	});

it('of twins that are all read differently sixteen are known', () => {
	const text = Array.from({ length: 17 }, (_, code) => `exit code ${code + 10}\n`).join('');
	const [known, masker] = [new KnownLines(text), new Masker()];
	const note = (row: number) => {
		masker.demands.open(13 * row, 13 * row + 12);
		masker.mask(text, 13 * row, 13 * row + 12, ROUTINE);
		known.add(0, 13 * row, row, 0, masker);
	};
	for (let row = 0; row < 15; row++) note(row);
	expect(known.hasRoom(0)).toBe(true);
	note(15);
	expect(known.hasRoom(0)).toBe(false);
	expect(known.find(0, 13 * 15)?.form).toBe(15);
	expect(known.find(0, 13 * 16)).toBe(undefined);
});

describe('a line that is the same as another but for its digits', () => {
	it('is read as if there were no other', () => {
		fc.assert(
			fc.property(log, (text) => {
				expect(read(text, true)).toEqual(read(text, false));
			}),
			{ numRuns: 1_500 },
		);
	});

	it.each([
		['says how a request ended', 'POST /a ### in 7 ms', ['200', '404', '201', '500']],
		['counts what failed', 'run: # failed', ['3', '0', '3']],
		['is none of two durations', 'took #.# ms and 12 ms', ['0.0', '0.5', '3.0'].map((value) => value.replace('.', ''))],
		['begins an address in memory', 'at #x7ffe12', ['0', '1', '0']],
		['is a part of a fraction', 'pods ##/## ready', ['1133', '3333', '0033']],
		['is all of a hundred percent', 'disk ##% full', ['50', '00', '07']],
	])('is told apart where a digit %s', (_, template, values) => {
		const text = values
			.map((value) => {
				const digits = [...value];
				return template.replace(/#/g, () => digits.shift() as string);
			})
			.join('\n');
		expect(read(text, true)).toEqual(read(text, false));
	});
});

it('a line is read without regard to the words above it', () => {
	const { form } = read('many errors:\n 0 rows\nin between\n 5 rows\n', true);
	expect(form[1]).toBe(form[3]);
});
