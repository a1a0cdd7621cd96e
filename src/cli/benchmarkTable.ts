import { grouped } from '../core/edits/numbers.ts';
import { type Reduction, savedShare } from '../core/run.ts';
import { columns } from './columns.ts';
import { percent } from './figures.ts';
import { referenced } from './json.ts';
import { notInSource } from './reduceInput.ts';
import { paint } from './terminal.ts';

/** A reduction as the benchmark lists it. */
export interface BenchmarkRow {
	/** The file, and the granularity where both differ. */
	readonly name: string;
	readonly reduction: Reduction;
}

const head = ['', 'RAW', 'VISIBLE', 'MARKERS', 'REFERENCED', 'SAVED', 'SIGNAL', 'RECOVERY'];

/** What has to be true of every reduction, in words. */
const invariants: readonly (readonly [string, (reduction: Reduction) => boolean])[] = [
	['everything comes back (RECOVERY)', ({ recovery }) => recovery.pass],
	['every critical string stays visible (SIGNAL)', ({ run }) => run.signal.pass],
	['no result is larger in bytes', ({ run }) => run.visible.bytes <= run.raw.bytes],
	['no result is larger in tokens', ({ run }) => run.visible.tokens <= run.raw.tokens],
];

/** The table; figures but MARKERS and SAVED are tokens. */
export function benchmarkLines(rows: readonly BenchmarkRow[]): string[] {
	const [header, ...lines] = columns([head, ...rows.map(cells)], 'lrrrrrll', '  ');
	return [paint('heading', header as string), ...lines, '', 'Tokens are estimates (bytes / 4).'];
}

/** One sentence for each invariant that a reduction breaks. */
export function brokenInvariants({ name, reduction }: BenchmarkRow): string[] {
	return invariants.filter(([, holds]) => !holds(reduction)).map(([rule]) => `${name} breaks a rule: ${rule}.`);
}

/** One sentence for each planted signal that its file does not hold; that breaks no rule. */
export function signalsNotFound({ name, reduction }: BenchmarkRow): string[] {
	return reduction.run.signal.notInSource.map((text) => `${name}: ${notInSource(text)}`);
}

function cells({ name, reduction: { run, recovery } }: BenchmarkRow): string[] {
	const { raw, visible, markers, signal } = run;
	return [
		name,
		grouped(raw.tokens),
		grouped(visible.tokens),
		grouped(markers.count),
		grouped(referenced(run).tokens),
		percent(savedShare(run)),
		`${verdict(signal.pass)} ${signal.expected - signal.missing.length}/${signal.expected}`,
		`${verdict(recovery.pass)} ${recovery.refs}/${run.refs.length}`,
	];
}

function verdict(pass: boolean): string {
	return pass ? 'PASS' : 'FAIL';
}
