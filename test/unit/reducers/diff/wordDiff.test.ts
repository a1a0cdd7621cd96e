import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/core/classify/classify.ts';
import { reduceDiff } from '../../../../src/core/reducers/diff/reduceDiff.ts';
import { extractDiff } from '../../../../src/core/signals/diff.ts';
import { linesOf } from '../../../../src/core/source/lines.ts';
import { reducing } from '../../support/reducing.ts';

const same = (indent: string) => Array.from({ length: 9 }, (_, i) => `${indent}keep(line${i});\n`).join('');
const hunk = (indent: string) =>
	`@@ -1,21 +1,22 @@ function pay() {\n${same(indent)}${indent}return [-total-]{+total + tax+};\n${same(indent)}{+const added = 1;+}\n[-const gone = 2;-]\n`;
const diff = (indent: string) =>
	`diff --git a/src/pay.js b/src/pay.js\nindex 7a61697..bca27ac 100644\n--- a/src/pay.js\n+++ b/src/pay.js\n${hunk(indent)}${hunk(indent)}`;
const changes = (indent: string) => [
	`${indent}return [-total-]{+total + tax+};\n`,
	'{+const added = 1;+}\n',
	'[-const gone = 2;-]\n',
];

describe('a diff of words', () => {
	it('stays one where what changed is Markdown, in many commits', () => {
		const page = `diff --git a/README.md b/README.md\nindex 7a61697..bca27ac 100644\n--- a/README.md\n+++ b/README.md\n@@ -1,9 +1,9 @@\n# Shop\n\n[-Install-]{+Set up+} it:\n\n\`\`\`sh\nnpm install shop\n\`\`\`\n\n## Use\n\n\`\`\`js\npay();\n\`\`\`\n`;
		const text = Array.from(
			{ length: 60 },
			(_, i) => `commit ${'abcdef1234'.repeat(4)}\nAuthor: Ada\nDate: Mon\n\n    Change ${i}\n\n${page}\n`,
		).join('');
		expect(classify('out', text, linesOf(text)).type).toBe('diff');
	});

	it.each([
		['at the start of lines', ''],
		['behind tabs', '\t'],
	])('is a diff whose unchanged lines leave: code %s', (_, indent) => {
		const text = diff(indent);
		expect(classify('out', text, linesOf(text)).type).toBe('diff');
		const { visible } = reducing(reduceDiff, text);
		for (const change of changes(indent)) expect(visible.split(change)).toHaveLength(3);
		expect(visible).not.toContain('keep(');
		expect(visible.match(/@@ -1,21/g)).toHaveLength(2);
		expect(visible.match(/^… 9 lines$/gm)).toHaveLength(4);
	});

	it('whose code is all indented by blanks keeps every change', () => {
		const { visible } = reducing(reduceDiff, diff('    '));
		for (const change of changes('    ')) expect(visible.split(change)).toHaveLength(3);
	});

	it('has for critical the lines in which words changed', () => {
		const text = diff('');
		const found = extractDiff(text, linesOf(text)).map(({ start, end }) => text.slice(start, end));
		for (const line of ['return [-total-]', '{+const added = 1;+}', '[-const gone = 2;-]'])
			expect(found.filter((string) => string === line)).toHaveLength(2);
	});
});
