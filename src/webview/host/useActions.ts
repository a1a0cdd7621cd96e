import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { InspectorMethod } from '../../core/protocol.ts';
import { useHost } from './HostContext.ts';
import type { Params } from './hostClient.ts';

/** Requests whose only visible result is what the host does, or the sentence that says why it could not. */
export interface Actions {
	readonly perform: <M extends InspectorMethod>(method: M, params: Params<M>) => void;
	/** Why the last one failed. */
	readonly failure: string | undefined;
	readonly dismiss: () => void;
}

const unconnected: Actions = { perform: () => {}, failure: undefined, dismiss: () => {} };

export const ActionsContext = createContext<Actions>(unconnected);

export function useActions(): Actions {
	return useContext(ActionsContext);
}

/** The actions of a page, with the failure of the last one as state. */
export function useActionsOfHost(): Actions {
	const host = useHost();
	const [failure, setFailure] = useState<string>();
	const dismiss = useCallback(() => setFailure(undefined), []);

	const perform = useCallback<Actions['perform']>(
		(method, params) => {
			setFailure(undefined);
			host.request(method, params).catch((error: Error) => setFailure(error.message));
		},
		[host],
	);

	return useMemo(() => ({ perform, failure, dismiss }), [perform, failure, dismiss]);
}
