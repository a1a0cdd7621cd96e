import { type CSSProperties, useEffect, useRef } from 'react';
import type { Passage, RefContent, RefView } from '../../core/view.ts';
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
	readonly item: RefView;
}

/** A ref's content as the host gives it, or that it is on its way, or why it is not to be had; of a secret, how to see it. */
export function RefText({ runId, item }: RefTextProps) {
	const say = useSay();
	const [state, load] = useContent(runId, item);

	if (state.kind === 'masked') {
		return (
			<div className="pane-message">
				<Icon name="mask" />
				<p>
					<Inert text={say('isSecret', item.secret ?? '')} />
				</p>
				<Button icon="keep" label={say('showSecret')} onPress={load} />
			</div>
		);
	}

	if (state.kind === 'loading') {
		return (
			<div className="pane-wait">
				<ProgressRing label={say('loading')} />
			</div>
		);
	}

	if (state.kind === 'failed') {
		return (
			<div className="pane-message" role="alert">
				<Icon name="warning" />
				<p>
					<Inert text={state.message} />
				</p>
				<Button icon="retry" label={say('retry')} onPress={load} />
			</div>
		);
	}

	return <Passages content={state.content} focused={item.secret !== undefined} />;
}

interface PassagesProps {
	readonly content: RefContent;
	/** Whether it takes the focus of the button that it came by, which is gone. */
	readonly focused: boolean;
}

function Passages({ content, focused }: PassagesProps) {
	const say = useSay();
	const section = useRef<HTMLElement>(null);

	useEffect(() => {
		if (focused) section.current?.focus();
	}, [focused]);

	return (
		<section
			className="text"
			ref={section}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard.
			tabIndex={0}
			aria-label={say('contentOf', content.id)}
			style={gutter(content)}
		>
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
