import type { RefView } from '../../core/view.ts';
import { useActions } from '../host/useActions.ts';
import { useSay } from '../text.ts';
import { Button } from '../ui/Button.tsx';

interface RefActionsProps {
	readonly runId: string;
	readonly item: RefView;
	/** Whether it is expanded in the reduced document. */
	readonly expanded: boolean;
}

export function RefActions({ runId, item: { id: refId, secret }, expanded }: RefActionsProps) {
	const say = useSay();
	const { perform } = useActions();

	return (
		<div className="pane-actions">
			<Button
				appearance="flat"
				icon={expanded ? 'collapse' : 'expand'}
				label={say(expanded ? 'collapseInline' : 'expandInline')}
				onPress={() => perform('toggle', { runId, refId })}
			/>
			<Button appearance="flat" icon="open" label={say('openRef')} onPress={() => perform('openRef', { refId })} />
			<Button appearance="flat" icon="copy" label={say('copyRef')} onPress={() => perform('copyRef', { refId })} />
			{secret === undefined && (
				<Button
					appearance="flat"
					icon="keep"
					label={say('keepVisible')}
					hint={say('keepVisibleHint')}
					onPress={() => perform('keepVisible', { runId, refId })}
				/>
			)}
		</div>
	);
}
