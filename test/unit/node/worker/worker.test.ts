import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { defaultOptions } from '../../../../src/core/options.ts';
import type { OnIndexing } from '../../../../src/core/store/syncedIndex.ts';
import { EngineClient } from '../../../../src/node/worker/client.ts';
import { foundIn, temporaryFolder } from '../../support/storing.ts';

const script = path.resolve(import.meta.dirname, '../../../../dist/node/worker.mjs');
const source = Array.from({ length: 300 }, (_, i) => `2026-03-14T09:00:00Z INFO caf\u00e9 ${i} opened\n`).join('');

function engine(onIndexing?: OnIndexing): EngineClient {
	if (!existsSync(script)) throw new Error(`${script} is not there: npm run build makes it.`);
	const client = new EngineClient(script, onIndexing);
	onTestFinished(() => client.dispose());
	return client;
}

it('hands over the original and the content of a ref as UTF-8, as often as it is asked', async () => {
	const client = engine();
	const store = await temporaryFolder();
	const bytes = new Uint8Array(Buffer.from(`\ufeff${source}`, 'utf16le'));
	const { id, refs } = await client.call(store, 'reduce', { name: 'a.log', bytes, options: defaultOptions });
	const [ref] = refs;
	for (const time of ['first', 'again']) {
		const original = foundIn(await client.call(store, 'sourceText', { runId: id, masked: false }));
		expect(Buffer.from(original).toString(), time).toBe(source);
		const content = Buffer.from(foundIn(await client.call(store, 'refText', { refId: ref?.id ?? '' }))).toString();
		expect(source, time).toContain(content.split('\n')[1]);
		expect(content.split('\n'), time).toHaveLength((ref?.lines ?? 0) + 1);
	}
});

it.each(['estimate', 'o200k_base'] as const)(
	'counts a text with refs expanded as the run did, by %s',
	async (tokenizer) => {
		const client = engine();
		const store = await temporaryFolder();
		const [bytes, options] = [new TextEncoder().encode(source), { ...defaultOptions, tokenizer }];
		const { id, refs, raw, visible } = await client.call(store, 'reduce', { name: 'a.log', bytes, options });
		const tokens = async (expanded: string[]) => foundIn(await client.call(store, 'tokens', { runId: id, expanded }));
		expect(visible.tokens).toBeLessThan(raw.tokens);
		expect(await tokens([])).toBe(visible.tokens);
		expect(await tokens(refs.map((ref) => ref.id))).toBe(raw.tokens);
	},
);

it('says how far the index has come that it builds anew, and ends that when it is ended', async () => {
	const store = await temporaryFolder();
	const bytes = new TextEncoder().encode(source);
	await engine().call(store, 'reduce', { name: 'a.log', bytes, options: defaultOptions });
	const said: [number, number][] = [];
	const client = engine((...counts) => said.push(counts));
	expect(await client.call(store, 'runs', null)).toHaveLength(1);
	expect(said).toEqual([[1, 1]]);
	client.dispose();
	expect(said.at(-1)).toEqual([0, 0]);
});
