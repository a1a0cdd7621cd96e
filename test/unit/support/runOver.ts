import { type Plan, PlanBuilder } from '../../../src/core/edits/plan.ts';
import { pairsOf } from '../../../src/core/edits/spans.ts';
import { defaultOptions } from '../../../src/core/options.ts';
import { type IsTaken, refDigest, shortestId } from '../../../src/core/refs/ids.ts';
import type { Ref } from '../../../src/core/refs/ref.ts';
import type { Run } from '../../../src/core/run.ts';
import { sha256 } from '../../../src/node/sha256.ts';

const free: IsTaken = () => false;

export interface RunRecipe {
	readonly name?: string;
	readonly createdAt?: number;
	/** One ref for each: byte spans as start, end, start, end, … */
	readonly spans?: readonly (readonly number[])[];
	/** The visible text, if it is not the whole source. */
	readonly text?: string;
	readonly plan?: Plan;
	readonly isTaken?: IsTaken;
}

/** A run over some bytes whose refs hold the given spans. */
export function runOver(bytes: Uint8Array, recipe: RunRecipe = {}): Run {
	const { name = 'input.log', createdAt = 1_700_000_000_000, spans = [], isTaken = free } = recipe;
	const hash = hashOf(bytes);
	const digest = hashOf(new TextEncoder().encode(`${name} ${hash} ${JSON.stringify(spans)}`));
	const refs = spans.map((flat, i) => refOver(bytes, hash, `reason ${i}`, flat, isTaken));
	const text = recipe.text ?? refs.map(({ id }) => `#ref:${id}\n`).join('');
	const size = { bytes: bytes.length, tokens: Math.ceil(bytes.length / 4), lines: 1 };
	return {
		id: shortestId('run_', digest, isTaken),
		digest,
		createdAt,
		source: { name, hash, encoding: { name: 'utf-8', bom: 0, tail: 0 } },
		options: defaultOptions,
		type: 'log',
		confidence: 0.75,
		evidence: ['time stamps'],
		raw: size,
		visible: { bytes: text.length, tokens: Math.ceil(text.length / 4), lines: refs.length },
		markers: { count: refs.length, tokens: 4 * refs.length },
		text,
		shown: new Int32Array(0),
		plan: recipe.plan ?? new PlanBuilder().build(),
		refs,
		reasons: [],
		signal: { pass: true, expected: 1, missing: [], restored: 0, notInSource: [] },
		trace: [{ stage: 'LOAD', detail: 'utf-8, 1 lines', bytes: bytes.length, ms: 1.5 }],
		notes: [],
	};
}

function refOver(bytes: Uint8Array, hash: string, reason: string, flat: readonly number[], isTaken: IsTaken): Ref {
	const spans = Int32Array.from(flat);
	const digest = refDigest(hash, reason, bytes, spans, { sha256 });
	const content = contentOf(bytes, spans);
	return {
		id: shortestId('ctx_', digest, isTaken),
		digest,
		reason,
		type: 'log',
		spans,
		bytes: content.length,
		lines: 1,
		tokens: Math.ceil(content.length / 4),
		places: 1,
		preview: content.subarray(0, 40).toString('latin1'),
	};
}

/** The bytes of some spans, joined. */
export function contentOf(bytes: Uint8Array, spans: Int32Array): Buffer {
	return Buffer.concat(pairsOf(spans).map(([start, end]) => bytes.subarray(start, end)));
}

function hashOf(bytes: Uint8Array): string {
	const hash = sha256();
	hash.update(bytes);
	return hash.hex();
}
