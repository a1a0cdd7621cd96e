import type { InspectorMethod, InspectorRequests, ToHost, ToInspector } from '../../core/protocol.ts';
import type { VsCodeApi } from './vscodeApi.ts';

export type Params<M extends InspectorMethod> = InspectorRequests[M]['params'];
type Push = Extract<ToInspector, { kind: 'state' | 'editor' }>;
type Result<M extends InspectorMethod> = InspectorRequests[M]['result'];

/** The extension host, as the page sees it. */
export interface HostClient {
	/** Asks the host; rejects with an Error whose message is a localised sentence. */
	request<M extends InspectorMethod>(method: M, params: Params<M>): Promise<Result<M>>;
}

interface Pending {
	readonly resolve: (result: unknown) => void;
	readonly reject: (error: Error) => void;
}

/**
 * Connects the page to the extension host.
 *
 * @param onPush hears what the host says unasked, each of which replaces what it said before of that kind
 */
export function connectHost(api: Pick<VsCodeApi, 'postMessage'>, onPush: (message: Push) => void): HostClient {
	const pending = new Map<number, Pending>();
	let lastId = 0;

	window.addEventListener('message', ({ data }: MessageEvent<ToInspector>) => {
		if (data.kind === 'state' || data.kind === 'editor') {
			onPush(data);
		} else if (data.kind === 'reply' || data.kind === 'error') {
			settle(pending, data);
		}
	});

	return {
		request: <M extends InspectorMethod>(method: M, params: Params<M>) =>
			new Promise<Result<M>>((resolve, reject) => {
				const id = ++lastId;
				pending.set(id, { resolve: resolve as Pending['resolve'], reject });
				api.postMessage({ kind: 'request', id, method, params } as ToHost);
			}),
	};
}

function settle(pending: Map<number, Pending>, answer: Exclude<ToInspector, Push>): void {
	const waiting = pending.get(answer.id);
	pending.delete(answer.id);

	if (answer.kind === 'reply') {
		waiting?.resolve(answer.result);
	} else {
		waiting?.reject(new Error(answer.message));
	}
}
