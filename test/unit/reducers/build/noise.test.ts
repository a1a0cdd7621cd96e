import { describe, expect, it } from 'vitest';
import { noiseOf } from '../../../../src/core/reducers/build/noise.ts';

describe('lines by which tools show that they are at work', () => {
	it.each([
		['Downloading a-1.2.jar', 'Downloading b-3.4.jar'],
		['npm http fetch GET 200 https://a 12ms', 'npm http fetch GET 304 https://b 9ms'],
		['[ 12%] Building C object a.o', '[ 99%] Building C object b.o'],
		["make[1]: Entering directory '/w/a'", "make[2]: Entering directory '/w/b'"],
		['> Task :app:compile UP-TO-DATE', '> Task :lib:compile UP-TO-DATE'],
		['#7 sha256:0a1b 1.2MB / 3MB', '#9 sha256:ffee 2MB / 2MB'],
		['asset main.js 12 KiB [emitted]', 'asset other.js 7 KiB [emitted]'],
		['  45% |#####     |', '  90% |######### |'],
	])('%s and %s are of one kind', (one, other) => {
		expect(noiseOf(one.trim())).toBeDefined();
		expect(noiseOf(one.trim())).toBe(noiseOf(other.trim()));
	});

	it('are of different kinds by what the tool does', () => {
		const lines = [
			"make: Entering directory '/w'",
			"make: Leaving directory '/w'",
			'[1/9] Building a.o',
			'[1/9] Linking a',
			'#7 sha256:0a1b',
			'#7 DONE 0.1s',
			'ok: [host]',
			'skipping: [host]',
		];
		expect(new Set(lines.map(noiseOf)).size).toBe(lines.length);
		expect(lines.map(noiseOf)).not.toContain(undefined);
	});

	it.each(['Downloading a.jar: not found', '> Task :app:compile FAILED', 'a line of prose'])('%s is none', (line) =>
		expect(noiseOf(line)).toBeUndefined(),
	);
});
