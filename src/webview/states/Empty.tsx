import { useSay } from '../text.ts';
import { Message } from './Message.tsx';
import { StartActions } from './StartActions.tsx';

/** Before the first run. */
export function Empty() {
	const say = useSay();

	return (
		<Message icon="reduced" title={say('emptyTitle')} actions={<StartActions />}>
			{say('emptyBody')}
		</Message>
	);
}
