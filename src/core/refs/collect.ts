import type { ContentType } from '../contentType.ts';
import type { Masks } from '../edits/masks.ts';
import type { Measures } from '../edits/measure.ts';
import type { Granularity } from '../edits/notices.ts';
import { forEachOmitted } from '../edits/omitted.ts';
import type { Plan } from '../edits/plan.ts';
import { append, totalLength } from '../edits/spans.ts';
import type { Ports } from '../ports.ts';
import type { SecretKind } from '../secrets/secret.ts';
import { lineAt } from '../source/lines.ts';
import type { Source } from '../source/source.ts';
import type { TokenCounter } from '../tokens/tokenCounter.ts';
import { type IsTaken, refDigest, shortestId } from './ids.ts';
import { previewOf } from './preview.ts';
import type { Ref } from './ref.ts';

/** The refs of a plan, those of secrets last, and which of them each omission and each secret belongs to (by its number). */
export interface Collected {
	readonly refs: readonly Ref[];
	readonly refOf: ReadonlyMap<number, Ref>;
	readonly refOfSecret: readonly Ref[];
}

/** The omissions, or the secret, that one ref stands for. */
export interface RefGroup {
	readonly reason: string;
	/** Numbers of the omissions. */
	readonly omissions: number[];
	/** Numbers of those of them that are no shares of others. */
	readonly places: Set<number>;
	/** What they took out, as UTF-16 offsets: start, end, start, end, …; ascending, merged. */
	readonly spans: number[];
	readonly secret?: SecretKind;
}

interface Context {
	readonly source: Source;
	readonly type: ContentType;
	readonly counter: TokenCounter;
	readonly isTaken: IsTaken;
	readonly ports: Pick<Ports, 'sha256'>;
	readonly secretKey?: string | undefined;
}

/** Groups a plan's omissions into refs, one per reason (coarse) or per omission (fine), in order of their first span. */
export function collectRefs(plan: Plan, measures: Measures, granularity: Granularity, context: Context): Collected {
	const refOf = new Map<number, Ref>();
	const own = new Map<string, string>();
	const isTaken: IsTaken = (id, digest) => (own.get(id) ?? digest) !== digest || context.isTaken(id, digest);
	const refs = refGroups(plan, granularity).map((group) => {
		const ref = refOfGroup(group, measures, { ...context, isTaken });
		own.set(ref.id, ref.digest);
		for (const omission of group.omissions) refOf.set(omission, ref);
		return ref;
	});
	return { refs, refOf, refOfSecret: refs.filter(({ secret }) => secret !== undefined) };
}

/** Groups omissions by reason (coarse) or each on its own (fine), then secrets; the n-th group belongs to the n-th ref. */
export function refGroups(plan: Plan, granularity: Granularity): RefGroup[] {
	const groups = new Map<string | number, RefGroup>();
	const groupOf: (RefGroup | undefined)[] = plan.reasons.map(() => undefined);
	const join = (omission: number) => {
		const reason = plan.reasons[omission] as string;
		const whole = plan.whole[omission] as number;
		const key = granularity === 'fine' ? whole : reason;
		const group = groups.get(key) ?? { reason, omissions: [], places: new Set(), spans: [] };
		groups.set(key, group);
		group.omissions.push(omission);
		group.places.add(whole);
		groupOf[omission] = group;
		return group;
	};
	forEachOmitted(plan, (edit, start, end) => {
		const omission = plan.omission[edit] as number;
		append((groupOf[omission] ?? join(omission)).spans, start, end);
	});
	return [...groups.values(), ...secretGroups(plan.masks)];
}

/** One group for each secret, in the order of their numbers. */
function secretGroups(masks: Masks | undefined): RefGroup[] {
	if (!masks) return [];
	const groups = masks.kinds.map((secret) => ({
		reason: `secret: ${secret}`,
		omissions: [],
		places: new Set<number>(),
		spans: [] as number[],
		secret,
	}));
	masks.secret.forEach((secret, place) => {
		const group = groups[secret];
		group?.places.add(place);
		if (group) append(group.spans, masks.spans[2 * place] as number, masks.spans[2 * place + 1] as number);
	});
	return groups;
}

function refOfGroup(group: RefGroup, measures: Measures, context: Context): Ref {
	const { source, type, counter, isTaken, ports, secretKey = '' } = context;
	const { reason, secret } = group;
	const spans = Int32Array.from(group.spans, (offset) => source.offsets.at(offset));
	const digest = refDigest(source.hash, reason, source.bytes, spans, ports, secret && secretKey);
	const size = secret ? sizeOfPlaces(group, source) : sizeOfOmissions(group, measures);
	return {
		id: shortestId('ctx_', digest, isTaken),
		digest,
		reason,
		type,
		spans,
		bytes: totalLength(spans),
		lines: size.lines,
		tokens: counter.count(size.utf8Bytes, () => joined(source.text, group.spans)),
		places: group.places.size,
		preview: secret ? '' : previewOf(source.text, group.spans),
		...(secret && { secret }),
	};
}

interface Size {
	readonly lines: number;
	readonly utf8Bytes: number;
}

function sizeOfOmissions({ omissions }: RefGroup, measures: Measures): Size {
	const sum = (column: ArrayLike<number>) => omissions.reduce((total, omission) => total + (column[omission] ?? 0), 0);
	return { lines: sum(measures.lines), utf8Bytes: sum(measures.utf8Bytes) };
}

/** Masks are measured by themselves, since they lie over omissions and untouched text alike. */
function sizeOfPlaces({ spans }: RefGroup, { lines, offsets }: Source): Size {
	let lineCount = 0;
	let utf8Bytes = 0;
	for (let i = 0; i < spans.length; i += 2) {
		const [start, end] = [spans[i] as number, spans[i + 1] as number];
		lineCount += lineAt(lines, end - 1) - lineAt(lines, start) + 1;
		utf8Bytes += offsets.utf8Between(start, end);
	}
	return { lines: lineCount, utf8Bytes };
}

function joined(text: string, spans: readonly number[]): string {
	const slices: string[] = [];
	for (let i = 0; i < spans.length; i += 2) slices.push(text.slice(spans[i], spans[i + 1]));
	return slices.join('');
}
