import type { CSSProperties } from 'react';
import type { Passage, RefContent } from '../../core/view.ts';
import { useActions } from '../host/useActions.ts';
import { contentLines } from '../model/contentLines.ts';
import { formatCount } from '../model/format.ts';
import { useContent } from '../model/useContent.ts';
import { Inert } from '../parts/Inert.tsx';
import { useSay } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ProgressRing } from '../ui/ProgressRing.tsx';

interface RefTextProps {
	readonly runId: string;
	readonly refId: string;
}

/** A ref's content as the host gives it, or that it is on its way, or why it is not to be had. */
export function RefText({ runId, refId }: RefTextProps) {
	const say = useSay();
	const [state, retry] = useContent(runId, refId);

	if (state.kind === 'loading') {
		return (
			<div className="pane-wait">
				<ProgressRing label={say('loading')} />
			</div>
		);
	}

	if (state.kind === 'failed') {
		return (
			<div className="pane-error" role="alert">
				<Icon name="warning" />
				<p>
					<Inert text={state.message} />
				</p>
				<Button icon="retry" label={say('retry')} onPress={retry} />
			</div>
		);
	}

	return <Passages content={state.content} />;
}

function Passages({ content }: { readonly content: RefContent }) {
	const say = useSay();

	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard.
		<section className="text" tabIndex={0} aria-label={say('contentOf', content.id)} style={gutter(content)}>
			{content.passages.map((passage, index) => (
				<Lines key={index} passage={passage} />
			))}
			{content.hiddenLines > 0 && <HiddenLines content={content} />}
		</section>
	);
}

function Lines({ passage }: { readonly passage: Passage }) {
	return (
		<ol className="text-passage" start={passage.line}>
			{contentLines(passage).map(({ number, text }) => (
				<li key={number} className="text-line" value={number} data-line={formatCount(number)}>
					<Inert text={text} />
				</li>
			))}
		</ol>
	);
}

function HiddenLines({ content: { id, hiddenLines } }: { readonly content: RefContent }) {
	const say = useSay();
	const { perform } = useActions();

	return (
		<div className="text-hidden">
			{say('hiddenLines', formatCount(hiddenLines))}
			<Button icon="open" label={say('openWhole')} onPress={() => perform('openRef', { refId: id })} />
		</div>
	);
}

/** Room for the longest line number. */
function gutter({ passages }: RefContent): CSSProperties & { '--digits': number } {
	const last = passages.at(-1)?.line ?? 1;
	return { '--digits': formatCount(last + 500).length };
}
