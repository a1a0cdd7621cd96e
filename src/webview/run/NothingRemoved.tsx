import { inert } from '../model/inert.ts';
import { Message } from '../states/Message.tsx';
import { useSay } from '../text.ts';

/** In place of the refs, when there are none: that is an answer too. */
export function NothingRemoved({ sourceName }: { readonly sourceName: string }) {
	const say = useSay();

	return (
		<div className="run-nothing">
			<Message icon="pass" title={say('nothingTitle')}>
				{say('nothingBody', inert(sourceName))} {say('nothingAdvice')}
			</Message>
		</div>
	);
}
