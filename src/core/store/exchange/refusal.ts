import type { Run } from '../../run.ts';
import { type Sentence, sentence } from '../../sentence.ts';
import type { StoreParts } from '../storeParts.ts';
import { takenIds } from '../takenIds.ts';

/** Why a run that came from elsewhere is not taken in; undefined if it may be. */
export async function refusalOf(run: Run, parts: StoreParts): Promise<Sentence | undefined> {
	const isTaken = await takenIds(parts);
	if ([run, ...run.refs].some(({ id, digest }) => isTaken(id, digest)))
		return sentence('The run {0} goes by ids that belong to other content here, and is not taken in.', run.id);
	const { burials } = await parts.records.current();
	return burials.wasForgotten(run.id, run.createdAt)
		? sentence('The run {0} was forgotten here and is not taken in: reduce its source again to store it anew.', run.id)
		: undefined;
}
