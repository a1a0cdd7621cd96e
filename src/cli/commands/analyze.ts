import type { Command } from 'commander';
import type { Reduction, Run } from '../../core/run.ts';
import { isEstimated } from '../../core/tokens/isEstimated.ts';
import { endingWith } from '../action.ts';
import { analysisJson } from '../json.ts';
import { withStore } from '../openStore.ts';
import { printJson, printLines, printText } from '../output.ts';
import { reduceInput, sayVerdicts } from '../reduceInput.ts';
import { reasonLines, refLines, traceLines } from '../report.ts';
import { addRunFlags, type RunFlags, runOptions } from '../runFlags.ts';
import { paint } from '../terminal.ts';

/** `nolife analyze`: trace, visible text, refs. */
export function addAnalyze(nolife: Command): Command {
	return addRunFlags(nolife.command('analyze'))
		.description('Reduce a file: print the trace, the visible text and the refs.')
		.option('--json', 'print everything as JSON')
		.action(endingWith(analyze));
}

async function analyze(file: string, flags: RunFlags & { readonly json?: true }) {
	return withStore(flags.store, async (opened) => {
		const reduction = await reduceInput(file, await runOptions(flags), opened);
		if (flags.json) printJson(analysisJson(reduction));
		else printReport(reduction, flags.store);
		return sayVerdicts(reduction);
	});
}

function printReport({ run, trace }: Reduction, store: string | undefined): void {
	const estimated = isEstimated(run.options);
	printLines(traceLines(trace, estimated));
	printSection('Taken out, by reason:', reasonLines(run.reasons, estimated));
	printVisible(run);
	printSection('Refs:', refLines(run));
	printLines(['', paint('quiet', waysBack(run, store))]);
}

function printSection(title: string, lines: readonly string[]): void {
	if (lines.length > 0) printLines(['', paint('heading', title), ...lines]);
}

/** The visible text as it is; what follows begins on a line of its own. */
function printVisible({ text, refs }: Run): void {
	if (text === '') return;
	const title = refs.length === 0 ? 'Visible text (nothing to reduce):' : 'Visible text:';
	printLines(['', paint('heading', title)]);
	printText(text);
	if (!/[\n\r]$/.test(text)) printLines(['']);
}

/** Commands that anyone can type after this one. */
function waysBack({ id, refs: [ref] }: Run, store: string | undefined): string {
	const place = store === undefined ? '' : ` --store ${/\s/.test(store) ? JSON.stringify(store) : store}`;
	const original = `nolife restore ${id}${place} prints the original, byte for byte`;
	return ref ? `nolife show ${ref.id}${place} prints what a ref holds; ${original}` : original;
}
