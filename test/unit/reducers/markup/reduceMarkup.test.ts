import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceMarkup } from '../../../../src/core/reducers/markup/reduceMarkup.ts';
import { reducing } from '../../support/reducing.ts';

const reduced = (text: string) => reducing(reduceMarkup, text);
const page = (body: string) => `<!DOCTYPE html>\n<html>\n<body>\n${body}\n</body>\n</html>\n`;
const times = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join('');
const blob = Buffer.from(Array.from({ length: 900 }, (_, i) => (i * i * 31 + i * 7) & 0xff)).toString('base64');

afterEach(() => vi.restoreAllMocks());

describe('what leaves HTML', () => {
	it('is the content of scripts and style sheets', () => {
		const script = 'track("view");\n'.repeat(40);
		const style = '.a { color: red }\n'.repeat(40);
		const { visible, content } = reduced(page(`<script>\n${script}</script><style>${style}</style>`));
		expect(visible).toContain('<script>/* … 41 lines */</script><style>/* … 40 lines */</style>\n</body>');
		expect(content('scripts')).toBe(`\n${script}`);
		expect(content('style sheets')).toBe(style);
	});

	it('are long comments, with those that follow at once', () => {
		const comments = `<!-- ${'laid out by the theme, '.repeat(9)}-->\n<!-- end -->`;
		const { visible, content } = reduced(page(`<p>a</p>${comments}<p>b</p>`));
		expect(visible).toContain('<p>a</p><!-- … 2 lines --><p>b</p>');
		expect(content('comments')).toBe(comments);
	});

	it('are drawings without text', () => {
		const paths = times(12, (i) => `<path d="M${i} 0 L10 10"/>`);
		const { visible } = reduced(page(`<a href="/x"><svg viewBox="0 0 9 9">${paths}</svg> Home</a>`));
		expect(visible).toContain('<a href="/x"><svg viewBox="0 0 9 9"><!-- … 12 paths --></svg> Home</a>');
	});

	it('is the rest of long attribute values, and all of embedded data', () => {
		const { visible, content } = reduced(
			page(`<img src="data:image/png;base64,${blob}" alt="Sales"><i style="${'margin: 0 auto; '.repeat(12)}">x</i>`),
		);
		expect(visible).toContain('<img src="data:image/png;base64,…" alt="Sales">');
		expect(visible).toContain('<i style="margin: 0 auto; margin: 0 auto; margin: …">x</i>');
		expect(content('attribute values').startsWith(blob)).toBe(true);
	});

	it('are rows that are like the first ones, with their exact count', () => {
		const row = (i: number) => `<tr><td>${1000 + i}</td><td>shipped</td></tr>\n`;
		const { visible, content } = reduced(page(`<table>\n${times(40, row)}</table>`));
		expect(visible).toContain(`<table>\n${times(3, row)}<!-- … 37 rows -->\n</table>`);
		expect(content('similar elements')).toBe(times(37, (i) => row(i + 3)).trimEnd());
	});
});

describe('what stays of HTML', () => {
	it('is every row that says failure, and the first of each kind', () => {
		const state = (i: number) => (i === 17 ? 'FAILED: out of stock' : i === 30 ? 'returned' : 'shipped');
		const { visible } = reduced(
			page(`<table>${times(40, (i) => `<tr><td>${i}</td><td>${state(i)}</td></tr>\n`)}</table>`),
		);
		expect(visible).toContain('<td>17</td><td>FAILED: out of stock</td>');
		expect(visible).toContain('<td>30</td><td>returned</td>');
		expect(visible).toContain('<!-- … 14 rows -->');
	});

	it('is a row that says failure among rows that all differ', () => {
		const note = (i: number) => (i === 31 ? 'payment failed' : `note ${i}`);
		const { visible } = reduced(page(`<table>${times(40, (i) => `<tr><td>${note(i)}</td></tr>\n`)}</table>`));
		expect(visible).toContain('<!-- … 28 rows -->\n<tr><td>payment failed</td></tr>\n<!-- … 8 rows -->');
	});

	const sentence = 'The quick brown fox jumps over the lazy dog. ';
	test.each([
		['headings and paragraphs', times(30, (i) => `<h2>Part ${i}</h2><p>${sentence}${i}</p>`)],
		['long list items', `<ul>${times(30, (i) => `<li>${sentence.repeat(4)}${i}</li>`)}</ul>`],
		['cells, so that no column moves', `<table><tr>${times(30, (i) => `<td>${i}</td>`)}</tr></table>`],
		['elements amid text', `<div>${times(30, (i) => `<img src="/${i}.png">${i} of 30, `)}</div>`],
		['short scripts', '<script>go()</script>'.repeat(2)],
		['links of a text', `<p>${times(20, (i) => `<a href="/page/${i}">see ${i}</a> and `)}</p>`],
		['a drawing with words', `<svg viewBox="0 0 9 9"><text x="1">Sales</text>${'<g></g>'.repeat(3)}</svg>`],
	])('%s', (_, body) => {
		expect(reduced(page(body)).visible).toBe(page(body));
	});

	it('is a comment that says failure', () => {
		const comment = `<!-- ${'rendered by the fallback '.repeat(9)} since the cache failed -->`;
		expect(reduced(page(comment)).visible).toBe(page(comment));
	});

	it('is what has to', () => {
		const rows = times(40, (i) => `<tr><td>${i}</td></tr>\n`);
		const text = page(`<table>${rows}</table>`);
		const at = text.indexOf('<td>25<');
		expect(reducing(reduceMarkup, text, { keep: spansOf([[at, at + 4]]) }).visible).toContain('<tr><td>25</td></tr>');
	});
});

