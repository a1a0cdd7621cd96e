import { useActions } from '../host/useActions.ts';
import { useSay } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Inert } from './Inert.tsx';
import './Failure.css';

/** Why the last action failed, until the next one or until it is dismissed. */
export function Failure() {
	const say = useSay();
	const { failure, dismiss } = useActions();

	return (
		<div role="alert">
			{failure !== undefined && (
				<div className="failure">
					<Icon name="warning" />
					<p>
						<Inert text={failure} />
					</p>
					<Button icon="close" appearance="icon" label={say('dismiss')} onPress={dismiss} />
				</div>
			)}
		</div>
	);
}
