import { oneLine } from '../core/inert.ts';
import type { RunOptions } from '../core/options.ts';
import type { Reduction } from '../core/run.ts';
import { inEnglish } from '../core/sentence.ts';
import { reduceInto } from '../node/reduceInto.ts';
import { type ExitCode, exitCodes } from './failure.ts';
import { readInput } from './input.ts';
import type { OpenedStore } from './openStore.ts';
import { say } from './output.ts';
import { progress } from './progress.ts';

/** Reads a file (or stdin for `-`) and reduces it into an open store, with a progress line if that takes long. */
export async function reduceInput(file: string, options: RunOptions, opened: OpenedStore): Promise<Reduction> {
	const input = await readInput(file);
	const { onStage, clear } = progress(oneLine(input.name), input.bytes.length, options.tokenizer);
	try {
		return await reduceInto(opened.store, opened.folder, { ...input, options }, onStage);
	} finally {
		clear();
	}
}

/** Says on stderr what a person should know about a run; returns the exit code that its verdicts ask for. */
export function sayVerdicts({ run, recovery }: Reduction): ExitCode {
	for (const note of run.notes) say(inEnglish(note));
	const { signal } = run;
	for (const text of signal.notInSource) say(notInSource(text));
	if (!signal.pass)
		say(`These have to stay visible and are not: ${signal.missing.join(' | ')}; --granularity fine may help.`);
	if (!recovery.pass)
		say('Not everything came back from the store: keep the original, and name another store with --store DIR.');
	return signal.pass && recovery.pass ? exitCodes.fine : exitCodes.verdictFailed;
}

/** What is said of a planted signal that cannot be judged. */
export function notInSource(text: string): string {
	return `The signal "${text}" does not stand in the source: check its spelling.`;
}
