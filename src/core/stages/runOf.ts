import { keyedSha256, shortestId } from '../refs/ids.ts';
import type { Ref } from '../refs/ref.ts';
import type { ReasonRow, Run, TraceRow } from '../run.ts';
import { secretHider } from '../secrets/masksOf.ts';
import type { Judged } from './state.ts';

/** Part of every run id: the same bytes may be reduced otherwise by another version of the engine. */
const ENGINE = 3;

/** Puts together what the store keeps of a judged reduction. */
export async function runOf(state: Judged, trace: readonly TraceRow[]): Promise<Run> {
	const {
		source,
		options,
		type,
		confidence,
		evidence,
		raw,
		visible,
		markers,
		applied,
		signal,
		notes,
		store,
		ports,
		masks,
		secretKey,
	} = state;
	const digest = digestOf(state);
	const hide = secretHider(source.text, masks);
	return {
		id: shortestId('run_', digest, await store.takenIds()),
		digest,
		createdAt: ports.clock(),
		source: { name: source.name, hash: source.hash, encoding: source.encoding },
		...(secretKey === undefined ? {} : { secretKey }),
		options,
		type,
		confidence,
		evidence: evidence.map(hide),
		raw,
		visible,
		markers,
		text: applied.rendered.text,
		shown: applied.rendered.shown,
		plan: applied.plan,
		refs: applied.refs,
		reasons: reasonsOf(applied.refs),
		signal,
		trace: trace.map((row) => ({ ...row, detail: hide(row.detail) })),
		notes,
	};
}

function digestOf({ source, options, ports, secretKey }: Judged): string {
	const sha256 = keyedSha256(ports, secretKey);
	sha256.update(new TextEncoder().encode(JSON.stringify([ENGINE, source.hash, source.name, options])));
	return sha256.hex();
}

function reasonsOf(refs: readonly Ref[]): ReasonRow[] {
	const rows = new Map<string, ReasonRow>();
	for (const { reason, places, bytes, tokens, lines } of refs) {
		const row = rows.get(reason) ?? { reason, places: 0, bytes: 0, tokens: 0, lines: 0 };
		rows.set(reason, {
			reason,
			places: row.places + places,
			bytes: row.bytes + bytes,
			tokens: row.tokens + tokens,
			lines: row.lines + lines,
		});
	}
	return [...rows.values()];
}
