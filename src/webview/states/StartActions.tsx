import { useContext } from 'react';
import { EditorContext } from '../host/HostContext.ts';
import { useActions } from '../host/useActions.ts';
import { useSay } from '../text.ts';
import { Button } from '../ui/Button.tsx';

/** The two ways to begin from here: what is open, else files to choose, and the clipboard. */
export function StartActions() {
	const say = useSay();
	const { perform } = useActions();
	const hasEditor = useContext(EditorContext);
	const first = hasEditor ? 'reduceEditor' : 'reduceFiles';

	return (
		<>
			<Button
				icon={hasEditor ? 'editor' : 'open'}
				appearance="primary"
				label={say(first)}
				onPress={() => perform(first, null)}
			/>
			<Button icon="clipboard" label={say('reduceClipboard')} onPress={() => perform('reduceClipboard', null)} />
		</>
	);
}
