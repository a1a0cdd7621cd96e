import { makesWhole } from '../edits/invert.ts';
import { amountOf } from '../edits/numbers.ts';
import type { Ports } from '../ports.ts';
import { gathered, hasDigestOf, pieces } from '../refs/ids.ts';
import type { Ref } from '../refs/ref.ts';
import type { RecoveryVerdict, Run } from '../run.ts';
import { type ByteOffsets, byteOffsets } from '../source/byteOffsets.ts';
import { decode } from '../source/encoding.ts';
import type { Source } from '../source/source.ts';
import type { Store } from '../store/store.ts';

const lost: RecoveryVerdict = { pass: false, refs: 0, source: false };

/**
 * Reads a run back through the given handle and judges it: every ref's content against the digest that its id begins
 * with, and the whole source, which the store compares with the original or checks against its hash, against what visible
 * text and refs make together. `original` spares holding the source twice, and decoding it to know its byte offsets.
 */
export async function recover(runId: string, store: Store, ports: Ports, original?: Source): Promise<RecoveryVerdict> {
	const found = await store.runWithSource(runId, original);
	if (found.state !== 'found') return lost;
	const { run, bytes } = found.value;
	const offsets = original?.offsets ?? byteOffsets(decode(bytes).text, run.source.encoding, bytes.length);
	const refs = run.refs.filter((ref) => cameBack(ref, run, bytes, ports)).length;
	const whole = comesTogether(run, bytes, offsets);
	return { pass: whole && refs === run.refs.length, refs, source: whole };
}

/** What the trace says about a verdict. */
export function recoveryDetail({ pass, refs, source }: RecoveryVerdict): string {
	return `${pass ? 'PASS' : 'FAIL'} ${amountOf(refs, 'ref')}, source ${source ? 'whole' : 'not whole'}`;
}

function cameBack(ref: Ref, { source, secretKey }: Run, bytes: Uint8Array, ports: Ports): boolean {
	const content = () => gathered(bytes, ref.spans);
	return hasDigestOf(ref, { hash: source.hash, secretKey }, content, ports) && `ctx_${ref.digest}`.startsWith(ref.id);
}

function comesTogether(run: Run, bytes: Uint8Array, offsets: ByteOffsets): boolean {
	const refs = run.refs.map(({ spans }) => ({ spans, pieces: pieces(bytes, spans) }));
	const { encoding } = run.source;
	return makesWhole({ visible: run.text, shown: run.shown, refs, encoding, byteAt: offsets.at }, bytes);
}
