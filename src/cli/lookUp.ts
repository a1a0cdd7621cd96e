import type { Ref } from '../core/refs/ref.ts';
import { isRefId } from '../core/refs/ref.ts';
import type { Run } from '../core/run.ts';
import { inEnglish } from '../core/sentence.ts';
import { isRunId } from '../core/store/layout.ts';
import type { Found, RefEntry } from '../core/store/store.ts';
import { unreadable, wrongUsage } from './failure.ts';
import type { OpenedStore } from './openStore.ts';

/** A ref with its content. */
export interface RefWithContent {
	readonly entry: RefEntry;
	readonly ref: Ref;
	readonly bytes: Uint8Array;
}

/** Finds a ref by its id or its marker. Throws a `Failure` that tells malformed, unknown and damaged apart. */
export async function lookUpRef(word: string, { store, folder }: OpenedStore): Promise<RefWithContent> {
	const id = word.replace(/^#ref:/, '');
	if (!isRefId(id)) throw wrongUsage(`${word} is no ref: give an id such as ctx_31154fa2; \`nolife refs\` lists them.`);
	return unwrap(await store.content(id), `ref ${id}`, 'refs', folder);
}

/** Finds a run by its id. Throws a `Failure` likewise. */
export async function lookUpRun(id: string, { store, folder }: OpenedStore): Promise<Run> {
	if (!isRunId(id)) throw wrongUsage(`${id} is no run: give an id such as run_31154fa2; \`nolife runs\` lists them.`);
	return unwrap(await store.run(id), `run ${id}`, 'runs', folder);
}

/** All bytes of a run's source. Throws a `Failure` if they are damaged or gone. */
export async function sourceOf(run: Run, { store, folder }: OpenedStore): Promise<Uint8Array> {
	return unwrap(await store.source(run.source.hash), `source of ${run.id}`, 'runs', folder);
}

function unwrap<T>(found: Found<T>, what: string, list: string, folder: string): T {
	if (found.state === 'found') return found.value;
	if (found.state === 'unknown')
		throw unreadable(
			`The store ${folder} holds no ${what}: \`nolife ${list}\` lists what it holds, --store DIR names another.`,
		);
	throw unreadable(
		`The ${what} in ${folder} is damaged (${inEnglish(found.detail)}): reduce its file again to store it anew.`,
	);
}
