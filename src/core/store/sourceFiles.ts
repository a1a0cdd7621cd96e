import type { Files, Ports } from '../ports.ts';
import { sentence } from '../sentence.ts';
import { BlockReader } from './blockReader.ts';
import { blockFile } from './blockWriter.ts';
import { Damaged, undamaged } from './damaged.ts';
import { isHash, sourceHashOf, sourcePath, sourcesFolder } from './layout.ts';

type CodecPorts = Pick<Ports, 'compression' | 'sha256'>;

/** Opens a source for reading parts of it; throws `Damaged` if it is missing. */
export async function openSource(hash: string, files: Files, ports: CodecPorts): Promise<BlockReader> {
	if (!isHash(hash)) throw new Damaged(sentence('A stored run names no source.'));
	return BlockReader.open(files, sourcePath(hash), hash, ports);
}

/** All bytes of a source; throws `Damaged` unless their SHA-256 is the hash they were asked for by. */
export async function readSource(hash: string, files: Files, ports: CodecPorts): Promise<Uint8Array> {
	const reader = await openSource(hash, files, ports);
	const sha256 = ports.sha256();
	const bytes = await reader.all((block) => sha256.update(block));
	if (sha256.hex() !== hash) throw new Damaged(sentence('The file {0} of the store is damaged.', sourcePath(hash)));
	return bytes;
}

/** Stores a source under its hash, unless it lies there intact. */
export async function writeSource(hash: string, bytes: Uint8Array, files: Files, ports: CodecPorts): Promise<void> {
	const known = await undamaged(async () => (await openSource(hash, files, ports)).isIntact());
	if (known.state === 'found' && known.value) return;
	await files.write(sourcePath(hash), blockFile(hash, [bytes], ports));
}

/** How many sources there are, and their bytes on disk. */
export async function measureSources(
	files: Files,
): Promise<{ readonly sources: number; readonly storedBytes: number }> {
	const hashes = (await files.list(sourcesFolder)).flatMap((file) => sourceHashOf(file) ?? []);
	let storedBytes = 0;
	for (const hash of hashes) storedBytes += (await files.size(sourcePath(hash))) ?? 0;
	return { sources: hashes.length, storedBytes };
}
