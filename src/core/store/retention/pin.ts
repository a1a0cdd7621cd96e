import { recordPath } from '../layout.ts';
import { writeRecord } from '../records/recordFiles.ts';
import type { StoreParts } from '../storeParts.ts';

/** Writes down whether retention may take a run; what was written about that before is no longer needed. */
export async function writePin({ records, files, ports }: StoreParts, run: string, pinned: boolean): Promise<void> {
	const earlier = await records.named(['pinned', 'unpinned']);
	const own = earlier.filter(({ record }) => 'run' in record && record.run === run);
	const latest = own.reduce((time, { record }) => Math.max(time, record.at), 0);
	// A clock that was put back must not make the last word the first.
	const at = Math.max(ports.clock(), latest + 1);
	await writeRecord({ kind: pinned ? 'pinned' : 'unpinned', at, run }, files, ports);
	for (const { file } of own) await files.remove(recordPath(file));
}
