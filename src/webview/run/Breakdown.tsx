import type { ReasonRow } from '../../core/run.ts';
import type { RunView } from '../../core/view.ts';
import { formatCount, formatShare } from '../model/format.ts';
import { Bar } from '../parts/Bar.tsx';
import { linesInWords } from '../parts/figures.ts';
import { Inert } from '../parts/Inert.tsx';
import { useSay } from '../text.ts';
import { SizeCells } from './SizeCells.tsx';

/** The biggest tell the story; the tree holds them all. */
const shownReasons = 20;

/** Where the volume went: what each reason took out, the most first. */
export function Breakdown({ run }: { readonly run: RunView }) {
	const say = useSay();
	const sorted = run.reasons.toSorted((a, b) => b.bytes - a.bytes);
	const more = sorted.length - shownReasons;

	return (
		<>
			{sorted.slice(0, shownReasons).map((reason) => (
				<ReasonLine key={reason.reason} reason={reason} run={run} />
			))}
			{more > 0 && (
				<tr className="trace-reason">
					<td colSpan={6}>{say('moreReasons', formatCount(more))}</td>
				</tr>
			)}
		</>
	);
}

function ReasonLine({ reason, run }: { readonly reason: ReasonRow; readonly run: RunView }) {
	const say = useSay();
	const share = run.raw.bytes === 0 ? 0 : reason.bytes / run.raw.bytes;

	return (
		<tr className="trace-reason">
			<th scope="row" colSpan={2}>
				<Inert text={reason.reason} /> <span className="trace-lines">{linesInWords(say, reason.lines)}</span>{' '}
				<span className="unseen">{say('takenOut')}</span>
			</th>
			<SizeCells bytes={reason.bytes} tokens={reason.tokens} estimated={run.estimated} />
			<td className="trace-bar">
				<Bar share={share} kind="removed" />
			</td>
			<td className="trace-figure" title={say('ofRaw', formatShare(share))}>
				{formatShare(share)}
			</td>
		</tr>
	);
}
