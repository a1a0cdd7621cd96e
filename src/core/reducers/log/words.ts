/** Words that say how a line has to be read. A word may be of several kinds; kinds are bits. */

export const ERRORISH = 1;
export const SEVERITY = 2;
/** The number behind it says what happened, not which one it was. */
export const DECISIVE = 4;
export const MONTH = 8;
export const WEEKDAY = 16;
export const METHOD = 32;
export const HTTP = 64;
/** The number behind it counts something: none of it is another story than some of it. */
export const TALLY = 128;

/** The number behind it tells how long something took. */
export const TIMING = 256;

/** The line tells of something that was to be reached. */
export const REACHES = 512;
/** The address behind it is that of who asked. */
export const CLIENT = 1024;
/** The number behind it is a port. */
export const PORT = 2048;
/** What stands behind it names one of several: a host, a node, a partition. */
export const MEMBER = 4096;

const SETS: readonly (readonly [kind: number, words: string])[] = [
	[
		ERRORISH,
		`error errors err exception exceptions fatal panic fail fails failed failing failure failures denied refused reject
		rejected timeout timeouts abort aborted aborting crash crashed critical crit severe emerg emergency alert warn
		warning warnings unreachable killed segfault oom corrupt corrupted invalid unable cannot traceback lost broken
		unauthorized forbidden missing unexpected violation deadlock overflow expired disconnected unhealthy degraded
		stacktrace`,
	],
	[
		SEVERITY,
		`error err fatal panic critical crit severe emerg emergency alert warn warning notice info information debug trace
		verbose fine finer finest config`,
	],
	[
		DECISIVE,
		`code codes status exit exited errno rc ret level signal priority severity http exitcode
		statuscode errorcode exit_code status_code error_code httpstatus http_status sc_status http_code severity_number
		severitynumber level_value loglevel log_level lvl levelno prio eventid event_id eventcode winerror
		sqlcode reason sqlstate response retcode returncode return_code hresult state ora cve version`,
	],
	[
		TIMING,
		`query_time lock_time duration elapsed took latency latency_ms duration_ms elapsed_ms response_time request_time
		time_taken responsetime durationms elapsedms`,
	],
	[
		REACHES,
		`connect connecting connect_to dial refused unreachable route getaddrinfo lookup resolve established econnrefused
		enotfound ehostunreach enetunreach etimedout eai_again`,
	],
	[CLIENT, 'client clientip client_ip from remote remote_addr peer src'],
	[PORT, 'port htons'],
	[
		MEMBER,
		`shard partition broker node replica server instance host hostname nodename addr address endpoint upstream target
		backend device dev disk gpu member brokerid nodeid node_id broker_id shard_id`,
	],
	[MONTH, 'jan feb mar apr may jun jul aug sep oct nov dec'],
	[WEEKDAY, 'mon tue wed thu fri sat sun'],
	[METHOD, 'get post put delete head patch options connect propfind'],
	[HTTP, 'http'],
	[
		TALLY,
		`error errors err failed failures failure fail fails warnings retries left remaining dropped lost skipped result
		errorcount error_count errorscount errors_count errors_total numerrors num_errors failedcount failed_count
		failurecount failure_count failures_total numfailed num_failed numfailures num_failures`,
	],
];

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** Hash of no letters (FNV-1a, 32 bits, over lower-cased codes). */
export const noLetters = SEED;

/** The hash with one more letter. */
export function withLetter(hash: number, code: number): number {
	return Math.imul(hash ^ (code | 32), PRIME);
}

const table = tableOf(
	SETS.flatMap(([kind, words]) => words.split(/\s+/).map((word): [number, number] => [hashOf(word), kind])),
);

/** The kinds of a word by its hash; 0 for a word that is in no set. */
export function kindsOf(hash: number): number {
	const slot = hash & table.mask;
	return table.hashes[slot] === hash ? (table.kinds[slot] as number) : 0;
}

/** Hash of a word, whatever its case. */
export function hashOf(word: string): number {
	let hash = noLetters;
	for (let i = 0; i < word.length; i++) hash = withLetter(hash, word.charCodeAt(i));
	return hash;
}

/** A table without collisions: it doubles until each word has a slot of its own. */
function tableOf(entries: readonly (readonly [number, number])[]) {
	for (let size = 256; ; size *= 2) {
		const hashes = new Int32Array(size);
		const kinds = new Int32Array(size);
		const fits = entries.every(([hash, kind]) => {
			const slot = hash & (size - 1);
			if (kinds[slot] !== 0 && hashes[slot] !== hash) return false;
			hashes[slot] = hash;
			kinds[slot] = (kinds[slot] as number) | kind;
			return true;
		});
		if (fits) return { mask: size - 1, hashes, kinds };
	}
}
