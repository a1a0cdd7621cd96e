import type { Ref } from '../core/refs/ref.ts';
import { isRefId } from '../core/refs/ref.ts';
import type { Run } from '../core/run.ts';
import { inEnglish } from '../core/sentence.ts';
import { isRunId } from '../core/store/layout.ts';
import type { Found, Missing, RefEntry } from '../core/store/store.ts';
import { unreadable, wrongUsage } from './failure.ts';
import { dayOf } from './figures.ts';
import type { OpenedStore } from './openStore.ts';

/** A ref with its content. */
export interface RefWithContent {
	readonly entry: RefEntry;
	readonly ref: Ref;
	readonly bytes: Uint8Array;
}

/** Finds a ref by its id or its marker. Throws a `Failure` that tells malformed, unknown, expired and damaged apart. */
export async function lookUpRef(word: string, { store, folder }: OpenedStore): Promise<RefWithContent> {
	const id = word.replace(/^#ref:/, '');
	if (!isRefId(id))
		throw wrongUsage(
			`${word || 'An empty word'} is no ref: give an id such as ctx_31154fa2; \`nolife refs\` lists them.`,
		);
	return unwrap(await store.content(id), { kind: 'ref', id }, folder);
}

/** Finds a run by its id. Throws a `Failure` likewise. */
export async function lookUpRun(id: string, opened: OpenedStore): Promise<Run> {
	checkRunId(id);
	return unwrapRun(await opened.store.run(id), id, opened);
}

/** Throws a `Failure` if a word is no id of a run. */
export function checkRunId(id: string): void {
	if (!isRunId(id)) throw wrongUsage(`${id} is no run: give an id such as run_31154fa2; \`nolife runs\` lists them.`);
}

/** What was found of a run. Throws a `Failure` that says why there is none. */
export function unwrapRun<T>(found: Found<T>, id: string, { folder }: OpenedStore): T {
	return unwrap(found, { kind: 'run', id }, folder);
}

/** All bytes of a run's source. Throws a `Failure` if they are damaged or gone. */
export async function sourceOf(run: Run, { store, folder }: OpenedStore): Promise<Uint8Array> {
	return unwrap(await store.source(run.source.hash), { kind: 'source of', id: run.id }, folder);
}

interface Wanted {
	readonly kind: 'ref' | 'run' | 'source of';
	readonly id: string;
}

function unwrap<T>(found: Found<T>, wanted: Wanted, folder: string): T {
	if (found.state === 'found') return found.value;
	throw unreadable(whyMissing(found, wanted, folder));
}

/** Why something is not there and what to do about it. */
export function whyMissing(missing: Missing, { kind, id }: Wanted, folder: string): string {
	switch (missing.state) {
		case 'unknown': {
			const list = kind === 'ref' ? 'refs' : 'runs';
			return `The store ${folder} holds no ${kind} ${id}: \`nolife ${list}\` lists what it holds, --store DIR names another.`;
		}
		case 'expired':
			return `${id} expired on ${dayOf(missing.at)}: ${inEnglish(missing.what)}. Reduce the same input again to store it anew.`;
		case 'damaged':
			return `The ${kind} ${id} in ${folder} is damaged (${inEnglish(missing.detail)}): reduce its file again to store it anew.`;
	}
}
