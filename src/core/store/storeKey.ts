import type { Files, Ports } from '../ports.ts';
import { hmacSha256 } from '../secrets/hmac.ts';

/** The store's own secret: without it, nobody can tell whether a guess at a secret is right by the ids of its source. */

const keyPath = 'key';
const SIZE = 32;

/** The key for the ids of one source with secrets, by the hash of it: hex digits. Makes the store's key if there is none. */
export async function secretKey(hash: string, files: Files, ports: Pick<Ports, 'random' | 'sha256'>): Promise<string> {
	const hmac = hmacSha256(await storeKey(files, ports), ports);
	hmac.update(new TextEncoder().encode(hash));
	return hmac.hex();
}

/** Whether the store has a key. */
export async function hasKey(files: Files): Promise<boolean> {
	return isKey(await files.read(keyPath));
}

/** A file whose bytes a power cut took may have its size and nothing but zeros. */
function isKey(stored: Uint8Array | undefined): stored is Uint8Array {
	return stored?.length === SIZE && stored.some((byte) => byte !== 0);
}

/** Of several processes that make it at once, all get the one that is stored. A damaged key is replaced: runs keep their own. */
async function storeKey(files: Files, ports: Pick<Ports, 'random'>): Promise<Uint8Array> {
	const stored = await files.read(keyPath);
	if (isKey(stored)) return stored;
	const made = ports.random(SIZE);
	if (stored) await files.write(keyPath, [made]);
	else await files.create(keyPath, made);
	return (await files.read(keyPath)) ?? made;
}
