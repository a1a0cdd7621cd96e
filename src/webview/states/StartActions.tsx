import { useActions } from '../host/useActions.ts';
import { useSay } from '../text.ts';
import { Button } from '../ui/Button.tsx';

/** The two ways to begin from here. */
export function StartActions() {
	const say = useSay();
	const { perform } = useActions();

	return (
		<>
			<Button
				icon="editor"
				appearance="primary"
				label={say('reduceEditor')}
				onPress={() => perform('reduceEditor', null)}
			/>
			<Button icon="clipboard" label={say('reduceClipboard')} onPress={() => perform('reduceClipboard', null)} />
		</>
	);
}
