import fc, { type Arbitrary } from 'fast-check';

/** One change of a text; all numbers are scaled to it when it is made. */
type Change = (text: string) => string;

/** The most UTF-16 units of a seed that are taken, and of a text that grew: many small cases find more than few large ones. */
const LONGEST = 4_000;
const MOST = 20_000;

const where = fc.double({ min: 0, max: 1, noNaN: true });
const ends = fc.constantFrom('\n', '\r\n', '\r', '');

/** What parsers stumble over: signs of every format, odd characters, markers, huge numbers. */
const shards = fc.oneof(
	fc.constantFrom(
		...[
			'{',
			'}',
			'[',
			']',
			'"',
			"'",
			'\\',
			',',
			':',
			'<',
			'>',
			'</a>',
			'<!--',
			'-->',
			'&',
			'|',
			'\t',
			' ',
			'  ',
			'---',
			'```',
		],
		...[
			'\0',
			'\x1b[2J',
			'\x1b[1A',
			'\x1b[K',
			'\x1b]0;t\x07',
			'\b',
			'\r',
			'\ud800',
			'\udc80',
			'\u202e',
			'\ufeff',
			'🙂',
			'日本',
		],
		...[
			'#ref:ctx_31154fa2',
			'@@ -1,2 +1,2 @@',
			'diff --git a/x b/x',
			'+++ b/x',
			'ERROR',
			'FAILED',
			'✓',
			'at a (b.js:1:2)',
		],
		...[
			'0',
			'-1',
			'9007199254740993',
			'1e999',
			'NaN',
			'null',
			'__proto__',
			'constructor',
			'a'.repeat(300),
			' '.repeat(300),
		],
	),
	fc.string({ unit: 'binary', maxLength: 8 }),
);

const changes: readonly Arbitrary<Change>[] = [
	range((text, start, end) => text.slice(0, start) + text.slice(end)),
	range((text, start, end) => text.slice(start, end)),
	range((text, start, end) => text.slice(0, end) + text.slice(start, end).repeat(3) + text.slice(end)),
	range((text, start, end) => text.slice(end) + text.slice(start, end) + text.slice(0, start)),
	fc.tuple(where, shards, fc.integer({ min: 1, max: 40 })).map(([at, shard, times]) => (text) => {
		const place = offset(text, at);
		return text.slice(0, place) + shard.repeat(times) + text.slice(place);
	}),
	fc.tuple(where, fc.nat(0xffff)).map(([at, unit]) => (text) => {
		const place = offset(text, at);
		return text.slice(0, place) + String.fromCharCode(unit) + text.slice(place + 1);
	}),
	ends.map((end) => (text) => text.replaceAll(/\r\n|\n/g, end)),
];

/** Texts that were one of these before they were cut, spliced, repeated and flipped, mostly at borders of lines. */
export function mutated(seeds: readonly string[]): Arbitrary<string> {
	const pieces = seeds.flatMap(piecesOf);
	const piece = fc.constantFrom(...pieces);
	const splice = fc.tuple(where, piece).map(
		([at, other]): Change =>
			(text) => {
				const place = lineBorder(text, at);
				return text.slice(0, place) + other.slice(0, lineBorder(other, at)) + text.slice(place);
			},
	);
	return fc
		.tuple(piece, fc.array(fc.oneof(...changes, splice), { maxLength: 6 }))
		.map(([text, steps]) => steps.reduce((changed, step) => step(changed).slice(0, MOST), text));
}

/** Bytes that were one of these before some were flipped, cut or repeated. */
export function mutatedBytes(seeds: readonly Uint8Array[]): Arbitrary<Uint8Array> {
	const flips = fc.array(fc.tuple(where, fc.nat(255)), { maxLength: 4 });
	const cut = fc.option(fc.tuple(where, where), { freq: 2 });
	return fc.tuple(fc.constantFrom(...seeds), flips, cut, fc.boolean()).map(([seed, changed, part, twice]) => {
		const bytes = Uint8Array.from(seed);
		for (const [at, byte] of changed) if (bytes.length > 0) bytes[Math.floor(at * (bytes.length - 1))] = byte;
		if (!part) return bytes;
		const [start, end] = [...part].sort((a, b) => a - b).map((at) => Math.floor(at * bytes.length)) as [number, number];
		const middle = twice
			? [bytes.subarray(0, end), bytes.subarray(start)]
			: [bytes.subarray(0, start), bytes.subarray(end)];
		return new Uint8Array(Buffer.concat(middle));
	});
}

function range(change: (text: string, start: number, end: number) => string): Arbitrary<Change> {
	return fc.tuple(where, where, fc.boolean()).map(([a, b, atLines]) => (text) => {
		const [first, second] = [a, b].map((at) => (atLines ? lineBorder(text, at) : offset(text, at))) as [number, number];
		return change(text, Math.min(first, second), Math.max(first, second));
	});
}

function offset(text: string, at: number): number {
	return Math.floor(at * text.length);
}

function lineBorder(text: string, at: number): number {
	return text.indexOf('\n', offset(text, at)) + 1;
}

/** The beginning, some of the middle and the end of a long text; a short one whole. */
function piecesOf(text: string): string[] {
	if (text.length <= LONGEST) return [text];
	const middle = lineBorder(text, 0.5);
	return [text.slice(0, LONGEST), text.slice(middle, middle + LONGEST), text.slice(-LONGEST)];
}
