import type { Files, Ports } from '../../ports.ts';
import { sentence } from '../../sentence.ts';
import { Damaged } from '../damaged.ts';
import { indexPath, recordFileName, recordKindOf, recordPath, recordsFolder } from '../layout.ts';
import { makingRoom, type Spare } from './makingRoom.ts';
import { isRecord, type StoreRecord } from './record.ts';

/** Names of all record files, of whatever process. */
export async function recordFileNames(files: Files): Promise<string[]> {
	return (await files.list(recordsFolder)).filter((file) => recordKindOf(file) !== undefined);
}

/**
 * Writes down an act; once it returned, every process knows of it. Returns the name of the record's file. On a full disk it
 * takes the place of the index, which is built anew from the files, or else of what the act deletes.
 */
export async function writeRecord(
	record: StoreRecord,
	files: Files,
	ports: Pick<Ports, 'sha256'>,
	deleted: readonly Spare[] = [],
): Promise<string> {
	const json = new TextEncoder().encode(JSON.stringify(record));
	const file = recordFileName(record.kind, hashOf(json, ports));
	await makingRoom(() => files.write(recordPath(file), [json]), [() => files.remove(indexPath), ...deleted]);
	return file;
}

/** Reads a record; throws `Damaged` unless it is as it was written. Undefined if it was deleted meanwhile. */
export async function readRecord(
	file: string,
	files: Files,
	ports: Pick<Ports, 'sha256'>,
): Promise<StoreRecord | undefined> {
	const json = await files.read(recordPath(file));
	if (!json) return undefined;
	const kind = recordKindOf(file);
	if (kind && file === recordFileName(kind, hashOf(json, ports))) {
		const record = parsed(json);
		if (isRecord(record) && record.kind === kind) return record;
	}
	throw new Damaged(sentence('The file {0} of the store is damaged.', recordPath(file)));
}

/** The name is the checksum. */
function hashOf(json: Uint8Array, ports: Pick<Ports, 'sha256'>): string {
	const sha256 = ports.sha256();
	sha256.update(json);
	return sha256.hex();
}

function parsed(json: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(json));
	} catch {
		return undefined;
	}
}
