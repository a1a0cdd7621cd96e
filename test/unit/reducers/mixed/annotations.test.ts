import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceBuild } from '../../../../src/core/reducers/build/reduceBuild.ts';
import { reduceMixed } from '../../../../src/core/reducers/mixed/reduceMixed.ts';
import { extractComposite } from '../../../../src/core/signals/composite.ts';
import { errorLines } from '../../../../src/core/signals/errorLines.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';

const stamp = (i: number) => `2026-01-05T10:00:${String(i % 60).padStart(2, '0')}.1234567Z `;
const severity = (i: number) => (i % 7 === 0 ? 'warning' : 'error');
const file = (i: number) => `src/${['app', 'core', 'util', 'view'][i % 4]}/${'abcde'[i % 5]}.ts`;
const said = (i: number) => ['Unexpected any (no-explicit-any)', 'Missing return type (return-type)'][i % 2];
const many = (line: (i: number) => string) => Array.from({ length: 70 }, (_, i) => `${line(i)}\n`).join('');
/** How many diagnostics the visible lines of a severity and wording stand for. */
const counts = (visible: string, wording: string) =>
	[...visible.matchAll(/^(?:##\[|::)(error|warning)(.*)$/gm)]
		.filter(([, , line]) => line?.includes(wording))
		.map(([, level, line]) => [level, Number(/ ×(\d+)/.exec(line as string)?.[1] ?? 1)]);

describe('annotations of GitHub that name a place', () => {
	const job = `${stamp(0)}##[group]Run npm run lint\n${stamp(0)}npm run lint\n${stamp(0)}##[endgroup]\n${many((i) => `${stamp(i)}##[${severity(i)}]${file(i)}(${i + 10},${i % 9}): ${said(i)}`)}${stamp(59)}##[error]Process completed with exit code 1.\n`;
	const commands = many((i) => `::${severity(i)} file=${file(i)},line=${i + 10},col=${i % 9},title=lint::${said(i)}`);
	const expected = [
		['warning', 5],
		['error', 30],
	];

	it('belong to their step and are grouped as those of a build, each severity by itself', () => {
		const { visible, restored, source } = reducing(reduceMixed, job);
		for (const wording of ['Unexpected any', 'Missing return type'])
			expect(counts(visible, wording).sort()).toEqual(expected.toSorted());
		expect(visible).toContain('##[error]Process completed with exit code 1.\n');
		expect(restored).toEqual(source.bytes);
	});

	it('are grouped as commands, too', () => {
		expect(classify('out', commands, linesOf(commands)).type).toBe('build');
		const { visible } = reducing(reduceBuild, commands);
		for (const wording of ['Unexpected any', 'Missing return type'])
			expect(counts(visible, wording).sort()).toEqual(expected.toSorted());
		expect(visible).toContain('also at src/');
	});

	it('are one error wherever they stand, for what is critical', () => {
		const annotated = many((i) => `##[error]${file(i)}(${i + 10},${i % 9}): ${said(i)}`);
		expect(errorLines(annotated)).toHaveLength(2);
		const critical = extractComposite(job, linesOf(job)).map(({ start, end }) => job.slice(start, end));
		expect(critical.filter((line) => line.includes('##[error]src/'))).toHaveLength(2);
		expect(critical).toContain('##[error]Process completed with exit code 1.');
	});
});
