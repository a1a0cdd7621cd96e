import type { InspectorMethod, InspectorRequests } from '../../core/protocol.ts';
import type { PassageLimits } from '../../core/refs/passages.ts';
import type { RefContent } from '../../core/view.ts';
import type { App } from '../app.ts';
import { mayShowRef } from '../askForSecrets.ts';
import { collapseAll } from '../commands/collapseAll.ts';
import { copyContext } from '../commands/copyContext.ts';
import { copyOriginal } from '../commands/copyOriginal.ts';
import { copyRef } from '../commands/copyRef.ts';
import { expandAll } from '../commands/expandAll.ts';
import { exportRun } from '../commands/exportRun.ts';
import { forgetRun } from '../commands/forgetRun.ts';
import { keepVisible } from '../commands/keepVisible.ts';
import { openDiff } from '../commands/openDiff.ts';
import { openReduced } from '../commands/openReduced.ts';
import { openRef } from '../commands/openRef.ts';
import { pinRun } from '../commands/pinRun.ts';
import { reduce } from '../commands/reduce.ts';
import { reduceFiles } from '../commands/reduceFiles.ts';
import { retype } from '../commands/retype.ts';
import { messages } from '../messages.ts';
import { expandedTokens } from '../runs/expandedTokens.ts';
import { reduceSources } from '../runs/reduceSources.ts';
import { clipboardSource } from '../sources/clipboardSource.ts';

/** How much of a ref's content the inspector shows; the whole opens in an editor. */
const shown: PassageLimits = { lines: 500, units: 200_000 };

type Answers = { [M in Exclude<InspectorMethod, 'ready'>]: InspectorRequests[M]['result'] };

/** What the inspector can ask for, once it is ready. Actions that answer nothing may return anything. */
export type RequestHandlers = {
	[M in keyof Answers]: (
		params: InspectorRequests[M]['params'],
	) => Promise<Answers[M] extends null ? unknown : Answers[M]>;
};

/** The inspector's requests, answered by the same functions as the commands. */
export function requestHandlers(app: App): RequestHandlers {
	return {
		content: ({ refId }) => contentOf(app, refId),
		showSecret: ({ refId }) => secretOf(app, refId),
		toggle: ({ runId, refId }) => toggle(app, runId, refId),
		tokens: ({ runId }) => expandedTokens(app, runId, app.session.expandedOf(runId)),
		expandAll: ({ runId }) => expandAll(app, runId),
		collapseAll: ({ runId }) => collapseAll(app, runId),
		openRef: ({ refId }) => openRef(app, refId),
		copyRef: ({ refId }) => copyRef(app, refId),
		keepVisible: ({ runId, refId }) => keepVisible(app, runId, refId),
		copyContext: ({ runId }) => copyContext(app, runId),
		copyOriginal: ({ runId }) => copyOriginal(app, runId),
		openReduced: ({ runId }) => openReduced(app, runId),
		openDiff: ({ runId }) => openDiff(app, runId),
		keepRun: ({ runId }) => pinRun(app, true, runId),
		letRunExpire: ({ runId }) => pinRun(app, false, runId),
		exportRun: ({ runId }) => exportRun(app, runId),
		forgetRun: ({ runId }) => forgetRun(app, runId),
		retype: ({ runId, type }) => retype(app, runId, type),
		reduceEditor: () => reduce(app, { copy: false }),
		reduceFiles: () => reduceFiles(app, { copy: false }),
		reduceClipboard: () => reduceSources(app, [clipboardSource], { copy: false }),
	};
}

/** Collapsing shows nothing and asks nothing. */
async function toggle(app: App, runId: string, refId: string): Promise<void> {
	const known = await app.refs.of(refId);
	const hides = app.session.expandedOf(runId).includes(refId);
	const { secret } = known.state === 'found' ? known.value : {};
	if (hides || (await mayShowRef({ secret }))) await app.session.toggle(runId, refId, secret !== undefined);
}

/** A secret is not shown beside the list, where nobody asked for it. */
async function contentOf(app: App, refId: string): Promise<RefContent> {
	const known = await app.refs.of(refId);
	if (known.state === 'found' && known.value.secret !== undefined) throw new Error(messages.secretHidden());
	return readContent(app, refId);
}

/** A secret, once the person agrees. */
async function secretOf(app: App, refId: string): Promise<RefContent | null> {
	const known = await app.refs.of(refId);
	const agreed = known.state !== 'found' || (await mayShowRef(known.value));
	return agreed ? readContent(app, refId) : null;
}

async function readContent({ engine }: App, refId: string): Promise<RefContent> {
	const found = await engine.find('content', { refId, limits: shown });
	if (found.state !== 'found') throw new Error(messages.refMissing(refId, found));
	return found.value;
}
