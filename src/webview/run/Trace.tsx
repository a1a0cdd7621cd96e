import type { RunView } from '../../core/view.ts';
import { useSay } from '../text.ts';
import { Breakdown } from './Breakdown.tsx';
import { StageRow } from './StageRow.tsx';
import './Trace.css';

interface TraceProps {
	readonly run: RunView;
	/** Whether OPTIMIZE shows where the volume went. */
	readonly breakdown: boolean;
	readonly onToggle: () => void;
}

/** One row per stage: what it did, what was left behind it, how long it took. */
export function Trace({ run, breakdown, onToggle }: TraceProps) {
	const say = useSay();

	return (
		<table className="trace">
			<caption className="unseen">{say('trace')}</caption>
			<thead>
				<tr>
					<th scope="col">{say('stage')}</th>
					<th scope="col" className="trace-words">
						{say('whatItDid')}
					</th>
					<th scope="col" className="trace-figure trace-bytes">
						{say('sizeAfter')}
					</th>
					<th scope="col" className="trace-figure">
						{say(run.estimated ? 'columnEstimatedTokens' : 'columnTokens')}
					</th>
					<th scope="col" className="trace-bar">
						<span className="unseen">{say('remains')}</span>
					</th>
					<th scope="col" className="trace-figure">
						{say('time')}
					</th>
				</tr>
			</thead>
			{run.trace.map((row, index) => (
				<tbody key={row.stage}>
					<StageRow
						row={row}
						remains={remainsAfter(run, index)}
						estimated={run.estimated}
						{...(row.stage === 'OPTIMIZE' && run.reasons.length > 0 && { breakdown, onToggle })}
					/>
					{row.stage === 'OPTIMIZE' && breakdown && <Breakdown run={run} />}
				</tbody>
			))}
		</table>
	);
}

/** Share of the original bytes that is left after a stage; a stage that measured nothing left what was there. */
function remainsAfter({ trace, raw }: RunView, index: number): number {
	const measured = trace.slice(0, index + 1).findLast(({ bytes }) => bytes !== undefined);
	return raw.bytes === 0 ? 0 : (measured?.bytes ?? raw.bytes) / raw.bytes;
}
