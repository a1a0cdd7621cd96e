import fc from 'fast-check';

const ends = fc.constantFrom('\n', '\r\n', '\r', '\n\n', '');
const words = fc.constantFrom(
	'ERROR',
	'GET /a',
	'10:00:01',
	'{"a":1}',
	'+x',
	'-y',
	'@@ -1 +1 @@',
	'日本',
	'🙂',
	'\0',
	'\ud800',
	'\udc80',
	'#ref:ctx_31154fa2',
	' ',
	'\t',
);

/** Text as hostile as sources get: mixed line ends, lone surrogates, NUL, markers, repeats, any Unicode. */
export const anyText = fc
	.array(
		fc.tuple(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 12 })), ends, fc.integer({ min: 1, max: 6 })),
		{ maxLength: 40 },
	)
	.map((lines) => lines.map(([line, end, times]) => (line + end).repeat(times)).join(''));

/** Any bytes, and any text as bytes with some of them broken. */
export const anyBytes = fc.oneof(
	fc.uint8Array({ maxLength: 200 }),
	fc.tuple(anyText, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 })).map(([text, faults]) => {
		const bytes = new TextEncoder().encode(text);
		for (const [at, byte] of faults) if (bytes.length > 0) bytes[at % bytes.length] = byte;
		return bytes;
	}),
);
