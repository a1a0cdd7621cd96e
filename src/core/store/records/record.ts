/** An act upon stored runs, written down once and never changed. All times are milliseconds since 1970. */
export type StoreRecord = Forgot | Expired | Remains | Pin;

/** Run files by name, and up to which time of theirs they are gone: a run put later under such a name is another one. */
type FileTimes = Readonly<Record<string, number>>;

/** A tombstone: it names no content, and nothing brings back what it buried. */
export interface Forgot {
	readonly kind: 'forgot';
	readonly at: number;
	readonly files: FileTimes;
	/** Everything stored up to then is gone, whatever its name. */
	readonly everything?: true;
}

/** Runs that retention took. */
export interface Expired {
	readonly kind: 'expired';
	readonly at: number;
	readonly files: FileTimes;
}

/** What is still known of runs that expired. Apart from `Expired`, since it is long and seldom asked for. */
export interface Remains {
	readonly kind: 'remains';
	readonly at: number;
	readonly runs: readonly RunRemains[];
}

export interface RunRemains {
	readonly id: string;
	readonly digest: string;
	readonly sourceName: string;
	readonly lines: number;
	readonly refs: readonly RefRemains[];
}

export interface RefRemains {
	readonly id: string;
	readonly digest: string;
	/** Of a secret only its kind is kept, and neither reason nor size. */
	readonly secret?: string;
	readonly reason?: string;
	readonly lines?: number;
}

/** Whether retention may take the run with that id; of several the latest counts. */
export interface Pin {
	readonly kind: 'pinned' | 'unpinned';
	readonly at: number;
	readonly run: string;
}

/** Whether what a record's file holds has the shape of a record: a store may have come from elsewhere. */
export function isRecord(value: unknown): value is StoreRecord {
	if (!isObject(value) || !isNumber(value.at)) return false;
	switch (value.kind) {
		case 'forgot':
		case 'expired':
			return isObject(value.files) && Object.values(value.files).every(isNumber);
		case 'remains':
			return Array.isArray(value.runs) && value.runs.every(isRunRemains);
		case 'pinned':
		case 'unpinned':
			return isString(value.run);
		default:
			return false;
	}
}

function isRunRemains(value: unknown): value is RunRemains {
	if (!isObject(value)) return false;
	const { id, digest, sourceName, lines, refs } = value;
	return [id, digest, sourceName].every(isString) && isNumber(lines) && Array.isArray(refs) && refs.every(isRefRemains);
}

function isRefRemains(value: unknown): value is RefRemains {
	if (!isObject(value)) return false;
	const { id, digest, secret, reason, lines } = value;
	const isKnown = isString(secret) || (isString(reason) && isNumber(lines));
	return isString(id) && isString(digest) && isKnown;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): value is number {
	return typeof value === 'number';
}

function isString(value: unknown): value is string {
	return typeof value === 'string';
}
