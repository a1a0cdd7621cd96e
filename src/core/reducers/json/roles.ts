/**
 * What a key says about its value. Keys are compared by their letters alone, in lower case, so that `error_code`,
 * `errorCode` and `error-code` are one, and `padding_01` is padding.
 */

export const roles = {
	none: 0,
	/** Nobody debugs from it: goes whole. */
	padding: 1,
	/** What a system says about itself: goes, except errors in it. */
	telemetry: 2,
	/** Holds an error if it holds anything. */
	error: 3,
	/** A word or HTTP status that tells success from failure. */
	outcome: 4,
	/** Not zero: failed. */
	exit: 5,
	/** False: failed. */
	good: 6,
	/** True or above zero: failed. */
	bad: 7,
	/** Severity, as a word or a number of pino's scale. */
	level: 8,
	/** What a program wrote: judged as a message is, but cut as any string. */
	output: 9,
	/** What a person reads first. */
	message: 10,
	stack: 11,
	/** Few values, each worth seeing once. */
	category: 12,
	/** Says which one it is. */
	identity: 13,
} as const;

export type Role = (typeof roles)[keyof typeof roles];

const keysOf: readonly (readonly [Role, string])[] = [
	[roles.padding, 'padding noise filler junk dummy lorem pad'],
	[
		roles.telemetry,
		'telemetry metrics metric debug debuginfo tracing traces spans instrumentation profiling analytics tracecontext observability',
	],
	[
		roles.error,
		'error errors err exception exceptions failure failures fault faults cause rootcause panic lasterror stderr',
	],
	[
		roles.outcome,
		'status state result outcome conclusion phase verdict health httpstatus statuscode httpcode httpstatuscode responsecode responsestatus paymentstatus',
	],
	[roles.exit, 'exitcode exitstatus returncode exit'],
	[roles.good, 'ok success successful succeeded passed healthy valid'],
	[
		roles.bad,
		'failed iserror haserror haserrors errorcount errorscount failurecount failedcount fatalerrorcount timedout crashed oomkilled iserr',
	],
	[roles.level, 'level severity loglevel priority'],
	[
		roles.message,
		'message msg reason detail details errormessage errormsg errordescription statustext statusmessage failurereason failuremessage hint textpayload',
	],
	[roles.output, 'log logline logmessage rawlog'],
	[roles.stack, 'stack trace stacktrace backtrace stackframes frames traceback'],
	[
		roles.category,
		'code errorcode type kind event eventtype category declinecode rule ruleid method action errortype failurecode errno class op operation',
	],
	[
		roles.identity,
		'id uid uuid name path url uri file filename filepath key ref sha version line column requestid traceid',
	],
];

const roleOfLetters: Roles = new Map(
	keysOf.flatMap(([role, keys]) => keys.split(' ').map((key) => [lettersHash(key, 0, key.length), role])),
);
/** UTF-16 units of a key that are compared. */
const LONGEST_KEY = 60;
const paddingPrefix = /(?:padding|noise|filler|junk|dummy)[_\-\d]/y;

/** What keys say, by the hash of their letters. */
export type Roles = ReadonlyMap<number, Role>;

/** The roles of keys, where these are noise by the user's rules. */
export function rolesWith(noiseKeys: readonly string[] = []): Roles {
	if (noiseKeys.length === 0) return roleOfLetters;
	const noise = noiseKeys.map((key) => [lettersHash(key, 0, key.length), roles.telemetry] as const);
	return new Map([...roleOfLetters, ...noise]);
}

/** The role of the key whose content stands between two offsets. */
export function roleOf(text: string, start: number, end: number, known: Roles): Role {
	const role = known.get(lettersHash(text, start, end));
	if (role !== undefined) return role;
	if (!'dfjnp'.includes(text[start] ?? ' ')) return roles.none;
	paddingPrefix.lastIndex = start;
	return paddingPrefix.test(text) ? roles.padding : roles.none;
}

/** Hash of the letters of the key whose quote opens at an offset. */
export function keyHash(text: string, key: number): number {
	return lettersHash(text, key, Math.min(text.indexOf('"', key + 1), key + LONGEST_KEY));
}

/** FNV-1a over the letters of text between two offsets, in lower case; other characters do not count. */
export function lettersHash(text: string, start: number, end: number): number {
	let hash = 0x811c9dc5;
	for (let i = start; i < end; i++) {
		const code = text.charCodeAt(i);
		const lower = code | 0x20;
		if ((lower >= 97 && lower <= 122) || code > 127) hash = Math.imul(hash ^ lower, 0x01000193);
	}
	return hash;
}

/** FNV-1a over all characters between two offsets. */
export function exactHash(text: string, start: number, end: number): number {
	let hash = 0x811c9dc5;
	for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return hash;
}
