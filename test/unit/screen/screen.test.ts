import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFullScreen, screenOf } from '../../../src/core/screen/screen.ts';

const shown = (text: string) => screenOf(text)?.text;

describe('what a terminal would finally show', () => {
	test.each([
		['colours', '\x1b[31m1 failed\x1b[0m, \x1b[1;32m4 passed\x1b[0m\n', '1 failed, 4 passed\n'],
		['a title and a link', '\x1b]0;title\x07see \x1b]8;;https://a.b\x1b\\here\x1b]8;;\x1b\\\n', 'see here\n'],
		['what a CI service adds', '\x1b_bk;t=1729032357206\x07$ make\r\n', '$ make\r\n'],
		['a bar that grows', ' 10% [#   ]\r 50% [##  ]\r100% [####]\ndone\n', '100% [####]\ndone\n'],
		['a shorter text over a longer one', '100% of 12 MB\r100% done\x1b[K\n', '100% done\n'],
		['what sticks out below a shorter text', 'loading 100%\rloaded \x1b[m\n', 'loaded  100%\n'],
		['backspaces', 'passwort\bd\n', 'password\n'],
		['a spinner', 'wait |\b/\b-\b\\\bdone\n', 'wait done\n'],
		['lines drawn again', 'a: 1%\nb: 1%\n\x1b[2Aa: 9%\nb: 9%\n', 'a: 9%\nb: 9%\n'],
		['one line above drawn again', 'a: 1%\nb: 1%\n\x1b[2A\x1b[2Ka: 9%\x1b[2B\rend\n', 'a: 9%\nb: 1%\nend\n'],
		['erased lines below', 'top\nold\nolder\n\x1b[2A\x1b[Jnew\n', 'top\nnew\n'],
		['a column', 'name\x1b[10Gvalue\n', 'name     value\n'],
		['a cleared screen keeps what scrolled away', 'one\n\x1b[2J\x1b[Htwo\n', 'one\ntwo\n'],
		['a row and a column that count from 0', 'a: 1%\nb: 1%\n\x1b[0;0Ha: 9%\n\x1b[0Ga: 7%\n', 'a: 9%\na: 7%\n'],
		['a lone escape', 'a\x1b', 'a'],
		['sequences that others break off', 'a\x1b[\x1b[31\x1b[0mb\x1b[', 'ab['],
		['half of a pair is never shown', '🙂🙂\rx\x1b[31m\n', 'x🙂\n'],
	])('%s', (_, text, expected) => {
		expect(shown(text)).toBe(expected);
	});

	test.each([
		['plain lines', 'a\nb\n'],
		['CRLF', 'a\r\nb\r\n'],
		['rows that end with a lone CR', 'id,name,total\r1,north,20\r2,north-west,30\r'],
		[
			'rows with a lone CR and a line feed at the end',
			'119736,FL,CLAY COUNTY,498960\r448094,FL,CLAY COUNTY,1322376\r\n',
		],
	])('%s hold nothing that a terminal acts on', (_, text) => {
		expect(screenOf(text)).toBeUndefined();
	});

	test.each([
		['\x1b[?1049hfile\x1b[?1049l', true],
		['\x1b[?25lprogress\x1b[?25h', false],
		['plain', false],
	])('a full-screen recording is told from others: %j is %s', (text, is) => {
		expect(isFullScreen(text)).toBe(is);
	});
});

const controls = fc.constantFrom(
	...['\r', '\n', '\r\n', '\b', '\x1b[A', '\x1b[2A', '\x1b[B', '\x1b[3C', '\x1b[2D', '\x1b[5G', '\x1b[K', '\x1b[1K'],
	...[
		'\x1b[2K',
		'\x1b[J',
		'\x1b[2J',
		'\x1b[H',
		'\x1b[0;0H',
		'\x1b[31m',
		'\x1b]0;x\x07',
		'\x1b',
		'\x1bc',
		'ab',
		'long words',
		'🙂',
	],
);
const recordings = fc
	.array(fc.oneof(controls, fc.string({ maxLength: 5 })), { maxLength: 60 })
	.map((all) => all.join(''));

describe('the way back', () => {
	test('every piece is a stretch of the source or blank, and those in order ascend', () => {
		fc.assert(
			fc.property(recordings, (text) => {
				const map = screenOf(text);
				if (!map) return;
				let last = 0;
				for (let i = 0; i < map.at.length; i++) {
					const piece = map.text.slice(map.at[i], map.at[i + 1]);
					const from = map.from[i] as number;
					expect(from < 0 ? piece.trim() : piece).toBe(from < 0 ? '' : text.slice(from, from + piece.length));
					if (map.own[i] === 0) continue;
					expect(from).toBeGreaterThanOrEqual(last);
					last = from + piece.length;
				}
			}),
			{ numRuns: 500 },
		);
	});
});
