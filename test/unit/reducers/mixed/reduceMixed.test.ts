import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceMixed } from '../../../../src/core/reducers/mixed/reduceMixed.ts';
import { bytesOfText } from '../../../../src/core/source/encoding.ts';
import { anyText } from '../../support/arbitraries.ts';
import { reducing } from '../../support/reducing.ts';

const times = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('');
const stamp = (i: number) => `2026-01-05T10:00:${String(i % 60).padStart(2, '0')}.1234567Z `;
const log = times(40, (i) => `10:00:${String(i).padStart(2, '0')} INFO worker ${100 + i} is idle\n`);

describe('the log of a CI service', () => {
	const steps = [
		'##[group]Run actions/checkout@v4',
		'with:',
		'  fetch-depth: 0',
		'  submodules: true',
		'  token: ***',
		'##[endgroup]',
		...Array.from({ length: 50 }, (_, i) => `10:00:${String(i).padStart(2, '0')} INFO worker ${100 + i} is idle`),
		'##[error]Process completed with exit code 2.',
	];
	const text = steps.map((line, i) => `${stamp(i)}${line}\n`).join('');

	test('times leave except where a step begins, ends or fails; steps are reduced by their type', () => {
		const { visible, restored, content } = reducing(reduceMixed, text);
		expect(visible).toContain(
			`${stamp(0)}##[group]Run actions/checkout@v4\nwith:\n  fetch-depth: 0\n  submodules: true\n  token: ***\n${stamp(5)}##[endgroup]\n10:00:00 INFO worker 100 is idle ×50`,
		);
		expect(visible).toContain(`${stamp(56)}##[error]Process completed with exit code 2.\n`);
		expect(content('times of lines').startsWith(stamp(1))).toBe(true);
		expect(restored).toEqual(bytesOfText(text));
	});

	test('job and step stay where they change', () => {
		const lines = times(
			30,
			(i) =>
				`build\t${i < 15 ? 'Set up' : 'Test'}\t${stamp(i)}${i === 0 ? '##[group]a' : `line ${'abcdefghijklmnopqrstuvwxyz'[i % 26]} of it`}\n`,
		);
		const { visible } = reducing(reduceMixed, lines);
		expect(visible.match(/^build\tSet up\t/gm)).toHaveLength(1);
		expect(visible.match(/^build\tTest\t/gm)).toHaveLength(1);
	});

	test('groups are parts where job and step stand before them, too', () => {
		const own = steps.map((line, i) => `build\tTest\t${stamp(i)}${line}\n`).join('');
		const { visible } = reducing(reduceMixed, own);
		expect(visible).toContain(`build\tTest\t${stamp(5)}##[endgroup]\n10:00:00 INFO worker 100 is idle ×50`);
	});

	test('a time that has to stay visible stays', () => {
		const at = text.indexOf(stamp(20));
		expect(reducing(reduceMixed, text, { keep: spansOf([[at, at + 20]]) }).visible).toContain(stamp(20));
	});
});

describe('a bug report in Markdown', () => {
	test('prose and code stay; output between fences is reduced by its type', () => {
		const code = '```ts\nconst a = 1;\nconst a = 1;\nconst a = 1;\nconst a = 1;\nconst a = 1;\n```\n';
		const text = `# It fails\n\nSteps:\n\n${code}\nThe log:\n\n\`\`\`\n${log}\`\`\`\nThanks!\n`;
		const { visible } = reducing(reduceMixed, text);
		expect(visible).toContain(
			`# It fails\n\nSteps:\n\n${code}\nThe log:\n\n\`\`\`\n10:00:00 INFO worker 100 is idle ×40`,
		);
		expect(visible).toMatch(/until 10:00:39\n```\nThanks!\n/);
	});

	test('a fence that never closes hides nothing', () => {
		expect(reducing(reduceMixed, `text\n\`\`\`\na\n\`\`\`\n\`\`\`\n${log}`).visible).toContain(log);
	});
});

describe('outputs of several commands', () => {
	test('what stands behind a heading stays under it', () => {
		const { visible } = reducing(
			reduceMixed,
			`---first:\nuv 0.5.1\n---second:\n${log}---third:\nHEAD detached at 77a04d3\n`,
		);
		expect(visible).toMatch(
			/^---first:\nuv 0\.5\.1\n---second:\n10:00:00 INFO worker 100 is idle ×40.*\n---third:\nHEAD detached at 77a04d3\n/,
		);
	});

	test.each(['=== {} ===', '--- {} ---', '### {}', '==> {} <==', '*** {} ***', '>>> {}', '[{}]', '+++ {}'])(
		'each under a heading like %s is reduced by its type',
		(heading) => {
			const [first, second] = ['service log', 'rows'].map((name) => heading.replace('{}', name));
			const rows = `NAME          READY   AGE\n${times(40, (i) => `shop-${100 + i}      1/1     ${i}d\n`)}`;
			const { visible, restored, source } = reducing(reduceMixed, `${first}\n${log}${second}\n${rows}`);
			expect(visible).toContain(`${first}\n10:00:00 INFO worker 100 is idle ×40`);
			expect(visible).toContain(`${second}\nNAME          READY   AGE\n`);
			expect(visible).toMatch(/table rows \(table, line 43\): \d+ lines/);
			expect(restored).toEqual(source.bytes);
		},
	);

	test('headings separate within the steps of a service, not across them', () => {
		const step = `##[group]Test\n##[endgroup]\n=== first ===\n${log}=== second ===\n##[group]End\n`;
		expect(reducing(reduceMixed, `${step}${log}`).visible).toMatch(/similar lines \(log, line 2\) \(mixed, line 3\)/);
	});

	test('output between tags of a report is reduced by its type', () => {
		const text = `It fails.\n\n<details>\n<summary>log</summary>\n\n${log}\n</details>\n\n<pre>\n${log}</pre>\n`;
		const { visible } = reducing(reduceMixed, text);
		expect(visible.match(/10:00:00 INFO worker 100 is idle ×40/g)).toHaveLength(2);
	});

	test('lines of a GitLab job lose their times', () => {
		const words = 'one two three four five six seven eight nine ten'.split(' ');
		const lines = ['$ ./say', ...words.map((word) => `it says ${word}`), 'Job succeeded'];
		const text = lines
			.map((line, i) => `2026-01-05T10:00:${String(i).padStart(2, '0')}.123456Z 01O ${line}\n`)
			.join('');
		expect(reducing(reduceMixed, text).visible).toContain('01O $ ./say\nit says one\nit says two\n');
	});

	test('any text comes back', () => {
		const texts = fc.tuple(anyText, anyText).map(([a, b]) => `##[group]a\n${a}\n---x:\n${b}\n\`\`\`\n${a}\n\`\`\`\n`);
		fc.assert(
			fc.property(texts, (text) => {
				expect(reducing(reduceMixed, text).restored).toEqual(bytesOfText(text));
			}),
		);
	});
});
