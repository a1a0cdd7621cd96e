import { lettersHash } from '../json/roles.ts';

/** What the key of a field says about a host or a service that was to be reached. */
export const targetKeys = {
	none: 0,
	/** It is one, if the record tells that something was not reached: other records say so of themselves. */
	reached: 1,
	/** It is one. */
	always: 2,
	/** It is one of several of a kind, such as a shard, by its name or a short number. */
	member: 3,
} as const;

const hashesOf = (keys: string): ReadonlySet<number> =>
	new Set(keys.split(' ').map((key) => lettersHash(key, 0, key.length)));
const reached = hashesOf('host addr address ip port server url endpoint remotehost dest destination hostport service');
const always = hashesOf('peer upstream broker target dbhost targethost upstreamhost upstreamaddr brokerid');
const members = hashesOf(
	'shard partition node nodeid nodename instance replica member device disk gpu dsn jdbcurl uri baseurl',
);
const names = hashesOf('name host hostname addr address ip port url endpoint');

/** What the key whose content stands between two UTF-16 offsets says; `within` is what the key around it says. */
export function targetKeyOf(text: string, start: number, end: number, within: number): number {
	const hash = lettersHash(text, start, end);
	if (within === targetKeys.always) return names.has(hash) ? targetKeys.always : targetKeys.none;
	if (always.has(hash)) return targetKeys.always;
	if (members.has(hash)) return targetKeys.member;
	return reached.has(hash) ? targetKeys.reached : targetKeys.none;
}
