import { amountOf } from '../edits/numbers.ts';
import { isAsciicast } from '../screen/asciicast.ts';
import { hasColouredWords } from '../screen/colouredWords.ts';
import { isFullScreen, screenOf } from '../screen/screen.ts';
import { type Sentence, sentence } from '../sentence.ts';
import { sameBytes } from '../source/bytes.ts';
import { lineCount } from '../source/lines.ts';
import { loadSource, type Source } from '../source/source.ts';
import { binaryShare, wasCutBefore } from '../source/state.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from './stage.ts';
import type { Job, Loaded } from './state.ts';

/** A source with more than this share of characters that no text has is shown as it is. */
const BINARY_SHARE = 0.1;

/** Decodes and hashes the bytes, finds the lines, and notes what a person should know about the source. */
export async function load(job: Job): Promise<Outcome<Loaded>> {
	const source = loadSource(job.name, job.bytes, job.ports);
	const isBinary = binaryShare(source.text) > BINARY_SHARE;
	const reasons = isBinary ? [binary] : await reasonsToPass(source, job.store);
	const passThrough = reasons.length > 0;
	const notes = [...reasons, ...remarks(source, passThrough)];
	const form = isBinary ? `binary, read as ${source.encoding.name}` : source.encoding.name;
	return {
		state: { ...job, source, screen: passThrough ? undefined : screenOf(source.text), notes, passThrough },
		detail: `${form}, ${amountOf(lineCount(source.lines), 'line')}`,
		bytes: job.bytes.length,
	};
}

const binary = sentence('The source is binary: it is shown as it is.');

async function reasonsToPass(source: Source, store: Store): Promise<Sentence[]> {
	if (source.bytes.length === 0) return [sentence('The source is empty: there is nothing to reduce.')];
	if (isFullScreen(source.text))
		return [sentence('The source is the recording of a full-screen program: it is shown as it is.')];
	if (isAsciicast(source.text))
		return [
			sentence(
				'The source is a recording of asciinema: it is shown as it is. `asciinema convert -f txt` makes the text of it.',
			),
		];
	if (hasColouredWords(source.text))
		return [
			sentence(
				'The source marks changed words by colours alone: it is shown as it is. `--word-diff` marks them in text.',
			),
		];
	const known = await refWithContent(source.bytes, store);
	return known ? [sentence('The source is the content of {0}: it is left alone.', `#ref:${known}`)] : [];
}

function remarks(source: Source, passes: boolean): Sentence[] {
	const remarks: Sentence[] = [];
	if (!passes && source.text.includes('\0'))
		remarks.push(sentence('The source holds binary data (NUL characters); every byte is kept.'));
	if (wasCutBefore(source.text)) {
		remarks.push(
			sentence('The source says that it was cut before it came here: what was cut then cannot be brought back.'),
		);
	}
	return remarks;
}

async function refWithContent(bytes: Uint8Array, store: Store): Promise<string | undefined> {
	for (const { id } of await store.refsOfSize(bytes.length)) {
		const found = await store.content(id);
		if (found.state === 'found' && sameBytes(found.value.bytes, bytes)) return id;
	}
	return undefined;
}
