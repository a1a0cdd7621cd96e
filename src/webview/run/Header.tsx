import { useMemo } from 'react';
import type { InspectorMethod } from '../../core/protocol.ts';
import type { RunView } from '../../core/view.ts';
import { useActions } from '../host/useActions.ts';
import { Inert } from '../parts/Inert.tsx';
import { type StringKey, useSay } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import './Header.css';

interface HeaderProps {
	readonly run: RunView;
	/** Ids of the refs that are expanded in the reduced document. */
	readonly expanded: readonly string[];
}

type RunMethod = Extract<
	InspectorMethod & StringKey,
	| 'openReduced'
	| 'openDiff'
	| 'copyOriginal'
	| 'expandAll'
	| 'collapseAll'
	| 'keepRun'
	| 'letRunExpire'
	| 'exportRun'
	| 'forgetRun'
>;

/** The run's actions: each a request of this name, with a label of this name. */
const moreActions: readonly (readonly [method: RunMethod, icon: IconName])[] = [
	['openReduced', 'reduced'],
	['openDiff', 'diff'],
	['copyOriginal', 'original'],
	['expandAll', 'expand'],
	['collapseAll', 'collapse'],
	['keepRun', 'pin'],
	['letRunExpire', 'unpin'],
	['exportRun', 'save'],
	['forgetRun', 'forget'],
];

/** What is done seldom takes no room for its label. */
const appearances: Partial<Record<RunMethod, 'icon'>> = {
	keepRun: 'icon',
	letRunExpire: 'icon',
	exportRun: 'icon',
	forgetRun: 'icon',
};

/** What was reduced, as what, and what to do with the result. */
export function Header({ run, expanded }: HeaderProps) {
	const say = useSay();
	const { perform } = useActions();

	const allShown = useMemo(() => {
		const shown = new Set(expanded);
		return run.refs.every(({ id, secret }) => secret !== undefined || shown.has(id));
	}, [run, expanded]);

	const idle: Partial<Record<RunMethod, boolean>> = {
		expandAll: allShown,
		collapseAll: expanded.length === 0,
	};

	const more = moreActions.filter(([method]) => method !== (run.pinned ? 'keepRun' : 'letRunExpire'));

	return (
		<header className="header">
			<h1 className="header-name">
				<Inert text={run.sourceName} />
			</h1>
			<TypeChoice run={run} />
			<div className="header-actions">
				<Button
					icon="copy"
					label={say('copyContext')}
					appearance="primary"
					onPress={() => perform('copyContext', { runId: run.id })}
				/>
				<div className="header-more">
					{more.map(([method, icon]) => (
						<Button
							key={method}
							icon={icon}
							label={say(method)}
							appearance={appearances[method] ?? 'flat'}
							disabled={idle[method] ?? false}
							onPress={() => perform(method, { runId: run.id })}
						/>
					))}
				</div>
			</div>
		</header>
	);
}
