import type { Run } from '../run.ts';
import { runPath } from './layout.ts';
import { ForgottenError } from './records/burials.ts';
import { releaseFrom } from './retention/releaseSources.ts';
import { fingerprintOf } from './runCodec.ts';
import { writeRun } from './runFiles.ts';
import { hasSource, writeSource } from './sourceFiles.ts';
import type { StoreParts } from './storeParts.ts';

/**
 * Stores a run and its source, and returns the name of the run's file. Retention of another process may bury that name, or
 * put the source aside, while this is under way; both is looked for after the run can be seen, when whoever comes later sees
 * it, and then it is stored once more. Throws `ForgottenError`, and leaves nothing, if the run was forgotten since it was made.
 */
export async function putRun(run: Run, bytes: Uint8Array, parts: StoreParts): Promise<string> {
	const { files, ports } = parts;
	const fingerprint = fingerprintOf(run, ports);
	const name = async () => {
		const { burials } = await parts.records.current();
		return burials.nameFor(run.id, fingerprint, run.createdAt, ports);
	};
	for (let file = await name(); ; ) {
		const source = writeSource(run.source.hash, bytes, files, ports);
		const written = [writeRun(file, run, files, ports, source), source];
		// Whichever fails, the other has to be done as well: each takes away what it left half written.
		await Promise.allSettled(written);
		await Promise.all(written);
		const still = await name().catch((error) => {
			if (error instanceof ForgottenError) return undo(file, run, error, parts);
			throw error;
		});
		if (still === file && (await hasSource(run.source.hash, files))) return file;
		file = still;
	}
}

/** Nobody stores a run under a name that was buried, so that only what was just written can be deleted here. */
async function undo(file: string, { source }: Run, error: ForgottenError, parts: StoreParts): Promise<never> {
	await parts.files.remove(runPath(file));
	await releaseFrom(parts, [source.hash]);
	throw error;
}
