import { describe, expect, it, test } from 'vitest';
import { isAsciicast } from '../../../src/core/screen/asciicast.ts';
import { inEnglish } from '../../../src/core/sentence.ts';
import { running } from '../support/running.ts';

const events = (count: number) =>
	Array.from({ length: count }, (_, i) => `[${i / 10}, "o", "[INFO] step ${i} finished in ${i * 7} ms\\r\\n"]\n`);
const typed = (word: string) => [...word].map((letter) => `[30.5, "o", "${letter}"]\n`).join('');

describe('a recording of asciinema', () => {
	const second = '{"version": 2, "width": 80, "height": 24, "timestamp": 1700000000}\n';
	const third = '{"version":3,"term":{"cols":80,"rows":24,"type":"xterm-256color"}}\n';

	test.each([
		['version 2', `${second}[0.1, "o", "$ "]\n`, true],
		['version 3', `${third}[0.248, "o", "$ "]\n`, true],
		['version 3 with a comment before the events', `${third}# the demo\n[0.248, "i", "$ "]\n`, true],
		['a first event after some microseconds', `${second}[5.3e-05, "o", "$ "]\n`, true],
		['a long header', `${second.replace('{', `{"title": "${'x'.repeat(4_500)}", `)}[0.1, "o", "$ "]\n`, true],
		['a long comment', `${third}# ${'x'.repeat(9_000)}\n\n[0.248, "o", "$ "]\n`, true],
		['a header alone', second, false],
		['records of a service', `${second}{"time": 0.1, "message": "o"}\n`, false],
		['rows of numbers and words', '[0.1, "o", "$ "]\n[0.2, "o", "a"]\n', false],
	])('is told from other JSON: %s is %s', (_, text, is) => {
		expect(isAsciicast(text)).toBe(is);
	});

	it('is shown whole, since its lines are spread over events', async () => {
		const { run } = await running(`${second}${events(60).join('')}${typed('FATAL: disk gone')}${events(60).join('')}`);
		expect(run.text).toContain(typed('FATAL: disk gone'));
		expect(run.notes.map(inEnglish)).toEqual([expect.stringContaining('a recording of asciinema')]);
	});
});
