import { exitCodes } from './failure.ts';
import { checkRunId, unwrapRun } from './lookUp.ts';
import { withStore } from './openStore.ts';

/** Pins a run of the store that the flag names, or lets it expire again. Throws a `Failure` if there is no such run. */
export async function setPinned(id: string, pinned: boolean, storeFlag: string | undefined) {
	checkRunId(id);
	return withStore(storeFlag, async (opened) => {
		unwrapRun(await opened.store.pin(id, pinned), id, opened);
		return exitCodes.fine;
	});
}
