import type { RefView, RunView } from '../../core/view.ts';
import { formatBytes, formatCount, formatShare } from '../model/format.ts';
import { useExpandedTokens } from '../model/useExpandedTokens.ts';
import { tokenFigure } from '../parts/figures.ts';
import { useSay } from '../text.ts';
import { Icon } from '../ui/Icon.tsx';
import { RecoveryBadge, SignalBadge } from './Verdicts.tsx';
import './Summary.css';

interface SummaryProps {
	readonly run: RunView;
	/** Ids of the refs that are expanded in the reduced document. */
	readonly expanded: readonly string[];
}

/** Before and after, and whether it can be trusted. */
export function Summary({ run, expanded }: SummaryProps) {
	const say = useSay();
	const { raw, visible, markers, estimated } = run;

	return (
		<section className="summary" aria-label={say('summary')}>
			<Tokens run={run} />
			<span className="summary-share">{say('saved', formatShare(run.saved))}</span>
			{expanded.length > 0 && <Expanded run={run} expanded={expanded} />}
			<SignalBadge verdict={run.signal} />
			<RecoveryBadge verdict={run.recovery} refs={run.refs.length} />
			<Secrets refs={run.refs} />
			<span className="summary-size">
				{say('bytesBeforeAfter', formatBytes(raw.bytes), formatBytes(visible.bytes))}
			</span>
			<span className="summary-size">
				{say('linesBeforeAfter', formatCount(raw.lines), formatCount(visible.lines))}
			</span>
			{markers.count > 0 && (
				<span className="summary-size" title={say('markerTokensHint')}>
					{say('markerTokens', tokenFigure(markers.tokens, estimated))}
				</span>
			)}
		</section>
	);
}

/** The figures beside it are those of the reduction; this is what the text has come to since. */
function Expanded({ run, expanded }: SummaryProps) {
	const say = useSay();
	const tokens = useExpandedTokens(run.id, expanded);
	const refs = expanded.length === 1 ? say('expandedOne') : say('expanded', formatCount(expanded.length));

	return (
		<span className="summary-expanded" role="status" title={say('expandedHint')}>
			{tokens === undefined ? refs : say('expandedNow', tokenFigure(tokens, run.estimated), refs)}
		</span>
	);
}

/** How many secrets are masked, and in how many places if those are more. */
function Secrets({ refs }: { readonly refs: readonly RefView[] }) {
	const say = useSay();
	const secrets = refs.filter(({ secret }) => secret !== undefined);
	const places = secrets.reduce((sum, ref) => sum + ref.places, 0);
	if (secrets.length === 0) return null;
	const count = secrets.length === 1 ? say('maskedOne') : say('masked', formatCount(secrets.length));

	return (
		<span className="summary-secrets" title={say('maskedHint')}>
			<Icon name="mask" />
			<span>{places > secrets.length ? say('maskedInPlaces', count, formatCount(places)) : count}</span>
		</span>
	);
}

function Tokens({ run: { raw, visible, estimated, tokenizer } }: { readonly run: RunView }) {
	const say = useSay();
	const before = tokenFigure(raw.tokens, estimated);
	const after = tokenFigure(visible.tokens, estimated);
	const hint = estimated ? say('tokenizerEstimateHint') : say('tokenizerCountedHint', tokenizer);

	return (
		<p className="summary-tokens">
			<span className="summary-before" title={say('tokensRaw', before)}>
				{before}
			</span>
			<span className="summary-arrow">→</span>
			<span className="summary-after" title={say('tokensVisible', after)}>
				{after}
			</span>
			<span className="summary-unit">{say('tokens')}</span>
			<span className="summary-tokenizer" title={hint}>
				({tokenizer})
			</span>
		</p>
	);
}
