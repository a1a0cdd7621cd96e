import { type Command, InvalidArgumentError } from 'commander';
import type { Piece } from '../../core/refs/pieces.ts';
import type { Ref } from '../../core/refs/ref.ts';
import { secretsWithin } from '../../core/refs/secretsWithin.ts';
import { shownBytes, shownPieces } from '../../core/refs/shownContent.ts';
import { textOf } from '../../core/refs/shownLines.ts';
import type { Run } from '../../core/run.ts';
import { decodeBody, encode } from '../../core/source/encoding.ts';
import { lineAt } from '../../core/source/lines.ts';
import { loadSource, type Source } from '../../core/source/source.ts';
import type { Passage } from '../../core/view.ts';
import { nodePorts } from '../../node/ports.ts';
import { endingWith } from '../action.ts';
import { exitCodes } from '../failure.ts';
import { amount } from '../figures.ts';
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
	readonly masks?: true;
	readonly store?: string;
}

/** `nolife show`: a ref's content, or some of its lines. */
export function addShow(nolife: Command): Command {
	return nolife
		.command('show')
		.description('Print what a ref holds: its spans joined, byte for byte.')
		.argument('<id>', 'id of the ref, or its marker: ctx_…')
		.option('--lines <A-B>', 'only what stands on these lines of the source', lineRange)
		.option('--grep <pattern>', 'only lines that match (RE2 syntax, linear time)')
		.option('--masks', 'masks where secrets stood, a secret of many places once (--lines, --grep, --json: always)')
		.option('--json', 'print the ref and its passages with line numbers as JSON')
		.action(endingWith(show));
}

async function show(word: string, flags: ShowFlags) {
	return withStore(flags.store, async (opened) => {
		const found = await lookUpRef(word, opened);
		const run = await lookUpRun(found.entry.runId, opened);
		if (flags.lines || flags.grep !== undefined || flags.json) await showPassages(found.ref, run, flags, opened);
		else printContent(found, run, flags);
		return exitCodes.fine;
	});
}

function printContent({ ref, bytes }: RefWithContent, run: Run, { masks }: ShowFlags): void {
	const shown = masks ? shownBytes(run, ref, bytes) : bytes;
	printBytes(shown, () => decodeBody(shown, run.source.encoding.name));
	const unsaid = masks ? undefined : leftUnsaid(ref, secretsWithin(run)(ref).length);
	if (unsaid) say(unsaid);
}

/** What the bytes of a ref do not tell by themselves, and what does. */
function leftUnsaid({ id, secret, places }: Ref, secrets: number): string | undefined {
	if (secrets > 0)
		return `${id} is printed without ${amount(secrets, 'secret')} that stood in it: --masks prints a mask where one stood.`;
	if (secret !== undefined && places > 1)
		return `${id} is printed for each of its ${amount(places, 'place')}: --masks prints it once.`;
	return undefined;
}

async function showPassages(ref: Ref, run: Run, flags: ShowFlags, opened: OpenedStore): Promise<void> {
	const matches = flags.grep === undefined ? () => true : await patternOfFlag(flags.grep);
	const source = loadSource(run.source.name, await sourceOf(run, opened), nodePorts);
	const [from, to] = flags.lines ?? [1, Number.POSITIVE_INFINITY];
	const pieces = shownPieces(run, source)(ref);
	const selected = selectLines(source, pieces, { from, to, matches });
	if (selected.length === 0) say(`Nothing in ${ref.id} matches: it holds ${linesOf(ref, pieces, source)}.`);
	if (flags.json)
		printJson({ ...refJson(run)(ref), runId: run.id, source: source.name, passages: passagesOf(source, selected) });
	else printBytes(Buffer.concat(selected.flatMap(bytesIn(source))), () => selected.map(textIn(source)).join(''));
}

/** How many lines a ref holds, and where in the source they stand. */
function linesOf(ref: Ref, pieces: readonly Piece[], { lines }: Source): string {
	const first = lineAt(lines, pieces[0]?.start ?? 0) + 1;
	const last = lineAt(lines, (pieces.at(-1)?.end ?? 1) - 1) + 1;
	const place = first === last ? `line ${first}` : `lines ${first}–${last}`;
	return `${amount(ref.lines, 'line')} (${place} of the source)`;
}

function passagesOf(source: Source, selected: readonly Selected[]): Passage[] {
	const text = textIn(source);
	return selected.map((stretch) => ({ line: stretch.line, text: text(stretch) }));
}

function textIn(source: Source) {
	return ({ pieces }: Selected) => textOf(source, pieces);
}

function bytesIn({ bytes, offsets, encoding }: Source) {
	return ({ pieces }: Selected) =>
		pieces.map(({ start, end, mask }) =>
			mask === undefined ? bytes.subarray(offsets.at(start), offsets.at(end)) : encode(mask, encoding),
		);
}

function lineRange(word: string): readonly [number, number] {
	const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(word) ?? [];
	if (from === undefined || Number(from) < 1 || Number(to) < Number(from))
		throw new InvalidArgumentError('Give two line numbers of the source, such as 120-140.');
	return [Number(from), Number(to)];
}
