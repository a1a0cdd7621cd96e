import type { Files, Ports } from '../ports.ts';
import { indexPath, recordsFolder } from './layout.ts';
import { StoreIndex } from './storeIndex.ts';

/** SHA-256 in hex, behind the database: SQLite itself would not notice a changed value. */
const HASH = 64;

type IndexPorts = Pick<Ports, 'loadSql' | 'sha256'>;

/** The saved index; an empty one if it is missing, damaged or of another version. */
export async function loadIndex(files: Files, ports: IndexPorts): Promise<StoreIndex> {
	const [sql, saved] = await Promise.all([ports.loadSql(), files.read(indexPath)]);
	const database = saved && checked(saved, ports);
	const index = database && StoreIndex.of(sql, database);
	if (index) return index;
	const empty = StoreIndex.empty(sql);
	// What cannot be used may still hold texts of runs that are gone by now: it is to be written over.
	empty.changed = saved !== undefined;
	return empty;
}

/**
 * Saves the index whole; two processes that do so at once lose nothing, since the files are the truth. On a full disk a record
 * takes the place of the index, so that the folder of records has to be there from before.
 */
export async function writeIndex(index: StoreIndex, files: Files, ports: IndexPorts): Promise<void> {
	const database = index.toBytes();
	await files.makeFolder(recordsFolder);
	await files.write(indexPath, [database, new TextEncoder().encode(hashOf(database, ports))]);
}

function checked(saved: Uint8Array, ports: IndexPorts): Uint8Array | undefined {
	const end = Math.max(0, saved.length - HASH);
	const database = saved.subarray(0, end);
	return new TextDecoder().decode(saved.subarray(end)) === hashOf(database, ports) ? database : undefined;
}

function hashOf(bytes: Uint8Array, ports: IndexPorts): string {
	const sha256 = ports.sha256();
	sha256.update(bytes);
	return sha256.hex();
}
