import { useCallback, useEffect, useState } from 'react';
import type { RefContent } from '../../core/view.ts';
import { useHost } from '../host/HostContext.ts';

export type ContentState =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly message: string }
	| { readonly kind: 'loaded'; readonly content: RefContent };

/** A ref's content from the host, and a way to ask again after a failure. */
export function useContent(runId: string, refId: string): readonly [ContentState, () => void] {
	const host = useHost();
	const [state, setState] = useState<ContentState>({ kind: 'loading' });

	const load = useCallback(() => {
		let wanted = true;
		const show = (next: ContentState) => wanted && setState(next);

		setState({ kind: 'loading' });
		host.request('content', { runId, refId }).then(
			(content) => show({ kind: 'loaded', content }),
			(error: Error) => show({ kind: 'failed', message: error.message }),
		);

		return () => {
			wanted = false;
		};
	}, [host, runId, refId]);

	useEffect(load, [load]);

	return [state, load];
}
