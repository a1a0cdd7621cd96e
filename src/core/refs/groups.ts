import type { Masks } from '../edits/masks.ts';
import type { Granularity } from '../edits/notices.ts';
import { forEachOmitted } from '../edits/omitted.ts';
import type { Plan } from '../edits/plan.ts';
import { append } from '../edits/spans.ts';
import type { Run } from '../run.ts';
import type { SecretKind } from '../secrets/secret.ts';
import type { Ref } from './ref.ts';

/** The omissions, or the secret, that one ref stands for. */
export interface RefGroup {
	readonly reason: string;
	/** Numbers of the omissions. */
	readonly omissions: number[];
	/** Numbers of those of them that are no shares of others; of a secret, those of its places. */
	readonly places: Set<number>;
	/** What they took out, as UTF-16 offsets: start, end, start, end, …; ascending, merged. */
	readonly spans: number[];
	/** The secrets that stood in it, as pairs: how many spans come before, and the number of the secret's place. */
	readonly masked: number[];
	readonly secret?: SecretKind;
}

/** Groups omissions by reason (coarse) or each on its own (fine), then secrets; the n-th group belongs to the n-th ref. */
export function refGroups(plan: Plan, granularity: Granularity): RefGroup[] {
	const groups = new Map<string | number, RefGroup>();
	const groupOf: (RefGroup | undefined)[] = plan.reasons.map(() => undefined);
	const masked = new Map<string | number, number[]>();
	const keyOf = (omission: number) =>
		granularity === 'fine' ? (plan.whole[omission] as number) : (plan.reasons[omission] as string);
	const join = (omission: number) => {
		const key = keyOf(omission);
		const group = groups.get(key) ?? emptyGroup(plan.reasons[omission] as string, masked.get(key));
		groups.set(key, group);
		group.omissions.push(omission);
		group.places.add(plan.whole[omission] as number);
		groupOf[omission] = group;
		return group;
	};
	forEachOmitted(
		plan,
		(edit, start, end) => {
			const omission = plan.omission[edit] as number;
			append((groupOf[omission] ?? join(omission)).spans, start, end);
		},
		// A secret makes no group: what holds nothing else has nothing to give back.
		(edit, place) => {
			const key = keyOf(plan.omission[edit] as number);
			const group = groups.get(key);
			const pairs = group?.masked ?? masked.get(key) ?? [];
			if (!group) masked.set(key, pairs);
			if (pairs.at(-1) !== place) pairs.push((group?.spans.length ?? 0) >> 1, place);
		},
	);
	return [...groups.values(), ...secretGroups(plan.masks)];
}

/** The groups of the refs of a run. */
export function groupsOf({ plan, options, refs }: Run): (ref: Ref) => RefGroup | undefined {
	const groups = refGroups(plan, options.granularity);
	const byId = new Map(refs.map(({ id }, i) => [id, groups[i]]));
	return ({ id }) => byId.get(id);
}

/** One group for each secret, in the order of their numbers. */
function secretGroups(masks: Masks | undefined): RefGroup[] {
	if (!masks) return [];
	const groups = masks.kinds.map((secret) => ({ ...emptyGroup(`secret: ${secret}`), secret }));
	masks.secret.forEach((secret, place) => {
		const group = groups[secret];
		group?.places.add(place);
		if (group) append(group.spans, masks.spans[2 * place] as number, masks.spans[2 * place + 1] as number);
	});
	return groups;
}

function emptyGroup(reason: string, masked: number[] = []): RefGroup {
	return { reason, omissions: [], places: new Set(), spans: [], masked };
}
