import { describe, expect, test } from 'vitest';
import { joined, memoryFiles } from '../../../scripts/fuzz/memoryFiles.ts';
import type { Run } from '../../../src/core/run.ts';
import { blockFile } from '../../../src/core/store/blockWriter.ts';
import { openStore } from '../../../src/core/store/openStore.ts';
import { encodeRun } from '../../../src/core/store/runCodec.ts';
import { nodePorts as ports } from '../../../src/node/ports.ts';
import { runOver } from '../support/runOver.ts';

/** Paths that a store's files may be asked for by: nothing that leads elsewhere. */
const own = /^(?:[\w.-]+\/)?[\w-]+(?:\.\w+)*$/;

const bytes = new TextEncoder().encode('one\ntwo\nthree\n');
const id = 'run_0123abcd';
const file = `${id}-${'0'.repeat(32)}.run`;

/** A store as somebody may have made it, with one run in it; and the paths that were asked for. */
async function planted(change: (run: Run) => Run) {
	const run = change({ ...runOver(bytes, { spans: [[0, 4]] }), id });
	const content = new Map([[`runs/${file}`, await joined(blockFile(file, encodeRun(run), ports))]]);
	const files = memoryFiles(content);
	const asked: string[] = [];
	const note = <Args extends [string, ...unknown[]], R>(method: (...args: Args) => R) => {
		return (...args: Args): R => {
			asked.push(args[0]);
			return method(...args);
		};
	};
	const noted = { ...files, read: note(files.read), readRange: note(files.readRange), size: note(files.size) };
	return { store: openStore(noted, ports), run, asked };
}

describe('a planted run', () => {
	test.each(['../../../etc/passwd', '/etc/passwd', 'NUL', `${'a'.repeat(63)}/`, '', 'a\0'])(
		'that names %j as its source leads nowhere',
		async (hash) => {
			const { store, run, asked } = await planted((each) => ({ ...each, source: { ...each.source, hash } }));
			expect((await store.source(hash)).state).not.toBe('found');
			expect((await store.content(run.refs[0]?.id ?? '')).state).not.toBe('found');
			expect(asked.length).toBeGreaterThan(0);
			expect(asked.filter((path) => !own.test(path))).toEqual([]);
		},
	);

	test.each<[string, Partial<Run>]>([
		['a time', { createdAt: 'soon' } as unknown as Run],
		['sizes', { raw: { bytes: '1', tokens: 1, lines: 1 } } as unknown as Run],
		['a type', { type: '__proto__' } as unknown as Run],
		[
			'an encoding',
			{ source: { name: 'x', hash: '0'.repeat(64), encoding: { name: 'x', bom: 0, tail: 0 } } } as unknown as Run,
		],
		['notes', { notes: [{ english: 1, values: [] }] } as unknown as Run],
	])('that says what cannot be for %s is damaged', async (_, lie) => {
		const { store } = await planted((each) => ({ ...each, ...lie }));
		expect(await store.runs()).toEqual([]);
		expect((await store.run(id)).state).toBe('damaged');
	});

	test.each(['../x', '/etc/passwd', 'run_../x', 'ctx_..', 'run_89abcdef'])(
		'that is called %j inside is none',
		async (name) => {
			const { store, asked } = await planted((each) => ({ ...each, id: name }));
			expect(await store.runs()).toEqual([]);
			for (const state of [await store.run(name), await store.content(name), await store.ref(name)])
				expect(state.state).not.toBe('found');
			expect(asked.filter((path) => !own.test(path))).toEqual([]);
		},
	);
});