describe('XML', () => {
	it('folds long lists and keeps an element of another shape', () => {
		const dependency = (i: number) => `<dependency><id>lib-${i}</id><version>1.${i}</version></dependency>\n`;
		const odd = '<dependency><id>junit</id><version>4</version><scope>test</scope></dependency>\n';
		const { visible } = reduced(`<?xml version="1.0"?>\n<project>\n${times(30, dependency)}${odd}</project>\n`);
		expect(visible).toContain(`${times(10, dependency)}<!-- … 20 elements -->\n${odd}</project>\n`);
	});

	it('knows no void elements: a link has content', () => {
		const feed = `<?xml version="1.0"?><rss><item><link>https://a.example/1</link><title>One</title></item></rss>`;
		expect(reduced(feed).visible).toBe(feed);
	});

	it('keeps texts, whatever their elements are called', () => {
		const book = `<?xml version="1.0"?>\n<book>${times(20, (i) => `<para>${'So it went on. '.repeat(30)}${i}</para>\n`)}</book>\n`;
		expect(reduced(book).visible).toBe(book);
	});

	it('cuts path data but no names', () => {
		const path = `<path id="coast" d="${times(60, (i) => `L${i} ${i} `)}"/>`;
		const { visible } = reduced(`<svg xmlns="http://www.w3.org/2000/svg">${path}</svg>`);
		expect(visible).toMatch(/<path id="coast" d="L0 0 L1 1 [L\d ]+…"\/><\/svg>/);
	});
});

describe('faulty markup', () => {
	test.each([
		['an element that is never closed', page(`<ul>${times(30, (i) => `<li>item ${i}`)}</ul>`), '<!-- … 27 items -->'],
		['closing tags of nothing', page(`</p></div>${times(30, (i) => `<a>link ${i}</a>`)}`), '<!-- … 27 elements -->'],
		[
			'a tag that a comment breaks off',
			page(`<p>a <b <!-- ${'laid out '.repeat(20)}--></p>`),
			'<p>a <b <!-- … 1 line --></p>',
		],
		['a comparison', page(`<p>if a < b && c > d</p>${times(30, (i) => `<a>link ${i}</a>`)}`), 'if a < b && c > d'],
	])('with %s is read as far as it goes', (_, text, notice) => {
		expect(reduced(text).visible).toContain(notice);
	});

	it('that breaks off within a tag stays from there on', () => {
		const text = `${page('').slice(0, 30)}<a href="x`;
		expect(reduced(text).visible).toBe(text);
	});

	test.each(['<div>', '<a ', '<a b="', '<!--', '<script>', '</p>', '<', '<p>', '<b><i></b></i>'])(
		'of many %s takes twice the work for twice as many',
		(opener) => {
			const work = (count: number) => {
				const spy = vi.spyOn(String.prototype, 'charCodeAt');
				reduced(`<html>${opener.repeat(count)}`);
				const calls = spy.mock.calls.length;
				spy.mockRestore();
				return calls;
			};
			expect(work(2_000) / work(1_000)).toBeLessThan(2.2);
		},
	);
});
