import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spansOf } from '../../../src/core/edits/spans.ts';
import { reduceDiff } from '../../../src/core/reducers/diff/reduceDiff.ts';
import { reduceLog } from '../../../src/core/reducers/log/reduceLog.ts';
import { reduceText } from '../../../src/core/reducers/text/reduceText.ts';
import { bytesOfText } from '../../../src/core/source/encoding.ts';
import { reducing } from '../support/reducing.ts';

const bits = fc.constantFrom(
	...[
		'\x1b[31m',
		'\x1b[0m',
		'\x1b[2K',
		'\x1b[A',
		'\x1b[3A',
		'\x1b[2B',
		'\r',
		'\n',
		'\r\n',
		'\b',
		'\x1b[20C',
		'\x1b[2J',
	],
	...['same line\n', 'same line\n', '10% of it', '90% of it', '🙂', '\ud800', '2026-01-05 10:00:01 INFO x\n'],
);
const recordings = fc
	.array(fc.tuple(bits, fc.integer({ min: 1, max: 8 })), { maxLength: 60 })
	.map((all) => all.map(([bit, times]) => bit.repeat(times)).join(''));

describe('edits of a screen, brought back to the source', () => {
	test.each([
		['text', reduceText],
		['log', reduceLog],
	])('give the source again, byte for byte (%s)', (_, reducer) => {
		fc.assert(
			fc.property(recordings, fc.constantFrom('coarse' as const, 'fine' as const), (text, granularity) => {
				const { restored } = reducing(reducer, text, { granularity });
				expect(restored).toEqual(bytesOfText(text));
			}),
			{ numRuns: 300 },
		);
	});

	test('leave what has to stay visible', () => {
		fc.assert(
			fc.property(recordings, fc.nat(), fc.nat(20), (text, at, length) => {
				const start = text.length === 0 ? 0 : at % text.length;
				const end = Math.min(text.length, start + length);
				const { visible } = reducing(reduceText, text, { keep: spansOf([[start, end]]) });
				expect(visible).toContain(text.slice(start, end));
			}),
			{ numRuns: 300 },
		);
	});

	test('leave what has to stay visible between the stretches of a screen', () => {
		const text = `${'same line\n'.repeat(20)}\x1b[31m\x1b[32m${'same line\n'.repeat(20)}`;
		const at = text.indexOf('\x1b[32m');
		expect(reducing(reduceText, text, { keep: spansOf([[at, at + 3]]) }).visible).toContain('\x1b[31m\x1b[32m');
	});

	test('keep shares with their whole: added and removed lines of a coloured diff are counted on their own', () => {
		const changes = (sign: string, colour: number, count: number) =>
			Array.from({ length: count }, (_, i) => `\x1b[${colour}m${sign}  "package-${i}": "1.${i}.0",\x1b[m\n`).join('');
		const header =
			'diff --git a/package-lock.json b/package-lock.json\n--- a/package-lock.json\n+++ b/package-lock.json\n';
		const text = `${header}@@ -1,30 +1,40 @@\n${changes('-', 31, 30)}${changes('+', 32, 40)}`;
		const { visible, restored, applied } = reducing(reduceDiff, text, { granularity: 'fine' });
		expect(applied.refs.filter(({ reason }) => reason === 'lockfile')).toHaveLength(1);
		expect(visible).toMatch(/\+40 -30/);
		expect(restored).toEqual(bytesOfText(text));
	});

	test('count what left by name', () => {
		const bar = Array.from({ length: 40 }, (_, i) => `\rfetching ${i}%`).join('');
		const { visible, content } = reducing(reduceText, `\x1b[32m$ pull\x1b[0m\n${bar}\rfetching 100%\nsuccess\n`);
		expect(visible).toMatch(
			/^\$ pull\nfetching 100%\nsuccess\n#ref:ctx_\w{8} overwritten text and escape sequences: 42 lines/,
		);
		expect(content('overwritten text and escape sequences')).toMatch(
			/^\x1b\[32m\x1b\[0m\rfetching 0%\rfetching 1%.*fetching 39%\r$/s,
		);
	});

	test('a line moved upwards is shown where the screen shows it', () => {
		const text = `${'layer a: waiting for the download to begin\nlayer b: waiting for the download to begin\n'.repeat(1)}\x1b[2Alayer a: complete\x1b[K\x1b[2B\r${'. '.repeat(60)}\n`;
		const { visible } = reducing(reduceText, text.replace('\x1b[2A', `\x1b[2A${'\x1b[0m'.repeat(40)}`));
		expect(visible.startsWith('layer a: complete\nlayer b: waiting for the download to begin\n. . ')).toBe(true);
	});
});
