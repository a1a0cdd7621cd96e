import { type Command, InvalidArgumentError } from 'commander';
import { loadSource, type Source } from '../../core/source/source.ts';
import type { Passage } from '../../core/view.ts';
import { nodePorts } from '../../node/ports.ts';
import { endingWith } from '../action.ts';
import { exitCodes } from '../failure.ts';
import { refJson } from '../json.ts';
import { lookUpRef, lookUpRun, type RefWithContent, sourceOf } from '../lookUp.ts';
import { type OpenedStore, withStore } from '../openStore.ts';
import { printBytes, printJson, say } from '../output.ts';
import { patternOfFlag } from '../pattern.ts';
import { type Selected, selectLines } from '../selectLines.ts';

interface ShowFlags {
	readonly lines?: readonly [number, number];
	readonly grep?: string;
	readonly json?: true;
	readonly store?: string;
}

/** `nolife show`: a ref's content, or some of its lines. */
export function addShow(nolife: Command): Command {
	return nolife
		.command('show')
		.description('Print what a ref holds, byte for byte.')
		.argument('<id>', 'id of the ref, or its marker: ctx_…')
		.option('--lines <A-B>', 'only what stands on these lines of the source', lineRange)
		.option('--grep <pattern>', 'only lines that match (RE2 syntax, linear time)')
		.option('--json', 'print the ref and its passages with line numbers as JSON')
		.action(endingWith(show));
}

async function show(word: string, flags: ShowFlags) {
	return withStore(flags.store, async (opened) => {
		const found = await lookUpRef(word, opened);
		if (flags.lines || flags.grep !== undefined || flags.json) await showPassages(found, flags, opened);
		else printBytes(found.bytes);
		return exitCodes.fine;
	});
}

async function showPassages({ entry, ref }: RefWithContent, flags: ShowFlags, opened: OpenedStore): Promise<void> {
	const matches = flags.grep === undefined ? () => true : await patternOfFlag(flags.grep);
	const run = await lookUpRun(entry.runId, opened);
	const source = loadSource(run.source.name, await sourceOf(run, opened), nodePorts);
	const [from, to] = flags.lines ?? [1, Number.POSITIVE_INFINITY];
	const selected = selectLines(source, ref.spans, { from, to, matches });
	if (selected.length === 0)
		say(`Nothing in ${ref.id} matches: it holds ${ref.lines} lines; show it without --lines and --grep.`);
	if (flags.json)
		printJson({ ...refJson(ref), runId: run.id, source: source.name, passages: passagesOf(source, selected) });
	else printBytes(Buffer.concat(selected.map(bytesIn(source))), () => selected.map(textIn(source)).join(''));
}

function passagesOf(source: Source, selected: readonly Selected[]): Passage[] {
	const textOf = textIn(source);
	return selected.map((stretch) => ({ line: stretch.line, text: textOf(stretch) }));
}

function textIn({ text }: Source) {
	return ({ start, end }: Selected) => text.slice(start, end);
}

function bytesIn({ bytes, offsets }: Source) {
	return ({ start, end }: Selected) => bytes.subarray(offsets.at(start), offsets.at(end));
}

function lineRange(word: string): readonly [number, number] {
	const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(word) ?? [];
	if (from === undefined || Number(from) < 1 || Number(to) < Number(from))
		throw new InvalidArgumentError('Give two line numbers of the source, such as 120-140.');
	return [Number(from), Number(to)];
}
