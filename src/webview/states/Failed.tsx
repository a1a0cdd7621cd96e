import { inert } from '../model/inert.ts';
import { Inert } from '../parts/Inert.tsx';
import { useSay } from '../text.ts';
import { Message } from './Message.tsx';
import { StartActions } from './StartActions.tsx';

interface FailedProps {
	/** Empty when no source is to blame. */
	readonly sourceName: string;
	readonly message: string;
}

/** A reduction that came to nothing, and why. */
export function Failed({ sourceName, message }: FailedProps) {
	const say = useSay();
	const title = sourceName === '' ? say('crashedTitle') : say('failedTitle', inert(sourceName));

	return (
		<Message icon="warning" title={title} actions={<StartActions />}>
			<Inert text={message} />
		</Message>
	);
}
