import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectLines } from '../../../src/cli/selectLines.ts';
import { passages } from '../../../src/core/refs/passages.ts';
import type { Ref } from '../../../src/core/refs/ref.ts';
import { shownBytes, shownPieces } from '../../../src/core/refs/shownContent.ts';
import { countLines, shownLines, textOf } from '../../../src/core/refs/shownLines.ts';
import type { Run } from '../../../src/core/run.ts';
import { decode, decodeBody } from '../../../src/core/source/encoding.ts';
import { loadSource, type Source } from '../../../src/core/source/source.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { pem, random } from '../secrets/support/samples.ts';
import { running } from '../support/running.ts';

const all = { lines: 1_000, units: 1_000_000 };
const password = `${random(12, 5)}7`;
const line = (i: number) => `2026-01-05T10:00:${10 + (i % 50)}Z INFO job ${i} opened postgres://app:${password}@db/x\n`;
const log = [...Array(40).keys()].map(line).join('');

const bytesOf = (text: string, utf16 = false) =>
	utf16 ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text, 'utf8');
const loaded = (bytes: Uint8Array) => loadSource('input', bytes, nodePorts);
const content = ({ bytes }: Source, { spans }: Ref) =>
	Buffer.concat(Array.from({ length: spans.length / 2 }, (_, i) => bytes.subarray(spans[2 * i], spans[2 * i + 1])));
const ordinary = ({ refs }: Run) => refs.filter(({ secret }) => secret === undefined);
const maskOf = ({ refs }: Run, kind: string) => {
	const ref = refs.find(({ secret }) => secret === kind);
	return `[secret:${kind} #ref:${ref?.id}]`;
};

describe.each([false, true])('a ref that a secret stood in (UTF-16: %s)', (utf16) => {
	const source = loaded(bytesOf(log, utf16));

	it('is shown with a mask in its place, as bytes, as lines and in its preview', async () => {
		const { run } = await running(source.bytes);
		const [ref] = ordinary(run) as [Ref];
		const shown = decodeBody(shownBytes(run, ref, content(source, ref)), source.encoding.name);
		const lines = log.split(/(?<=\n)/).map((each) => each.replace(password, maskOf(run, 'password')));
		expect(shown).toBe(lines.slice(1).join(''));
		expect(passages(source, shownPieces(run, source)(ref), all)).toEqual({
			passages: [{ line: 2, text: shown }],
			hiddenLines: 0,
		});
		expect(ref.preview).toBe(shown.slice(0, ref.preview.length));
		expect(ref.preview).toContain(maskOf(run, 'password'));
	});

	it('keeps its bytes: its spans joined are what they were', async () => {
		const { run } = await running(source.bytes);
		const [ref] = ordinary(run) as [Ref];
		expect(ref.bytes).toBe(content(source, ref).length);
		expect(decode(content(source, ref)).text).not.toContain('[secret:');
	});
});

it('shows a secret once, in however many places it stands', async () => {
	const source = loaded(bytesOf(`${log}${password}${password}\n`));
	const { run } = await running(source.bytes);
	const ref = run.refs.find(({ secret }) => secret !== undefined) as Ref;
	expect(ref.places).toBe(42);
	expect(Buffer.from(shownBytes(run, ref, content(source, ref))).toString()).toBe(password);
	expect(passages(source, shownPieces(run, source)(ref), all).passages).toEqual([{ line: 1, text: password }]);
});

describe('lines', () => {
	const key = pem();
	const height = key.split('\n').length;
	const text = [...Array(30).keys()].map((i) => `job ${i} is done\n`).join('');
	const rows = `a ${key} b\n${text}`;
	const source = loaded(bytesOf(rows));
	const masks = {
		spans: Int32Array.of(2, 2 + key.length),
		secret: Int32Array.of(0),
		quoted: Int32Array.of(0),
		kinds: ['private-key'],
	};
	/** A run that took out everything. */
	const whole = {
		plan: {
			...{ reasons: ['all'], whole: [0], start: Int32Array.of(0), end: Int32Array.of(rows.length) },
			...{ omission: Int32Array.of(0), parts: new Map(), masks },
		},
		options: { granularity: 'coarse' },
		refs: [
			{ id: 'ctx_00000001', spans: Int32Array.of(0, 2, 2 + key.length, rows.length) },
			{ id: 'ctx_00000002', secret: 'private-key', spans: masks.spans },
		],
	} as unknown as Run;
	const pieces = shownPieces(whole, source)(whole.refs[0] as Ref);
	const mask = '[secret:private-key #ref:ctx_00000002]';

	it('keep the numbers of the source behind a secret of several lines', () => {
		expect(passages(source, pieces, all)).toEqual({
			passages: [
				{ line: 1, text: `a ${mask} b\n` },
				{ line: height + 1, text },
			],
			hiddenLines: 0,
		});
		expect(passages(source, pieces, { lines: 3, units: 1_000 }).hiddenLines).toBe(28);
	});

	it('are found by what is shown, and by any line that the mask stands for', () => {
		const found = (from: number, to: number, wanted: RegExp) =>
			selectLines(source, pieces, { from, to, matches: (row) => wanted.test(row) }).map((selected) => [
				selected.line,
				textOf(source, selected.pieces),
			]);
		const first = [1, `a ${mask} b\n`];
		expect(found(1, Number.POSITIVE_INFINITY, /^a \[secret.* b$/)).toEqual([first]);
		expect(found(3, 3, /./)).toEqual([first]);
		expect(found(2 + height, 3 + height, /./)).toEqual([[2 + height, 'job 1 is done\njob 2 is done\n']]);
	});
});

it('of lines that a ref holds in part only those asked for are selected', () => {
	const source = loaded(bytesOf('one a\ntwo b\n'));
	const held = [
		{ start: 0, end: 3 },
		{ start: 6, end: 9 },
	];
	const selected = selectLines(source, held, { from: 2, to: 2, matches: () => true });
	expect(selected.map(({ line, pieces }) => [line, textOf(source, pieces)])).toEqual([[2, 'two']]);
});

it('cuts any pieces into lines that are together just these pieces, and counts them', () => {
	const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r', '\r\n') });
	fc.assert(
		fc.property(texts, fc.array(fc.tuple(fc.nat(9), fc.nat(4), fc.boolean()), { maxLength: 8 }), (text, cuts) => {
			const source = loaded(bytesOf(text));
			const pieces: { start: number; end: number; mask?: string }[] = [];
			let at = 0;
			for (const [size, gap, masked] of cuts) {
				const end = Math.min(text.length, at + size);
				if (end > at) pieces.push(masked ? { start: at, end, mask: '#' } : { start: at, end });
				at = end + gap;
			}
			const lines = [...shownLines(source, pieces)];
			expect(lines.map((each) => textOf(source, each.pieces)).join('')).toBe(textOf(source, pieces));
			expect(countLines(source, pieces)).toBe(lines.length);
			for (const { pieces: plain, firstLine, lastLine } of lines)
				if (plain.every(({ mask }) => mask === undefined)) expect(lastLine).toBe(firstLine);
		}),
	);
});
