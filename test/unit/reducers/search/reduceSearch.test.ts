import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceSearch } from '../../../../src/core/reducers/search/reduceSearch.ts';
import { reducing } from '../../support/reducing.ts';

const visible = (text: string) => reducing(reduceSearch, text).visible;
const lines = (count: number, line: (i: number) => string) =>
	Array.from({ length: count }, (_, i) => `${line(i + 1)}\n`).join('');
const matches = (file: string, count: number) =>
	lines(count, (i) => `${file}:${i * 7}:import { value } from './values/${i}';`);

/** The lines of a visible text that stand for the source, each with the notice below it, if there is one. */
function shownLines(shown: string): string[] {
	return shown.split('\n').filter((line) => line !== '' && !/^… |^#ref:/.test(line));
}

describe('matches', () => {
	const files = ['src/cart.ts', 'src/order/total.ts', 'test/cart.test.ts'];
	const text = files.map((file) => matches(file, 40)).join('');
	const { visible: shown, content } = reducing(reduceSearch, text);

	it('of each file stay, the first few', () => {
		for (const file of files) expect(shown).toContain(matches(file, 3));
	});

	it('that left are counted below those of their file', () => {
		for (const file of files) expect(shown).toContain(`${matches(file, 3)}… 37 lines of this file\n`);
		expect(shown).toMatch(/#ref:ctx_[0-9a-f]{8} more matches: 111 lines in 3 places/);
	});

	it('stand beside their own line number under their own file', () => {
		const source = new Set(text.split('\n'));
		for (const line of shownLines(shown)) expect(source.has(line)).toBe(true);
	});

	it('come back, all of them', () => {
		expect(content('more matches').split('\n')).toHaveLength(112);
	});

	it.each([
		['of another kind', 'src/cart.ts:900:export function total(cart: Cart): number {'],
		['with telling words', "src/cart.ts:900:import { value } from './a'; // FIXME: counts shipping twice"],
		['of another file', 'src/late.ts:3:import { value } from "./values/0";'],
	])('%s stay wherever they are', (_, needle) => {
		expect(visible(`${matches('src/cart.ts', 150)}${needle}\n${matches('src/cart.ts', 90)}`)).toContain(needle);
	});

	it('that have to stay visible do', () => {
		const at = text.indexOf('src/cart.ts:210:');
		expect(reducing(reduceSearch, text, { keep: spansOf([[at + 12, at + 15]]) }).visible).toContain(
			"src/cart.ts:210:import { value } from './values/30';\n",
		);
	});
});

describe('the forms of search output', () => {
	const hit = (i: number) => `const total${i % 3} = sum(items);`;
	it.each([
		['grep -rn', lines(60, (i) => `./src/a.ts:${i}:${hit(i)}`), './src/a.ts:1:'],
		['rg --vimgrep', lines(60, (i) => `src/a.ts:${i}:7:${hit(i)}`), 'src/a.ts:1:7:'],
		['git grep of a revision', lines(60, (i) => `HEAD~2:src/a.ts:${i}:${hit(i)}`), 'HEAD~2:src/a.ts:1:'],
		['a drive of Windows', lines(60, (i) => `C:\\shop\\a.ts:${i}:${hit(i)}`), 'C:\\shop\\a.ts:1:'],
		['grep -r', lines(60, (i) => `src/a.ts:${hit(i)}`), 'src/a.ts:const'],
		['rg --heading', `src/a.ts\n${lines(60, (i) => `${i}:${hit(i)}`)}`, 'src/a.ts\n1:const'],
		['ack', `\nlib/b.rb\n${lines(60, (i) => `${i}:  ${hit(i)}`)}`, 'lib/b.rb\n1:  const'],
	])('%s', (_, text, first) => {
		const shown = visible(text);
		expect(shown).toContain(first);
		expect(shown).toMatch(/\n… \d+ lines? of this file\n/);
		expect(shownLines(shown).length).toBeLessThan(12);
	});

	it('context stays around the first match of a file', () => {
		const hunk = (file: string, at: number) =>
			`${file}-${at - 1}-  // before\n${file}:${at}:  const total = sum(items);\n${file}-${at + 1}-  // behind\n`;
		const text = ['src/a.ts', 'src/b-1-c.ts']
			.flatMap((file) => [1, 2, 3, 4, 5, 6, 7, 8].map((i) => hunk(file, i * 10)))
			.join('--\n');
		const shown = visible(text);
		expect(shown).toContain(hunk('src/a.ts', 10));
		expect(shown).toContain(`--\n${hunk('src/b-1-c.ts', 10)}`);
		expect(shown).not.toContain('src/a.ts-49-');
		const source = new Set(text.split('\n'));
		for (const line of shownLines(shown)) expect(source.has(line)).toBe(true);
	});

	it('a match in a minified file stays with its beginning', () => {
		const { visible: shown } = reducing(reduceSearch, `dist/a.min.js:1:${'var a=1;'.repeat(900)}\nsrc/a.ts:4:var a\n`);
		expect(shown).toMatch(/^dist\/a\.min\.js:1:(?:var a=1;)+var? ?a?=?1? … rest of the line\nsrc\/a\.ts:4:var a\n/);
	});
});

describe('what is no match', () => {
	it('stays: totals, errors, binary files (S3)', () => {
		const notes =
			'grep: secret: Permission denied\nBinary file dist/a.wasm matches\n\n236 matches\n5 files contained matches\n';
		const shown = visible(`${matches('src/a.ts', 236)}${notes}`);
		expect(shown).toContain(notes);
		expect(shown).not.toMatch(/ in 0 files/);
	});

	it('stays between outputs that were joined, each of which begins anew', () => {
		const part = (name: string) => `---${name}:\n${matches('src/a.ts', 30)}`;
		const shown = visible(`${part('first')}${part('second')}---third:\nno results\n`);
		expect(shown.match(/^src\/a\.ts:7:/gm)).toHaveLength(2);
		expect(shown.match(/^… 27 lines of this file$/gm)).toHaveLength(2);
		expect(shown).toContain('---second:\nsrc/a.ts:7:');
		expect(shown).toContain('---third:\nno results\n');
	});

	it('of 236 matches the one that matters is found by its file', () => {
		const text = `${matches('src/a.ts', 120)}${matches('src/b.ts', 84)}src/payment/decline.ts:205:  throw new DeclinedError(order);\n${matches('test/c.ts', 31)}`;
		expect(visible(text)).toContain('src/payment/decline.ts:205:  throw new DeclinedError(order);\n');
	});

	it('no search output at all passes through', () => {
		const text = 'Dear team,\nnothing was found: 12:30 is too late.\n';
		expect(visible(text)).toBe(text);
	});

	it('counts nothing below another file', () => {
		const around = (file: string) => lines(9, (i) => `${file}-${i}-// what stands around a match that was cut off`);
		const shown = visible(`src/a.ts:99:a\nsrc/b.ts:99:b\n${around('src/a.ts')}${around('src/b.ts')}`);
		expect(shown).toMatch(/\nsrc\/a\.ts-1-.*\n… 8 lines of this file\nsrc\/b\.ts-1-.*\n… 8 lines of this file\n/);
	});
});
