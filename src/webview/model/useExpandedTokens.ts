import { useEffect, useState } from 'react';
import { useHost } from '../host/HostContext.ts';

/** Tokens of the reduced text with what is expanded in it; undefined until the host has counted, or if it cannot. */
export function useExpandedTokens(runId: string, expanded: readonly string[]): number | undefined {
	const host = useHost();
	const [counted, setCounted] = useState<{ readonly of: readonly string[]; readonly tokens: number }>();

	useEffect(() => {
		let wanted = expanded.length > 0;

		if (wanted) {
			host.request('tokens', { runId }).then(
				(tokens) => wanted && setCounted({ of: expanded, tokens }),
				() => {},
			);
		}

		return () => {
			wanted = false;
		};
	}, [host, runId, expanded]);

	return counted?.of === expanded ? counted.tokens : undefined;
}
