import { describe, expect, it } from 'vitest';
import { findMarkers } from '../../../src/extension/markers/findMarkers.ts';
import { replacementOf } from '../../../src/extension/markers/replacement.ts';

const marker = '#ref:ctx_31154fa2';

/** The line once its marker is expanded. */
function expanded(line: string, content: string): string {
	const start = line.indexOf(marker);
	const { start: from, end, text } = replacementOf(line, start, start + marker.length, content);
	return line.slice(0, from) + text + line.slice(end);
}

describe('replacementOf', () => {
	it.each([
		['a bare marker, nothing else', `see ${marker}, then`, 'this', 'see this, then'],
		['a gap with its notice', `… 12 lines ${marker} ~1,310 tokens`, 'a\nb\n', 'a\nb'],
		['an indented gap', `\t… lockfile: 20 lines ${marker} ~310 tokens`, 'a\n', '\ta'],
		['a line of the legend', `${marker} similar lines: 480 lines in 3 places, ~12,000 tokens`, 'a\nb\n', 'a\nb'],
		['a gap with a counted price', `… 12 lines ${marker} 1,310 tokens`, 'a\nb\n', 'a\nb'],
		['a gap of one token', `… 12 lines ${marker} 1 token`, 'a\nb\n', 'a\nb'],
		['a line of a legend with a counted price', `${marker} similar lines: 480 lines, 12,000 tokens`, 'a\nb\n', 'a\nb'],
		['a JSON value with a counted price', `"debug": "${marker} telemetry 90 tokens",`, '{"a":1}', '"debug": {"a":1},'],
		['a fold that begins with the line it shows', `GET / ×3 ${marker} ~9 tokens`, 'GET /\nGET /a\n', 'GET /\nGET /a'],
		['a fold of the lines below', `GET / ×3 ${marker} ~9 tokens`, 'POST /\n', 'GET /\nPOST /'],
		['a JSON value', `"debug": "${marker} telemetry ~90 tokens",`, '{"a":1}', '"debug": {"a":1},'],
		['items of a JSON array', `[1,"… 4 items ${marker} ~90 tokens",9]`, '2,3,4,5', '[1,2,3,4,5,9]'],
		['the rest of a JSON string', `"text": "begin… ${marker} ~90 tokens"`, 'ning', '"text": "beginning"'],
		['a marker in quotes', `const id = "${marker}";`, 'x', 'const id = "x";'],
		['the mask of a secret', `key [secret:aws-key ${marker}] used`, 'x', 'key x used'],
		['the mask of a secret within a scalar of YAML', `- KEY=[secret:aws-key/${marker}]`, 'x', '- KEY=x'],
		['brackets that are no mask', `[see ${marker}]`, 'x', '[see x]'],
		['words that only look like a notice', `so … far ${marker} ~many tokens`, 'x', 'so … far x ~many tokens'],
	])('puts the content in place of %s', (_name, line, content, result) => {
		expect(expanded(line, content)).toBe(result);
	});

	it('takes only the one line end that the line itself has', () => {
		expect(expanded(marker, 'a\r\n\r\n')).toBe('a\r\n');
	});

	it('keeps the line of a fold that holds another marker', () => {
		expect(expanded(`#ref:ctx_00000000 ×2 ${marker}`, '#ref:ctx_00000000\n')).toBe(
			'#ref:ctx_00000000\n#ref:ctx_00000000',
		);
	});
});

describe('findMarkers', () => {
	it('finds each marker with its place, and nothing that only looks like one', () => {
		const text = `${marker} #ref:ctx_123 #ref:ctx_31154fa2x (#ref:ctx_31154fa2ab)`;

		expect(findMarkers(text)).toEqual([
			{ id: 'ctx_31154fa2', start: 0, end: 17 },
			{ id: 'ctx_31154fa2ab', start: text.indexOf('(') + 1, end: text.length - 1 },
		]);
	});
});
