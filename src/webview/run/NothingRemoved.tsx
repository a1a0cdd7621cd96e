import type { RunView } from '../../core/view.ts';
import { inert } from '../model/inert.ts';
import { Message } from '../states/Message.tsx';
import { useSay } from '../text.ts';

/** In place of the refs, when there are none: that is an answer too. Where notes say why, no other type would help. */
export function NothingRemoved({ run: { sourceName, notes } }: { readonly run: RunView }) {
	const say = useSay();

	return (
		<div className="run-nothing">
			<Message icon="pass" title={say('nothingTitle')}>
				{say('nothingBody', inert(sourceName))} {notes.length === 0 && say('nothingAdvice')}
			</Message>
		</div>
	);
}
