import { type Part, text } from '../../edits/parts.ts';
import type { Notices } from './notices.ts';
import type { Work } from './work.ts';

/** Something that is counted where a stretch leaves: where it starts (a UTF-16 offset), and in which words. */
export interface Counted {
	readonly start: number;
	readonly words: string;
}

/** One ref for all of them, however they are counted in their places. */
const REASON = 'tests that did not fail';
const COMMA = text(', ');

/**
 * Folds the stretch [start, end) of tests side by side, as a whole. Each edit reaches from one test to the next, so that
 * the count for each of the words is that of its tests, whatever else stands among them.
 */
export function foldTests({ plan, notices }: Work, tests: readonly Counted[], start: number, end: number): void {
	if (end - start < notices.cost) return;
	const omissions = new Map<string, number>();
	tests.forEach(({ words }, i) => {
		const known = omissions.get(words);
		const omission = known ?? plan.omission(REASON, omissions.values().next().value);
		const parts = known === undefined ? noticeOf(notices, words, omissions.size > 0) : undefined;
		plan.edit(omission, i === 0 ? start : (tests[i] as Counted).start, tests[i + 1]?.start ?? end, parts);
		omissions.set(words, omission);
	});
}

function noticeOf(notices: Notices, words: string, isFurther: boolean): readonly Part[] {
	const notice = notices.whole(words, REASON);
	return isFurther && notices.syntax === 'json' ? [COMMA, ...notice] : notice;
}
