import type { InspectorState, Strings } from '../../core/protocol.ts';
import { connectHost, type HostClient } from './hostClient.ts';
import type { VsCodeApi } from './vscodeApi.ts';

/** What the host has said so far. */
interface Heard {
	readonly strings: Strings;
	/** Whether an editor is active that can be reduced. */
	readonly hasEditor: boolean;
	/** Missing until the host has answered for the first time. */
	readonly state?: InspectorState;
}

/** The page's connection with what came over it, in the shape that `useSyncExternalStore` takes. */
export interface Session {
	readonly host: HostClient;
	readonly subscribe: (listener: () => void) => () => void;
	readonly heard: () => Heard;
}

/** Connects to the host and asks it for state and strings; nothing is pushed before that. */
export function openSession(api: VsCodeApi): Session {
	const listeners = new Set<() => void>();
	let heard: Heard = { strings: {}, hasEditor: false };

	const hear = (news: Partial<Heard>) => {
		heard = { ...heard, ...news };
		for (const listener of listeners) {
			listener();
		}
	};

	const host = connectHost(api, ({ kind: _, ...news }) => hear(news));
	host
		.request('ready', null)
		.then(hear, ({ message }: Error) => hear({ state: { kind: 'failed', sourceName: '', message } }));

	return {
		host,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		heard: () => heard,
	};
}
