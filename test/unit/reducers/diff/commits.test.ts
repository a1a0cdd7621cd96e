import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../src/core/edits/spans.ts';
import { reduceDiff } from '../../../../src/core/reducers/diff/reduceDiff.ts';
import { reducing } from '../../support/reducing.ts';

const ada = 'Author: Ada Lovelace <ada@example.com>';
const hash = (i: number) => (0xabc0000 + i).toString(16).padStart(40, '0');
const file = (name: string, changes: number) =>
	` ${name.padEnd(40)} | ${String(changes).padStart(4)} ${'+'.repeat(9)}\n`;
const files = (count: number) =>
	Array.from({ length: count }, (_, i) => file(`src/shop/part${i}/index.ts`, i === 4 ? 900 : i + 1)).join('');
const commit = (i: number, stats: string) =>
	`commit ${hash(i)}\n${ada}\nDate:   Mon Mar 2 09:14:02 2026 +0000\n\n    Subject ${i}\n    \n    src/a.ts | 4 ++--\n\n${stats} 12 files changed, 40 insertions(+)\n\n`;
const log = (count: number, stats: string) => Array.from({ length: count }, (_, i) => commit(i, stats)).join('');

describe('a log of commits with statistics', () => {
	it('shows of each commit the files with the most changes, and counts the others', () => {
		const { visible } = reducing(reduceDiff, log(3, files(12)));
		for (const part of [4, 11, 10])
			expect(visible.split(file(`src/shop/part${part}/index.ts`, part === 4 ? 900 : part + 1))).toHaveLength(4);
		expect(visible).not.toContain('part3/');
		expect(visible.match(/^ … 4 files$/gm)).toHaveLength(3);
		expect(visible.match(/^ … 5 files$/gm)).toHaveLength(3);
		expect(visible.match(/^ 12 files changed/gm)).toHaveLength(3);
	});

	it('is no patch, and says so only if there is one in it', () => {
		expect(reducing(reduceDiff, log(20, files(12))).visible).toMatch(/^commit /);
		const patch = `diff --git a/x.ts b/x.ts\n--- a/x.ts\n+++ b/x.ts\n@@ -1,40 +1,40 @@\n${' same line of the file\n'.repeat(39)}-old\n+new\n`;
		const { visible } = reducing(reduceDiff, `${log(20, files(12))}${patch}\n${log(20, files(12))}`);
		expect(visible).toMatch(/^Reduced diff/);
		expect(visible.match(/^ … \d files$/gm)).toHaveLength(80);
		expect(visible).toContain('… 39 lines\n-old\n+new\n');
	});

	it('keeps what has to stay visible', () => {
		const text = log(3, files(12));
		const at = text.indexOf('part3/');
		const { visible } = reducing(reduceDiff, text, { keep: spansOf([[at, at + 5]]) });
		expect(visible.match(/part3\//g)).toHaveLength(1);
	});
});
