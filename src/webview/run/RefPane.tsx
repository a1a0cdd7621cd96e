import type { RefView, RunView } from '../../core/view.ts';
import { inert } from '../model/inert.ts';
import { linesInWords, placeInWords, tokensInWords } from '../parts/figures.ts';
import { Inert } from '../parts/Inert.tsx';
import { useSay } from '../text.ts';
import { RefActions } from './RefActions.tsx';
import { RefText } from './RefText.tsx';
import './RefPane.css';

interface RefPaneProps {
	readonly run: RunView;
	readonly selected: RefView;
	/** Ids of the refs that are expanded in the reduced document. */
	readonly expanded: ReadonlySet<string>;
}

/** The text of the selected ref, and what can be done with it. */
export function RefPane({ run, selected, expanded }: RefPaneProps) {
	const say = useSay();

	return (
		<section className="pane" aria-label={say('content')}>
			<div className="pane-top">
				<PaneHead item={selected} estimated={run.estimated} />
				<RefActions runId={run.id} item={selected} expanded={expanded.has(selected.id)} />
			</div>
			<RefText key={selected.id} runId={run.id} item={selected} />
		</section>
	);
}

function PaneHead({ item, estimated }: { readonly item: RefView; readonly estimated: boolean }) {
	const say = useSay();
	const cost = [linesInWords(say, item.lines), tokensInWords(say, item.tokens, estimated)];

	return (
		<>
			<h2 className="pane-title" title={inert(item.reason)}>
				<Inert text={item.reason} />
			</h2>
			<p className="pane-facts">
				<code>{item.id}</code> · {placeInWords(say, item.firstLine, item.lastLine)}
				<span className="pane-cost"> · {cost.join(' · ')}</span>
			</p>
		</>
	);
}
