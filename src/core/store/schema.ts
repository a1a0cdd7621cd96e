import type { Files, Ports } from '../ports.ts';
import { sentence } from '../sentence.ts';
import { indexPath, runsFolder, sourcesFolder } from './layout.ts';
import { migrate } from './migrate.ts';
import { makingRoom } from './records/makingRoom.ts';
import { StoreError } from './storeError.ts';

/**
 * The version of the store that this program writes. 1: blocks of 1 MiB. 2: blocks of 256 KiB. 3: masks and records, and
 * the version stands in a file, which 1 and 2 do not have. 4: all ids of a source with secrets are keyed.
 */
const storeVersion = 4;

const versionPath = 'version';

type Hash = Pick<Ports, 'sha256'>;

/**
 * Looks whether this program may write to the store and returns what is to be done before: a new one gets its version, an
 * older one is migrated after a backup; undefined if nothing is. Throws a `StoreError` if a newer program wrote it; reading
 * it needs no leave.
 */
export async function updateOf(files: Files, ports: Ports): Promise<(() => Promise<void>) | undefined> {
	const version = await versionOf(files, ports);
	if (version === storeVersion) return undefined;
	if (typeof version === 'number' && version > storeVersion) throw newer();
	return async () => {
		if (version === 'older') await migrate(files, ports);
		const write = () => files.write(versionPath, [versionFile(storeVersion, ports)]);
		await makingRoom(write, [() => files.remove(indexPath)]);
	};
}

/** What the version file says; without one, the store is new if it is empty, and else of the time before that file. */
async function versionOf(files: Files, ports: Hash): Promise<number | 'new' | 'older' | 'damaged'> {
	const before = await readVersion(files, ports);
	if (before !== undefined) return before;
	const stored = [...(await files.list(runsFolder)), ...(await files.list(sourcesFolder))];
	// A new store gets its version before its first run, so that one who sees a run can see the version.
	return (await readVersion(files, ports)) ?? (stored.length === 0 ? 'new' : 'older');
}

async function readVersion(files: Files, ports: Hash): Promise<number | 'damaged' | undefined> {
	const file = await files.read(versionPath);
	if (!file) return undefined;
	const text = new TextDecoder().decode(file);
	const version = Number.parseInt(text, 10);
	return text === new TextDecoder().decode(versionFile(version, ports)) ? version : 'damaged';
}

/** The number and its SHA-256, since a single changed bit makes another number. */
function versionFile(version: number, ports: Hash): Uint8Array {
	const sha256 = ports.sha256();
	sha256.update(new TextEncoder().encode(String(version)));
	return new TextEncoder().encode(`${version} ${sha256.hex()}\n`);
}

function newer(): StoreError {
	return new StoreError(
		'newer',
		sentence('A newer version of Nolife Tokens wrote the store, so that nothing is changed in it: update this one.'),
	);
}
