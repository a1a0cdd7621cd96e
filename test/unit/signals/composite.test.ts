import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypeTable } from '../../../src/core/contentTypes.ts';
import { anyText } from '../support/arbitraries.ts';
import { criticalsOf, placesOf } from './criticals.ts';

const { extract } = contentTypeTable.mixed;
const found = (text: string) => criticalsOf(extract, text);

const pods = [
	'NAME                    READY   STATUS             RESTARTS   AGE',
	...Array.from({ length: 9 }, (_, i) => `shop-7d4b9c6f5-abc0${i}    1/1     Running            0          ${i + 3}d`),
	'cart-58f6d7b9c4-qwert   0/1     CrashLoopBackOff   17         61m',
].join('\n');
const payment = JSON.stringify(
	{ id: 'ord_1', customer: { name: 'Ada' }, payment: { status: 'declined', reason: 'card expired' } },
	null,
	2,
);
const jest = [
	'FAIL src/cart.test.ts',
	'  ● cart › sums up',
	'',
	'    expect(received).toBe(expected) // Object.is equality',
	'',
	'    Expected: 30',
	'    Received: 20',
	'',
	'      at Object.toBe (src/cart.test.ts:12:22)',
	'',
	'Test Suites: 1 failed, 4 passed, 5 total',
	'Tests:       1 failed, 31 passed, 32 total',
].join('\n');

describe('criticals of several texts in one', () => {
	it.each([
		['prompts', `$ kubectl get pods\n${pods}\n$ curl -s api/orders/1\n${payment}\n$ date\nMon\n`],
		['groups', `##[group]Pods\n${pods}\n##[endgroup]\n##[group]Order\n${payment}\n##[endgroup]\n`],
		['headings', `=== pods ===\n${pods}\n=== order ===\n${payment}\n`],
		['arrows', `==> pods <==\n${pods}\n==> order <==\n${payment}\n`],
		[
			'tags',
			`It fails:\n\n<details>\n<summary>pods</summary>\n<pre>\n${pods}\n</pre>\n<pre>\n${payment}\n</pre>\n</details>\n`,
		],
		['fences', `It fails:\n\n\`\`\`\n${pods}\n\`\`\`\n\nSee:\n\n\`\`\`json\n${payment}\n\`\`\`\n`],
		['prompts within fences', `It fails:\n\n\`\`\`\n$ kubectl get pods\n${pods}\n$ cat a.json\n${payment}\n\`\`\`\n`],
	])('are those of each part by its own type, between %s', (_, text) => {
		const criticals = found(text);
		expect(criticals).toContain('cart-58f6d7b9c4-qwert   0/1     CrashLoopBackOff   17         61m');
		expect(criticals).toContain('"status": "declined"');
		expect(criticals).toContain('"reason": "card expired"');
	});

	it('are those of a part without the times of a CI service', () => {
		const lines = ['##[group]Run npm test', ...jest.split('\n'), '##[endgroup]'];
		const text = lines.map((line, i) => `test\tRun\t2026-01-05T10:00:0${i % 10}.1234567Z ${line}\n`).join('');
		expect(found(text)).toEqual(expect.arrayContaining(['    Expected: 30', '    Received: 20']));
	});

	it('are those of a report whose own headings are longer', () => {
		const report = `${'='.repeat(30)} FAILURES ${'='.repeat(30)}\n${'_'.repeat(30)} test_total ${'_'.repeat(30)}\n\n    def test_total():\n>       assert total(cart) == 30\nE       assert 20 == 30\n\ntests/test_cart.py:12: AssertionError\n${'='.repeat(20)} 1 failed, 81 passed in 3.21s ${'='.repeat(20)}\n`;
		const criticals = found(`=== pods ===\n${pods}\n=== tests ===\n${report}=== order ===\n${payment}\n`);
		expect(criticals).toContain('E       assert 20 == 30');
	});

	it('are lines that say that something failed, and changes, whatever a part is taken for', () => {
		const diff = 'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-old\n+new\n';
		const criticals = found(`$ make\nfatal: no rule\n$ git diff\n${diff}$ echo\n`);
		expect(criticals).toEqual(expect.arrayContaining(['fatal: no rule', '-old', '+new']));
		expect(criticals.filter((critical) => critical === 'fatal: no rule')).toHaveLength(1);
	});

	it('lie in the text, in order, and none twice', () => {
		const texts = fc
			.tuple(anyText, anyText)
			.map(([a, b]) => `##[group]a\n${a}\n$ make\n${b}\n\`\`\`\n${jest}\n\`\`\`\n${a}`);
		fc.assert(
			fc.property(texts, (text) => {
				const criticals = placesOf(extract, text);
				const places = criticals.map(({ start, end }) => `${start}-${end}`);
				expect(new Set(places).size).toBe(places.length);
				criticals.forEach(({ start, end }, i) => {
					expect(start).toBeGreaterThanOrEqual(criticals[i - 1]?.start ?? 0);
					expect(end).toBeGreaterThan(start);
					expect(end).toBeLessThanOrEqual(text.length);
				});
			}),
		);
	});
});
