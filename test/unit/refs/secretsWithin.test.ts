import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedRefs } from '../../../src/core/refs/markedRefs.ts';
import { secretsWithin } from '../../../src/core/refs/secretsWithin.ts';
import { random } from '../secrets/support/samples.ts';
import { running } from '../support/running.ts';

const secrets = Array.from({ length: 5 }, (_, i) => `${random(12, 3 + i)}7`);
const url = (secret: string, i: number) => `https://joe:${secret}@h.example/${i}`;
const lockfile = 'diff --git a/yarn.lock b/yarn.lock\n--- a/yarn.lock\n+++ b/yarn.lock\n';

/** Texts of several types with these secrets in the rows that are folded. */
const sources: Readonly<Record<string, (rows: readonly string[]) => string>> = {
	log: (rows) => rows.map((row, i) => `2026-01-05T10:00:${10 + (i % 50)}Z INFO job ${i} at ${url(row, i)}\n`).join(''),
	JSON: (rows) =>
		JSON.stringify({ items: rows.map((row, id) => ({ id, password: row })), debug: rows.map(url) }, null, 1),
	diff: (rows) =>
		`${lockfile}@@ -1,${rows.length} +1,${rows.length} @@\n${rows.map((row, i) => `-  ${url(row, i)}\n+  ${url(row, i + 1)}\n`).join('')}`,
};

test.each(Object.entries(sources))(
	'every ref has its marker in the visible text, or is a secret within one that has (%s)',
	async (_, source) => {
		const rows = fc.array(fc.constantFrom(...secrets), { minLength: 1, maxLength: 40, size: 'max' });
		let within = 0;
		await fc.assert(
			fc.asyncProperty(rows, fc.constantFrom('coarse', 'fine'), async (chosen, granularity) => {
				const { run } = await running(source(chosen), { granularity });
				const marked = markedRefs(run);
				const reached = new Set(marked.map(({ id }) => id).concat(marked.flatMap(secretsWithin(run))));
				expect([...reached].toSorted()).toEqual(run.refs.map(({ id }) => id).toSorted());
				within += run.refs.length - marked.length;
			}),
			{ numRuns: 40 },
		);
		expect(within).toBeGreaterThan(0);
	},
	60_000,
);
