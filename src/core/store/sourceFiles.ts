import type { Files, Ports } from '../ports.ts';
import { sentence } from '../sentence.ts';
import type { Source } from '../source/source.ts';
import { BlockReader } from './blockReader.ts';
import { blockFile } from './blockWriter.ts';
import { Damaged, undamaged } from './damaged.ts';
import { asideHashOf, isHash, sourceHashOf, sourcePath, sourcesFolder } from './layout.ts';

type CodecPorts = Pick<Ports, 'compression' | 'sha256'>;

/** Opens a source for reading parts of it; throws `Damaged` if it is missing. */
export async function openSource(hash: string, files: Files, ports: CodecPorts): Promise<BlockReader> {
	if (!isHash(hash)) throw new Damaged(sentence('A stored run names no source.'));
	return BlockReader.open(files, await placeOf(hash, files), hash, ports);
}

/** Where a source lies. One that was put aside is put back if a run needs it; until then it is read where it is. */
async function placeOf(hash: string, files: Files): Promise<string> {
	if (await hasSource(hash, files)) return sourcePath(hash);
	const aside = (await files.list(sourcesFolder)).find((file) => asideHashOf(file) === hash);
	return aside === undefined || (await hasSource(hash, files)) ? sourcePath(hash) : `${sourcesFolder}/${aside}`;
}

/** Whether a source is there by its own name. */
export async function hasSource(hash: string, files: Files): Promise<boolean> {
	return (await files.size(sourcePath(hash))) !== undefined;
}

/** A source whose bytes are at hand, and their hash. */
export type KnownSource = Pick<Source, 'hash' | 'bytes'>;

/**
 * All bytes of a source; throws `Damaged` unless their SHA-256 is the hash they were asked for by. Where they are known,
 * they are compared with those instead, and not held a second time.
 */
export async function readSource(
	hash: string,
	files: Files,
	ports: CodecPorts,
	known?: KnownSource,
): Promise<Uint8Array> {
	const reader = await openSource(hash, files, ports);
	const bytes = await (known?.hash === hash ? sameAs(reader, known.bytes) : hashedAs(reader, hash, ports));
	if (!bytes) throw new Damaged(sentence('The file {0} of the store is damaged.', sourcePath(hash)));
	return bytes;
}

async function sameAs(reader: BlockReader, bytes: Uint8Array): Promise<Uint8Array | undefined> {
	return (await reader.holds(bytes)) ? bytes : undefined;
}

async function hashedAs(reader: BlockReader, hash: string, ports: CodecPorts): Promise<Uint8Array | undefined> {
	const sha256 = ports.sha256();
	const bytes = await reader.all((block) => sha256.update(block));
	return sha256.hex() === hash ? bytes : undefined;
}

/** Stores a source under its hash, unless it lies there intact; one that was put aside may be deleted at any moment. */
export async function writeSource(hash: string, bytes: Uint8Array, files: Files, ports: CodecPorts): Promise<void> {
	if ((await hasSource(hash, files)) && (await isIntact(hash, files, ports))) return;
	await files.write(sourcePath(hash), blockFile(hash, [bytes], ports));
}

async function isIntact(hash: string, files: Files, ports: CodecPorts): Promise<boolean> {
	const known = await undamaged(async () => (await BlockReader.open(files, sourcePath(hash), hash, ports)).isIntact());
	return known.state === 'found' && known.value;
}

/** Hashes of all sources that are there. */
export async function sourceHashesIn(files: Files): Promise<string[]> {
	return (await files.list(sourcesFolder)).flatMap((file) => sourceHashOf(file) ?? []);
}
