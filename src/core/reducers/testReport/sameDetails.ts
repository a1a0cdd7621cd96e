import { copy } from '../../edits/parts.ts';
import { intersects } from '../../edits/spans.ts';
import { borderBefore } from '../../source/characters.ts';
import type { Work } from './work.ts';

const REASON = 'details as above';
/** Shorter details are not worth a notice, in UTF-16 units. */
const LEAST = 160;
/** UTF-16 units of the other failure's name that the notice shows. */
const NAME = 160;

/** A stretch of text, as UTF-16 offsets. */
export interface Stretch {
	readonly start: number;
	readonly end: number;
}

/** Folds the details of failures that equal those of a failure further up. */
export class SameDetails {
	private readonly names = new Map<string, Stretch>();

	constructor(private readonly work: Work) {}

	/** Takes the details of a failure and what it is called; returns what the failure is called that had the same, if any. */
	earlier({ start, end }: Stretch, name: Stretch): Stretch | undefined {
		const { text, keep } = this.work.input;
		if (end - start < LEAST || intersects(keep, start, end)) return undefined;
		const details = text.slice(start, end);
		const earlier = this.names.get(details);
		if (!earlier) this.names.set(details, name);
		return earlier;
	}

	/** Folds details; `lineEnd` ends the line of the notice, if the end of the last line leaves, too. */
	fold({ start, end }: Stretch, name: Stretch, lineEnd: string): void {
		const { plan, notices, input } = this.work;
		const shown = copy(name.start, borderBefore(input.text, Math.min(name.end, name.start + NAME)));
		plan.edit(plan.omission(REASON), start, end, notices.same(shown, REASON, lineEnd));
	}
}
