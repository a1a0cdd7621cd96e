import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/core/options.ts';
import { reduce } from '../../../src/core/pipeline.ts';
import type { Ports } from '../../../src/core/ports.ts';
import { pieces } from '../../../src/core/refs/ids.ts';
import type { Run } from '../../../src/core/run.ts';
import { openStore } from '../../../src/core/store/openStore.ts';
import { tokenCounter } from '../../../src/core/tokens/tokenCounter.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { sha256 } from '../../../src/node/sha256.ts';
import { nolife } from '../support/nolife.ts';
import { foundIn, temporaryFolder } from '../support/storing.ts';

/** Hashes whose first digits are all the same, so that every short id is taken by the first that comes. */
const colliding: Ports = {
	...nodePorts,
	sha256() {
		const { update, hex } = sha256();
		return { update, hex: () => `00000000${hex().slice(8)}` };
	},
};

async function reduced(folder: string, name: string): Promise<{ readonly run: Run; readonly bytes: Uint8Array }> {
	const blocks = Array.from({ length: 12 }, (_, i) => `INFO ${name} ${'abcdefghijkl'[i]} works\n`.repeat(40));
	const bytes = new TextEncoder().encode(`${blocks.join('ERROR it failed\n')}`);
	const fresh = () => openStore(nodeFiles(folder), colliding);
	const options = { ...defaultOptions, granularity: 'fine' as const };
	const counter = await tokenCounter('estimate');
	const { run, recovery } = await reduce({ name, bytes, options, counter, store: fresh(), ports: colliding }, fresh);
	expect(recovery.pass).toBe(true);
	return { run, bytes };
}

describe('where all hashes begin alike', () => {
	test('ids get longer, and each resolves to its own content', async () => {
		const folder = await temporaryFolder();
		const all = [];
		for (const name of ['first', 'second', 'third']) all.push(await reduced(folder, name));
		const ids = all.flatMap(({ run }) => [run.id, ...run.refs.map(({ id }) => id)]);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.length).toBeGreaterThan(12);
		expect(ids.filter((id) => id.length === 'ctx_'.length + 8)).toEqual(['run_00000000', 'ctx_00000000']);
		const store = openStore(nodeFiles(folder), colliding);
		for (const { run, bytes } of all) {
			expect(Buffer.from(foundIn(await store.runWithSource(run.id)).bytes).equals(bytes)).toBe(true);
			for (const { id, spans } of run.refs) {
				const content = Buffer.from(foundIn(await store.content(id)).bytes);
				expect(content.equals(Buffer.concat([...pieces(bytes, spans)])), id).toBe(true);
				expect(run.text).toContain(`#ref:${id}`);
			}
		}
	});

	test('the same source again keeps its ids', async () => {
		const folder = await temporaryFolder();
		await reduced(folder, 'first');
		const { run } = await reduced(folder, 'second');
		const { run: again } = await reduced(folder, 'second');
		expect([again.id, ...again.refs.map(({ id }) => id)]).toEqual([run.id, ...run.refs.map(({ id }) => id)]);
	});
});

describe('markers that stand in a source', () => {
	const noise = 'INFO the worker took a job from the queue\n'.repeat(100);

	test('are quoted text, be they foreign, look-alike or those of a stored ref', async () => {
		const store = ['--store', await temporaryFolder()];
		const analyze = async (input: string) => {
			const { code, stdout } = await nolife(['analyze', '-', '--json', ...store], { input });
			expect(code).toBe(0);
			return JSON.parse(stdout.toString());
		};
		const first = await analyze(`${noise}ERROR one\n`);
		const stored = first.refs[0].marker;
		const quoted = [
			'#ref:ctx_deadbeef',
			stored,
			'#ref:ctx_0',
			'#ref:run_deadbeef',
			'#ref:ctx_DEADBEEF',
			'#ref:ctx_deadbeefg',
		];
		const input = `${quoted.map((marker) => `ERROR see ${marker} there\n`).join('')}${noise}ERROR two\n`;
		const second = await analyze(input);
		for (const marker of quoted) expect(second.visible.text).toContain(marker);
		const ids = second.refs.map(({ id }: { id: string }) => id);
		expect(ids).not.toContain('ctx_deadbeef');
		expect(second.markers.count).toBe(first.markers.count);
		const { stdout } = await nolife(['restore', second.runId, ...store]);
		expect(stdout.toString()).toBe(input);
		const shown = await nolife(['show', 'ctx_deadbeef', ...store]);
		expect([shown.code, shown.stdout.toString()]).toEqual([3, '']);
		const first0 = await nolife(['show', first.refs[0].id, ...store]);
		expect(first0.stdout.toString()).not.toContain('ERROR');
	});
});
