import type { RecoveryVerdict, SignalVerdict } from '../../core/run.ts';
import { formatCount } from '../model/format.ts';
import { type Say, useSay } from '../text.ts';
import { Icon } from '../ui/Icon.tsx';
import './Verdicts.css';

/** Whether every critical string is still visible. */
export function SignalBadge({ verdict }: { readonly verdict: SignalVerdict }) {
	const say = useSay();

	return (
		<Badge name="SIGNAL" pass={verdict.pass} hint={say('signalHint')}>
			{signalInWords(say, verdict)}
		</Badge>
	);
}

/** Whether everything came back from the store. */
export function RecoveryBadge({ verdict, refs }: { readonly verdict: RecoveryVerdict; readonly refs: number }) {
	const say = useSay();

	return (
		<Badge name="RECOVERY" pass={verdict.pass} hint={say('recoveryHint')}>
			{recoveryInWords(say, verdict, refs)}
		</Badge>
	);
}

interface BadgeProps {
	readonly name: string;
	readonly pass: boolean;
	readonly hint: string;
	readonly children: string;
}

function Badge({ name, pass, hint, children }: BadgeProps) {
	const say = useSay();

	return (
		<p className={`verdict ${pass ? 'verdict-pass' : 'verdict-fail'}`} title={hint}>
			<span className="verdict-badge">
				<Icon name={pass ? 'pass' : 'fail'} />
				<b>{name}</b> {say(pass ? 'pass' : 'fail')}
			</span>
			<span className="verdict-words">{children}</span>
		</p>
	);
}

function signalInWords(say: Say, { expected, missing, restored }: SignalVerdict): string {
	if (expected === 0) {
		return say('signalNone');
	}

	const visible = say('signalCount', formatCount(expected - missing.length), formatCount(expected));
	return restored === 0 ? visible : `${visible}, ${say('restored', formatCount(restored))}`;
}

function recoveryInWords(say: Say, { source, refs }: RecoveryVerdict, allRefs: number): string {
	const whole = say(source ? 'recoverySource' : 'recoverySourceFailed');
	return allRefs === 0 ? whole : `${whole}, ${say('recoveryRefs', formatCount(refs), formatCount(allRefs))}`;
}
