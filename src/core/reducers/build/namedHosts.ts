import { copy, type Part, text as wording } from '../../edits/parts.ts';
import type { ReduceInput } from '../reducer.ts';
import { buildLine } from './buildLines.ts';
import type { BuildRecord } from './buildRecord.ts';
import { hostIn } from './play.ts';

/** More hosts than these are counted only. */
const MOST = 24;

/** ` also [web2], [web7]`: the hosts of the members of a fold but those of the first, whose row is shown. */
export function namedHosts(input: ReduceInput, records: readonly BuildRecord[], members: readonly number[]): Part[] {
	const shown: Part[] = [];
	for (const member of members.slice(1, 1 + MOST)) {
		const { bare, start } = buildLine(input, (records[member] as BuildRecord).start);
		const host = hostIn(bare);
		if (host) shown.push(wording(shown.length > 0 ? ', ' : ' also '), copy(start + host[0], start + host[1]));
	}
	return members.length > 1 + MOST ? [...shown, wording(', …')] : shown;
}
