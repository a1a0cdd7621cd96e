import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import type { Run } from '../../../src/core/run.ts';
import { inEnglish } from '../../../src/core/sentence.ts';
import { openStore } from '../../../src/core/store/openStore.ts';
import { writeExport } from '../../../src/node/exchange/writeExport.ts';
import { nodeFiles } from '../../../src/node/nodeFiles.ts';
import { openNodeStore } from '../../../src/node/openNodeStore.ts';
import { nodePorts } from '../../../src/node/ports.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import { type Act, afterPowerCut, type Kept, type Recorder } from '../support/powerCut.ts';
import { runOver } from '../support/runOver.ts';
import { noise, temporaryFolder } from '../support/storing.ts';

const { recorder } = await vi.hoisted(async () => {
	const { Recorder } = await import('../support/powerCut.ts');
	return { recorder: new Recorder() as Recorder };
});
vi.mock('node:fs/promises', async (original) => recorder.around(await original<typeof import('node:fs/promises')>()));

/** What a disk may keep of what was not flushed: nothing, all, and every second or third act. */
const kept: readonly Kept[] = [() => false, () => true, (i) => i % 2 === 0, (i) => i % 2 === 1, (i) => i % 3 === 0];

type Disk = Map<string, Uint8Array>;

/** Looks at the disk after a cut behind each act, and at each thing that a disk may have kept; gives the first complaint. */
async function complaint(
	root: string,
	acts: readonly Act[],
	look: (disk: Disk, returned: ReadonlySet<string>) => Promise<string | undefined>,
): Promise<string | undefined> {
	const seen = new Set<string>();
	for (let cut = 1; cut <= acts.length; cut++) {
		const done = acts.slice(0, cut);
		const returned = new Set(done.flatMap((act) => (act.kind === 'returned' ? [act.what] : [])));
		for (const each of kept) {
			const disk = afterPowerCut(root, done, each);
			const state = [...returned, ...[...disk].map(([name, { length }]) => `${name} ${length}`)].join();
			if (seen.has(state)) continue;
			seen.add(state);
			const found = await look(disk, returned);
			if (found) return `behind ${cut} acts: ${found}`;
		}
	}
	return undefined;
}

const isFlush = ({ kind }: Act) => kind === 'flushed' || kind === 'flushedFolder';

describe('a power cut at any moment', () => {
	test('leaves every file that was written, made or linked, and no flush can be spared', async () => {
		const root = await temporaryFolder();
		const files = nodeFiles(root);
		const text = (words: string) => new TextEncoder().encode(words);
		const contents = new Map([
			['deep/er/a', 'written'],
			['deep/er/b', 'written next to it'],
			['new/key', 'made'],
			['new/other', 'made next to it'],
			['backup/deep/er/a', 'written'],
		]);
		recorder.watch(root);
		for (const name of ['deep/er/a', 'deep/er/b']) {
			await files.write(name, [text(contents.get(name) ?? '')]);
			recorder.returned(name);
		}
		for (const name of ['new/key', 'new/other']) {
			await files.create(name, text(contents.get(name) ?? ''));
			recorder.returned(name);
		}
		await files.link(['deep/er/a'], 'backup');
		recorder.returned('backup/deep/er/a');
		const chunks = () => Readable.from([text('exported')]);
		await writeExport([{ path: 'runs/a', bytes: 8, chunks }], path.join(root, 'runs.tar'));
		recorder.returned('runs.tar');
		contents.set('runs.tar', await readFile(path.join(root, 'runs.tar'), 'utf8'));
		const { acts } = recorder;
		const look = async (disk: Disk, returned: ReadonlySet<string>) => {
			const is = (name: string) => new TextDecoder().decode(disk.get(name)) === contents.get(name);
			const lost = [...returned].find((name) => !is(name));
			const torn = [...contents.keys()].find((name) => disk.has(name) && !is(name));
			return lost ? `${lost} is lost` : torn && `${torn} is torn`;
		};
		expect(await complaint(root, acts, look)).toBeUndefined();
		expect(acts.filter(isFlush).length).toBeGreaterThan(10);
		for (const flush of acts.filter(isFlush)) {
			const without = acts.filter((act) => act !== flush);
			expect(await complaint(root, without, look), `without ${JSON.stringify(flush)}`).toMatch(/lost|torn/);
		}
	});

	test('leaves every run whose put had returned, and nothing torn', async () => {
		const root = await temporaryFolder();
		const bytes = noise(300_000);
		const small = new TextEncoder().encode('one\ntwo\n');
		const runs = new Map<string, { readonly run: Run; readonly bytes: Uint8Array }>();
		const store = openNodeStore(root);
		recorder.watch(root);
		for (const [name, source] of [
			['a', bytes],
			['b', small],
			['a', bytes],
			['c', bytes],
		] as const) {
			const run = runOver(source, { name, spans: [[0, 3]] });
			await store.put(run, source);
			runs.set(run.id, { run, bytes: source });
			recorder.returned(run.id);
			if (name === 'b') await store.secretKey(run.source.hash);
		}
		store.close();
		const look = async (disk: Disk, returned: ReadonlySet<string>) => {
			const after = openStore(memoryFiles(disk), nodePorts);
			try {
				const [damage] = await after.damagedRuns();
				if (damage) return inEnglish(damage);
				for (const id of new Set([...returned, ...(await after.runs()).map((run) => run.id)])) {
					const found = await after.runWithSource(id);
					if (found.state !== 'found') return `${id} is lost`;
					if (Buffer.compare(found.value.bytes, runs.get(id)?.bytes ?? small) !== 0) return `${id} is torn`;
				}
				return undefined;
			} finally {
				after.close();
			}
		};
		const { acts } = recorder;
		expect(await complaint(root, acts, look)).toBeUndefined();
		const flushes = flushesOf(acts);
		expect([...flushes].map((flush) => path.relative(root, flush)).sort()).toEqual([
			'',
			'*',
			'runs',
			'runs/*',
			'sources',
			'sources/*',
		]);
		// Without the version and the key nothing is lost: both are looked at when something is changed.
		flushes.delete(`${root}/*`);
		for (const flush of flushes) {
			const without = acts.filter((act) => !isFlush(act) || keyOf(act, acts) !== flush);
			expect(await complaint(root, without, look), `without ${flush}`).toMatch(/lost|torn|damaged/);
		}
	});
});

/** The kinds of flushes that a put consists of: of a file in a folder, or of a folder. */
function flushesOf(acts: readonly Act[]): Set<string> {
	return new Set(acts.filter(isFlush).map((act) => keyOf(act, acts)));
}

function keyOf(act: Act, acts: readonly Act[]): string {
	if (act.kind === 'flushedFolder') return act.path;
	const made = acts.find((each) => each.kind === 'made' && 'file' in act && each.file === act.file);
	return made?.kind === 'made' ? made.path.replace(/\/[^/]*$/, '/*') : '';
}
