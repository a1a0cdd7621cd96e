import { createContext, useContext } from 'react';
import type { HostClient } from './hostClient.ts';

export const HostContext = createContext<HostClient | undefined>(undefined);

/** The host that the page is connected to. */
export function useHost(): HostClient {
	const host = useContext(HostContext);

	if (!host) {
		throw new Error('This part of the inspector stands outside of HostContext.');
	}

	return host;
}

/** Whether an editor is active that can be reduced. */
export const EditorContext = createContext(false);
