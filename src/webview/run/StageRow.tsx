import type { StageName, TraceRow } from '../../core/run.ts';
import { formatDuration } from '../model/format.ts';
import { inert } from '../model/inert.ts';
import { Bar } from '../parts/Bar.tsx';
import { Inert } from '../parts/Inert.tsx';
import { type StringKey, useSay } from '../text.ts';
import { Icon } from '../ui/Icon.tsx';
import { SizeCells } from './SizeCells.tsx';

const purposes = {
	LOAD: 'stageLoad',
	CLASSIFY: 'stageClassify',
	MEASURE_RAW: 'stageMeasureRaw',
	SECRETS: 'stageSecrets',
	OPTIMIZE: 'stageOptimize',
	MEASURE_OPT: 'stageMeasureOpt',
	SIGNAL: 'stageSignal',
	RECOVERY: 'stageRecovery',
} satisfies Record<StageName, StringKey>;

interface StageRowProps {
	readonly row: TraceRow;
	/** Share of the original bytes that is left, 0 to 1. */
	readonly remains: number;
	readonly estimated: boolean;
	/** Whether its breakdown is shown, where it has one. */
	readonly breakdown?: boolean;
	readonly onToggle?: () => void;
}

export function StageRow({ row, remains, estimated, breakdown, onToggle }: StageRowProps) {
	const say = useSay();

	return (
		<tr className="trace-stage">
			<th scope="row" className="trace-name" title={say(purposes[row.stage])}>
				{onToggle ? (
					<button type="button" className="trace-toggle" aria-expanded={breakdown} onClick={onToggle}>
						{row.stage}
						<Icon name="chevron" className={breakdown ? 'turned' : ''} />
					</button>
				) : (
					row.stage
				)}
			</th>
			<td className="trace-words" title={inert(row.detail)}>
				<div className="trace-detail">
					<Inert text={row.detail} />
				</div>
			</td>
			<SizeCells bytes={row.bytes} tokens={row.tokens} estimated={estimated} />
			<td className="trace-bar">
				<Bar share={remains} kind="remains" />
			</td>
			<td className="trace-figure">{formatDuration(row.ms)}</td>
		</tr>
	);
}
