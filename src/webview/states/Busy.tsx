import { inert } from '../model/inert.ts';
import { useSay } from '../text.ts';
import { ProgressRing } from '../ui/ProgressRing.tsx';

interface BusyProps {
	readonly sourceName: string;
	/** What the reduction is at. */
	readonly doing: string | undefined;
}

/** While a reduction runs; the way to cancel it stands in VS Code's notification, which tells a screen reader how far it is. */
export function Busy({ sourceName, doing }: BusyProps) {
	const say = useSay();
	const text = say('busy', inert(sourceName));

	return (
		<section className="message">
			<ProgressRing label={text} />
			<p className="message-title" role="status">
				{text}
			</p>
			<p className="message-body">{doing}</p>
		</section>
	);
}
