import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceTable } from '../../../../src/core/reducers/table/reduceTable.ts';
import { extractTable } from '../../../../src/core/signals/table.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';

const pad = (value: string | number, width = 9) => String(value).padStart(width);
const call = (calls: number | string, own: number, all: number, name: string) =>
	`${pad(calls)} ${[own, 0, all, 0].map((seconds) => pad(seconds.toFixed(3), 8)).join(' ')} ${name}\n`;
const rows = (count: number, row: (i: number) => string) => Array.from({ length: count }, (_, i) => row(i)).join('');

/** As cProfile prints it when nobody asks for an order: by name. */
const byName = [
	'         56692 function calls (55405 primitive calls) in 0.195 seconds\n\n   Ordered by: standard name\n\n',
	'   ncalls  tottime  percall  cumtime  percall filename:lineno(function)\n',
	rows(200, (i) => call(1, 0, 0, `alpha.py:${i}(step)`)),
	call(12, 0.091, 0.092, 'middle.py:7(parse)'),
	call('389/386', 0.001, 0.19, 'middle.py:9(walk)'),
	call(98_000, 0.001, 0.002, 'middle.py:11(peek)'),
	rows(200, (i) => call(1, 0, 0, `omega.py:${i}(step)`)),
].join('');

const share = (percent: number, symbol: string) =>
	`${pad(percent.toFixed(2))}%  app      libapp.so     [.] ${symbol}\n`;
const comments =
	"# ========\n# hostname : build-7\n# os release : 6.1.0\n# arch : x86_64\n# nrcpus online : 8\n# nrcpus avail : 8\n# total memory : 16 GB\n# cmdline : perf record app\n# ========\n#\n# Samples: 3K of event 'cpu-clock'\n# Event count (approx.): 937750000\n#\n# Overhead  Command  Shared Object  Symbol\n# ........  .......  .............  ......\n#\n";
const perf = `${comments}${rows(300, (i) => share(30 / (i + 1), `work_${i}`))}`;

describe('a profile', () => {
	it.each([
		['of cProfile', byName],
		['of perf', perf],
		[
			'of pprof',
			`Type: cpu\nDuration: 30s\n      flat  flat%   sum%        cum   cum%\n${rows(60, (i) => `   ${60 - i}.10s  ${60 - i}% 10%   ${60 - i}.20s 12%  main.work${i}\n`)}`,
		],
	])('is a table: %s', (_, text) => {
		expect(classify('out.txt', text, linesOf(text)).type).toBe('table');
	});

	it('keeps the rows with the largest measures, wherever they stand', () => {
		const { visible } = reducing(reduceTable, byName);
		for (const name of ['middle.py:7(parse)', 'middle.py:9(walk)', 'middle.py:11(peek)'])
			expect(visible).toContain(`${name}\n`);
		expect(visible).toContain('56692 function calls (55405 primitive calls) in 0.195 seconds\n');
		expect(visible.split('\n').length).toBeLessThan(50);
	});

	it('compares times by their units', () => {
		const text = `      flat  flat%   sum%        cum   cum%\n${rows(90, (i) => `   ${800 - i}ms  1% 10%   ${800 - i}ms 12%  main.fast${i}\n`)}   1.90s  1% 10%   1.95s 12%  main.slow\n${rows(20, (i) => `   ${70 - i}us  1% 10%   ${70 - i}us 12%  main.tiny${i}\n`)}`;
		const { visible } = reducing(reduceTable, text);
		expect(visible).toContain('main.slow\n');
		expect(visible).not.toContain('main.tiny3\n');
	});

	it('keeps its comments and the first fifteen rows of perf', () => {
		const { visible } = reducing(reduceTable, perf);
		expect(visible.startsWith(comments)).toBe(true);
		for (let i = 0; i < 15; i++) expect(visible).toContain(`work_${i}\n`);
		expect(visible).not.toContain('work_100\n');
	});

	it('with drawn graphs of calls is no table', () => {
		const graph = `            |          \n            |--3.33%--_dl_start_user\n            |          |          \n             --3.17%--main\n\n`;
		const text = `# Children      Self  Command  Symbol\n#\n${rows(40, (i) => `${share(9, `work_${i}`)}${graph}`)}`;
		expect(classify('out.txt', text, linesOf(text)).type).not.toBe('table');
	});

	it('is not seen in a tree of callers, which passes through, since its rows do not stand alone', () => {
		const head = '      flat  flat%   sum%        cum   cum%   calls calls% + context';
		const rule = '----------------------------------------------------------+-------------';
		const node = (i: number) =>
			`${rule}\n                                             0.10s   100% |   main.caller${i}\n     ${i}.10s  1% 10%      ${i}.20s 12%                | main.work${i}\n`;
		const text = `Type: cpu\nDuration: 30s\n${head}\n${rows(60, node)}`;
		expect(classify('out.txt', text, linesOf(text)).type).toBe('text');
	});

	it('has for critical how long the program ran, and what ranks first', () => {
		const found = (text: string) => extractTable(text, linesOf(text)).map(({ start, end }) => text.slice(start, end));
		const critical = found(byName).join('\n');
		for (const string of ['in 0.195 seconds', 'ncalls', 'alpha.py:1(step)']) expect(critical).toContain(string);
	});
});
