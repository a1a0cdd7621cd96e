import type { ContentType } from '../contentType.ts';
import type { Measures } from '../edits/measure.ts';
import type { Granularity } from '../edits/notices.ts';
import type { Plan } from '../edits/plan.ts';
import { totalLength } from '../edits/spans.ts';
import type { Ports } from '../ports.ts';
import { type Lines, lineAt } from '../source/lines.ts';
import type { Source } from '../source/source.ts';
import type { TokenCounter } from '../tokens/tokenCounter.ts';
import { type RefGroup, refGroups } from './groups.ts';
import { type IsTaken, refDigest, shortestId } from './ids.ts';
import { piecesOf } from './pieces.ts';
import { previewOf } from './preview.ts';
import type { Ref } from './ref.ts';

/** The refs of a plan, those of secrets last, and which of them each omission and each secret belongs to (by its number). */
export interface Collected {
	readonly refs: readonly Ref[];
	readonly refOf: ReadonlyMap<number, Ref>;
	readonly refOfSecret: readonly Ref[];
	/** Whether their tokens are estimates. */
	readonly estimated: boolean;
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
	const refFor = (group: RefGroup, preview: string, size: Size) => {
		const ref = refOfGroup(group, preview, size, { ...context, isTaken });
		own.set(ref.id, ref.digest);
		for (const omission of group.omissions) refOf.set(omission, ref);
		return ref;
	};
	const { source } = context;
	const groups = refGroups(plan, granularity);
	const refOfSecret = groups
		.filter(({ secret }) => secret !== undefined)
		.map((group) => refFor(group, '', sizeOfPlaces(group, source)));
	const refs = groups
		.filter(({ secret }) => secret === undefined)
		.map((group) =>
			refFor(
				group,
				previewOf(source.text, piecesOf(group, plan.masks, refOfSecret)),
				sizeOfOmissions(group, measures, source),
			),
		);
	const { estimated } = context.counter;
	return { refs: [...refs, ...refOfSecret], refOf, refOfSecret, estimated };
}

function refOfGroup(group: RefGroup, preview: string, size: Size, context: Context): Ref {
	const { source, type, counter, isTaken, ports, secretKey } = context;
	const { reason, secret } = group;
	const spans = new Int32Array(group.spans.length);
	for (const [i, offset] of group.spans.entries()) spans[i] = source.offsets.at(offset);
	const digest = refDigest(source.hash, reason, source.bytes, spans, ports, secretKey);
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
		preview,
		...(secret && { secret }),
	};
}

interface Size {
	readonly lines: number;
	readonly utf8Bytes: number;
}

function sizeOfOmissions({ omissions, spans }: RefGroup, { utf8Bytes }: Measures, { lines }: Source): Size {
	const sum = omissions.reduce((total, omission) => total + (utf8Bytes[omission] ?? 0), 0);
	return { lines: countLines(spans, lines), utf8Bytes: sum };
}

/** Masks are measured by themselves, since they lie over omissions and untouched text alike. */
function sizeOfPlaces({ spans }: RefGroup, { lines, offsets }: Source): Size {
	let utf8Bytes = 0;
	for (let i = 0; i < spans.length; i += 2)
		utf8Bytes += offsets.utf8Between(spans[i] as number, spans[i + 1] as number);
	return { lines: countLines(spans, lines), utf8Bytes };
}

/** The lines that hold some of the spans, each once, however many spans it holds. */
function countLines(spans: readonly number[], lines: Lines): number {
	let count = 0;
	let last = -1;
	for (let i = 0; i < spans.length; i += 2) {
		const first = Math.max(lineAt(lines, spans[i] as number), last + 1);
		last = lineAt(lines, (spans[i + 1] as number) - 1);
		count += last - first + 1;
	}
	return count;
}

function joined(text: string, spans: readonly number[]): string {
	const slices: string[] = [];
	for (let i = 0; i < spans.length; i += 2) slices.push(text.slice(spans[i], spans[i + 1]));
	return slices.join('');
}
