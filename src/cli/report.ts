import { tokenAmount } from '../core/edits/numbers.ts';
import { oneLine } from '../core/inert.ts';
import { markedRefs } from '../core/refs/markedRefs.ts';
import { previewText, shortened } from '../core/refs/preview.ts';
import type { Ref } from '../core/refs/ref.ts';
import { markerOf } from '../core/refs/ref.ts';
import { secretsWithin } from '../core/refs/secretsWithin.ts';
import type { ReasonRow, Run, TraceRow } from '../core/run.ts';
import { isEstimated } from '../core/tokens/isEstimated.ts';
import { columns } from './columns.ts';
import { amount } from './figures.ts';
import { paint } from './terminal.ts';

const STAGE_WIDTH = 12;
/** UTF-16 units. */
const PREVIEW = 60;

/** One row per stage: name, what it did, sizes behind it, duration. */
export function traceLines(trace: readonly TraceRow[], estimated: boolean): string[] {
	return trace.map(({ stage, detail, bytes, tokens, ms }) => {
		const sizes = [
			...(bytes === undefined ? [] : [amount(bytes, 'byte')]),
			...(tokens === undefined ? [] : [tokenAmount(tokens, estimated)]),
		].join(', ');
		const cells = [paint('heading', stage.padEnd(STAGE_WIDTH)), painted(oneLine(detail)), sizes, `${ms.toFixed(0)} ms`];
		return cells.filter((cell) => cell !== '').join(' | ');
	});
}

/** Where the volume went: one row per reason. */
export function reasonLines(reasons: readonly ReasonRow[], estimated: boolean): string[] {
	const rows = reasons.map(({ reason, places, lines, bytes, tokens }) => [
		`  ${reason}`,
		amount(places, 'place'),
		amount(lines, 'line'),
		amount(bytes, 'byte'),
		tokenAmount(tokens, estimated),
	]);
	return columns(rows, 'lrrrr', ' | ');
}

/** One row per ref with a marker in the visible text: marker, reason, what it costs to expand, how it begins. */
export function refLines(run: Run): string[] {
	const estimated = isEstimated(run.options);
	const secretsIn = secretsWithin(run);
	return columns(
		markedRefs(run).map((ref) => refCells(ref, secretsIn(ref).length, estimated)),
		'llrrl',
		' | ',
	);
}

function refCells(ref: Ref, secrets: number, estimated: boolean): string[] {
	const { id, reason, lines, tokens } = ref;
	const why = secrets === 0 ? reason : `${reason} (${amount(secrets, 'secret')} in it)`;
	const beginning = shortened(oneLine(previewText(ref)), PREVIEW);
	return [markerOf(id), why, amount(lines, 'line'), tokenAmount(tokens, estimated), beginning];
}

function painted(detail: string): string {
	return detail.replace(/^PASS/, paint('pass', 'PASS')).replace(/^FAIL/, paint('fail', 'FAIL'));
}
