import type { RunView } from '../../core/view.ts';
import { formatCount } from '../model/format.ts';
import { Inert } from '../parts/Inert.tsx';
import { useSay } from '../text.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import './Findings.css';

/** What a person should read before trusting the result; nothing, most of the time. */
export function Findings({ run: { signal, notes } }: { readonly run: RunView }) {
	const say = useSay();

	return (
		<>
			<Finding icon="fail" title={say('missing')} texts={signal.missing} quoted />
			<Finding icon="warning" title={say('notInSource')} texts={signal.notInSource} quoted />
			<Finding icon="note" title={say('notes')} texts={notes.map((note) => say(note))} />
		</>
	);
}

/** A list longer than this is no longer read. */
const mostTexts = 50;

interface FindingProps {
	readonly icon: IconName;
	readonly title: string;
	readonly texts: readonly string[];
	/** Whether they are text of the source rather than sentences. */
	readonly quoted?: boolean;
}

function Finding({ icon, title, texts, quoted = false }: FindingProps) {
	const say = useSay();

	if (texts.length === 0) {
		return null;
	}

	const distinct = [...new Set(texts)];
	const more = distinct.length - mostTexts;

	return (
		<section className={`finding finding-${icon}`} aria-label={title}>
			<Icon name={icon} />
			<div className="finding-body">
				{quoted && <h2 className="finding-title">{title}</h2>}
				<ul className="finding-texts">
					{distinct.slice(0, mostTexts).map((text) => (
						<li key={text}>
							{quoted ? (
								<code>
									<Inert text={text} />
								</code>
							) : (
								<Inert text={text} />
							)}
						</li>
					))}
					{more > 0 && <li>{say('moreTexts', formatCount(more))}</li>}
				</ul>
			</div>
		</section>
	);
}
