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

function detailOf({ pass, expected, missing, restored, notInSource }: SignalVerdict): string {
	const verdict = pass ? 'PASS' : `FAIL ${missing.length} of ${expected} not visible`;
	const back = restored > 0 ? ` (${restored} restored)` : '';
	const absent = notInSource.length > 0 ? `, ${notInSource.length} not in the source` : '';
	return `${verdict}${back}${absent}${expected === 0 ? ': no critical strings found' : ''}`;
}
