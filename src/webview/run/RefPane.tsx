import type { RefView, RunView } from '../../core/view.ts';
import { linesInWords, placeInWords, tokensInWords } from '../parts/figures.ts';
import { Inert } from '../parts/Inert.tsx';
import { useSay } from '../text.ts';
import { RefActions } from './RefActions.tsx';
import { RefText } from './RefText.tsx';
import './RefPane.css';

interface RefPaneProps {
	readonly run: RunView;
	readonly selected: RefView | undefined;
	/** Ids of the refs that are expanded in the reduced document. */
	readonly expanded: ReadonlySet<string>;
}

/** The text of the selected ref, and what can be done with it. */
export function RefPane({ run, selected, expanded }: RefPaneProps) {
	const say = useSay();

	return (
		<section className="pane" aria-label={say('content')}>
			{selected ? (
				<>
					<PaneHead item={selected} estimated={run.estimated} />
					<RefActions runId={run.id} item={selected} expanded={expanded.has(selected.id)} />
					<RefText key={selected.id} runId={run.id} item={selected} />
				</>
			) : (
				<p className="pane-hint">
					{say('pickRef')}
					<span>{say('pickRefHint')}</span>
				</p>
			)}
		</section>
	);
}

function PaneHead({ item, estimated }: { readonly item: RefView; readonly estimated: boolean }) {
	const say = useSay();
	const facts = [
		placeInWords(say, item.firstLine, item.lastLine),
		linesInWords(say, item.lines),
		tokensInWords(say, item.tokens, estimated),
	];

	return (
		<div className="pane-head">
			<h2 className="pane-title">
				<Inert text={item.reason} />
			</h2>
			<code className="pane-id">{item.id}</code>
			<span className="pane-facts">{facts.join(' · ')}</span>
		</div>
	);
}
