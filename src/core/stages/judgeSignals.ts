import type { SignalVerdict } from '../run.ts';
import { secretHider } from '../secrets/masksOf.ts';
import { checkSignals } from '../signals/check.ts';
import type { Outcome } from './stage.ts';
import type { Judged, MeasuredVisible } from './state.ts';

/** How much of a missing critical string the verdict shows, in UTF-16 units. */
const SHOWN = 200;

/** Looks for every critical string in the visible text as it will be pasted. */
export function judgeSignals(state: MeasuredVisible): Outcome<Judged> {
	const { source, screen, criticals, options, applied, restored, masks } = state;
	const { rendered } = applied;
	const checked = checkSignals({ text: source.text, criticals, planted: options.signals, screen, masks, rendered });
	const hide = secretHider(source.text, masks);
	const signal: SignalVerdict = {
		pass: checked.missing.length === 0,
		expected: checked.expected,
		missing: checked.missing.map(({ text }) => hide(text).slice(0, SHOWN)),
		restored,
		notInSource: checked.notInSource.map(hide),
	};
	return { state: { ...state, signal }, detail: detailOf(signal) };
}

/** `PASS (2 restored): 12 of 12 critical strings visible, 2 by taking edits back`. */
function detailOf({ pass, expected, missing, restored, notInSource }: SignalVerdict): string {
	const [back, how] = restored > 0 ? [` (${restored} restored)`, `, ${restored} by taking edits back`] : [];
	const visible = `${expected - missing.length} of ${expected} critical strings visible`;
	const absent = notInSource.length > 0 ? `, ${notInSource.length} not in the source` : '';
	return `${pass ? 'PASS' : 'FAIL'}${back ?? ''}: ${expected === 0 ? 'no critical strings found' : visible}${how ?? ''}${absent}`;
}
