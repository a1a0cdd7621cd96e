import { pairsOf, spansOf } from '../../core/edits/spans.ts';
import type { RunOptions } from '../../core/options.ts';
import type { OnStage, Reduced } from '../../core/pipeline.ts';
import { expandText, maskedText } from '../../core/refs/expandText.ts';
import { passages } from '../../core/refs/passages.ts';
import { runView } from '../../core/refs/runView.ts';
import { shownBytes, shownPieces } from '../../core/refs/shownContent.ts';
import { parseRules } from '../../core/rules/parseRules.ts';
import type { Run } from '../../core/run.ts';
import { decodeBody } from '../../core/source/encoding.ts';
import type { Source } from '../../core/source/source.ts';
import { recover, recoveryDetail } from '../../core/stages/recover.ts';
import type { ManagedStore } from '../../core/store/managedStore.ts';
import type { Found } from '../../core/store/store.ts';
import { countTokens, tokenCounter } from '../../core/tokens/tokenCounter.ts';
import type { RunView } from '../../core/view.ts';
import { readExport } from '../exchange/readExport.ts';
import { writeExport } from '../exchange/writeExport.ts';
import { ignoreAll } from '../ignoreFile.ts';
import { nodeFiles } from '../nodeFiles.ts';
import { nodePorts } from '../ports.ts';
import { reduceInto } from '../reduceInto.ts';
import { found, remember, sourceOf, storeIn, whenFound } from './library.ts';
import type { RunChange, WorkerMethod, WorkerMethods } from './protocol.ts';

type Handlers = {
	readonly [M in WorkerMethod]: (
		folder: string,
		params: WorkerMethods[M]['params'],
		onStage: OnStage,
	) => Promise<WorkerMethods[M]['result']>;
};

/** What the worker does for each method. */
export const handlers: Handlers = {
	reduce: async (folder, input, onStage) => {
		const store = storeIn(folder);
		return shown(await reduceInto(store, folder, input, onStage), store);
	},

	reduceAgain: (folder, { runId, change }, onStage) =>
		withRun(folder, runId, async (run, source, store) => {
			const input = { name: run.source.name, bytes: source.bytes, options: changed(run, change) };
			return found(await shown(await reduceInto(store, folder, input, onStage), store));
		}),

	run: (folder, { runId }) =>
		withRun(folder, runId, async (run, source, store) => {
			const begun = nodePorts.now();
			const recovery = await recover(run.id, store, nodePorts, source);
			const row = { stage: 'RECOVERY', detail: recoveryDetail(recovery), ms: nodePorts.now() - begun } as const;
			const pinned = (await store.pinned()).has(run.id);
			return found(runView({ run, recovery, trace: [...run.trace, row] }, source, pinned));
		}),

	text: (folder, { runId, expanded }) =>
		withRun(folder, runId, async (run, source) => found(expandText(run, source, new Set(expanded)))),

	tokens: (folder, { runId, expanded }) =>
		withRun(folder, runId, async (run, source) => {
			const { text } = expandText(run, source, new Set(expanded));
			return found(countTokens(await tokenCounter(run.options.tokenizer), text));
		}),

	ref: async (folder, { refId }) => storeIn(folder).ref(refId),

	content: async (folder, { refId, limits }) => {
		const store = storeIn(folder);
		return whenFound(await store.ref(refId), async (entry) =>
			whenFound(await store.run(entry.runId), async (run) =>
				whenFound(await sourceOf(run, store), async (source) => {
					const ref = run.refs.find(({ id }) => id === refId);
					return found({ id: refId, ...passages(source, ref ? shownPieces(run, source)(ref) : [], limits) });
				}),
			),
		);
	},

	refText: async (folder, { refId }) => {
		const store = storeIn(folder);
		return whenFound(await store.content(refId), async ({ entry, ref, bytes }) =>
			whenFound(await store.run(entry.runId), async (run) =>
				found(utf8(decodeBody(shownBytes(run, ref, bytes), run.source.encoding.name))),
			),
		);
	},

	sourceText: (folder, { runId, masked }) =>
		withRun(folder, runId, async (run, source) => found(utf8(masked ? maskedText(run, source) : source.text))),

	rules: (_folder, sources) => Promise.all(sources.map(({ name, json }) => parseRules(name, json))),

	runs: async (folder) => storeIn(folder).runs(),

	pin: (folder, { runId, pinned }) => storeIn(folder).pin(runId, pinned),

	forget: (folder, { runIds }) => storeIn(folder).forget(runIds),

	forgetEverything: async (folder) => {
		await storeIn(folder).forgetEverything();
		return null;
	},

	expire: (folder, limits) => storeIn(folder).expire(limits),

	export: async (folder, { runIds, file, withSecrets }) => {
		await writeExport(await storeIn(folder).filesOf(runIds, { withSecrets }), file);
		return null;
	},

	make: async (folder) => {
		await ignoreAll(nodeFiles(folder));
		return null;
	},

	import: (folder, { file }) => readExport(file, storeIn(folder), folder),
};

async function withRun<T>(
	folder: string,
	runId: string,
	next: (run: Run, source: Source, store: ManagedStore) => Promise<Found<T>>,
): Promise<Found<T>> {
	const store = storeIn(folder);
	return whenFound(await store.run(runId), async (run) =>
		whenFound(await sourceOf(run, store), (source) => next(run, source, store)),
	);
}

async function shown(reduced: Reduced, store: ManagedStore): Promise<RunView> {
	return runView(reduced, remember(reduced.source), (await store.pinned()).has(reduced.run.id));
}

/** Text for another thread: bytes can be handed over, a text would be copied there while everything waits. */
function utf8(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

function changed({ options, refs }: Run, change: RunChange): RunOptions {
	if ('type' in change) return { ...options, type: change.type };
	const kept = refs.filter(({ id }) => change.keepVisible.includes(id)).flatMap(({ spans }) => pairsOf(spans));
	return { ...options, keep: pairsOf(spansOf([...options.keep, ...kept])) };
}
