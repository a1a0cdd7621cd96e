import { expect, it } from 'vitest';
import { inEnglish } from '../../../src/core/sentence.ts';
import { running } from '../support/running.ts';

const source = `import os\n\n\ndef total(values):\n${'    count = count + len(values) * weight\n'.repeat(40)}    return count\n`;

it('code is reduced to its outline if asked for, and restored from the store', async () => {
	const { run, recovery } = await running(source, { name: 'a.py', type: 'code' });
	expect(run.text).toMatch(/^import os\n\n\ndef total\(values\):\n {4}… 41 lines\n#ref:ctx_/);
	expect(run.notes).toEqual([]);
	expect(recovery).toMatchObject({ pass: true, refs: 1 });
});

it('a source that cannot be outlined is shown as it is, and the run says why', async () => {
	const { run } = await running('no code, just words\n', { name: 'a.txt', type: 'code' });
	expect(run.text).toBe('no code, just words\n');
	expect(run.notes.map(inEnglish)).toEqual(['No grammar fits this source: it is shown as it is.']);
});

it('code that nobody asked to outline passes through', async () => {
	const text = 'import os\n\n\ndef total(a, b):\n    """Sum up."""\n    c = a + b\n    return c\n';
	const { run } = await running(text, { name: 'a.py' });
	expect(run).toMatchObject({ type: 'text', text });
});
