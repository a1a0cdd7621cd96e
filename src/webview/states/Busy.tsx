import { inert } from '../model/inert.ts';
import { useSay } from '../text.ts';
import { ProgressRing } from '../ui/ProgressRing.tsx';

/** While a reduction runs; how far it is, and the way to cancel it, stand in VS Code's notification. */
export function Busy({ sourceName }: { readonly sourceName: string }) {
	const say = useSay();
	const text = say('busy', inert(sourceName));

	return (
		<section className="message" role="status">
			<ProgressRing label={text} />
			<p className="message-body">{text}</p>
		</section>
	);
}
