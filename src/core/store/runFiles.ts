import type { Files, Ports } from '../ports.ts';
import type { Run } from '../run.ts';
import { sentence } from '../sentence.ts';
import { BlockReader } from './blockReader.ts';
import { blockFile } from './blockWriter.ts';
import { Damaged } from './damaged.ts';
import { runIdOf, runPath, runsFolder } from './layout.ts';
import { decodeRun, encodeRun, type StoredRun } from './runCodec.ts';

type CodecPorts = Pick<Ports, 'compression' | 'sha256'>;

/** Names of all run files, of whatever process. */
export async function runFileNames(files: Files): Promise<string[]> {
	return (await files.list(runsFolder)).filter((file) => runIdOf(file) !== undefined);
}

/**
 * Writes a run's file under the name `file`, made of its id; it appears when its source, `after`, is there. A file of that
 * name holds the same run, perhaps damaged: it is replaced.
 */
export function writeRun(file: string, run: Run, files: Files, ports: CodecPorts, after: Promise<void>): Promise<void> {
	return files.write(runPath(file), blockFile(file, encodeRun(run), ports), after);
}

/** Reads a run's file; throws `Damaged` unless every byte is as it was written. */
export async function readRun(file: string, files: Files, ports: CodecPorts): Promise<StoredRun> {
	const reader = await BlockReader.open(files, runPath(file), file, ports);
	const stored = (await reader.isIntact()) ? decodeRun(await reader.all()) : undefined;
	if (stored && stored.facts.id === runIdOf(file)) return stored;
	throw new Damaged(sentence('The file {0} of the store is damaged.', runPath(file)));
}
