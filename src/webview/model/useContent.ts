import { useCallback, useEffect, useState } from 'react';
import type { RefContent, RefView } from '../../core/view.ts';
import { useHost } from '../host/HostContext.ts';

export type ContentState =
	/** A secret, which is only asked for when the person wants to see it. */
	| { readonly kind: 'masked' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly message: string }
	| { readonly kind: 'loaded'; readonly content: RefContent };

/** A ref's content from the host, and a way to ask for a secret, or again after a failure. */
export function useContent(runId: string, { id: refId, secret }: RefView): readonly [ContentState, () => void] {
	const host = useHost();
	const isSecret = secret !== undefined;
	const [state, setState] = useState<ContentState>({ kind: isSecret ? 'masked' : 'loading' });

	const load = useCallback(() => {
		let wanted = true;
		const show = (next: ContentState) => wanted && setState(next);

		setState({ kind: isSecret ? 'masked' : 'loading' });
		host.request(isSecret ? 'showSecret' : 'content', { runId, refId }).then(
			(content) => show(content ? { kind: 'loaded', content } : { kind: 'masked' }),
			(error: Error) => show({ kind: 'failed', message: error.message }),
		);

		return () => {
			wanted = false;
		};
	}, [host, runId, refId, isSecret]);

	useEffect(() => (isSecret ? undefined : load()), [isSecret, load]);

	return [state, load];
}
