import type { Files, Ports } from '../../ports.ts';
import { stretches } from '../../refs/passages.ts';
import type { Piece } from '../../refs/pieces.ts';
import { shownPieces } from '../../refs/shownContent.ts';
import type { Run } from '../../run.ts';
import { loadSource, type Source } from '../../source/source.ts';
import { recover } from '../../stages/recover.ts';
import { BlockReader } from '../blockReader.ts';
import { runPath, sourcePath } from '../layout.ts';
import type { RunWithSource, Store } from '../store.ts';
import { isPlanFor } from './runShape.ts';

/** The most bytes that a run or its source may unpack to: as many as one text can hold. */
const MOST = 512 * 1024 * 1024;

/**
 * Reads a run that came from elsewhere, and its source, out of a store that holds nothing else yet. Undefined unless it is
 * what it says: small enough, with every ref and the whole source coming back, under ids that begin its
 * digests, and with previews that begin what they stand for. The wording between the pieces of its source is anybody's, as
 * that of any text from elsewhere is.
 */
export async function verifiedRun(
	file: string,
	id: string,
	files: Files,
	store: Store,
	ports: Ports,
): Promise<RunWithSource | undefined> {
	if (!(await isSmall(runPath(file), file, files, ports))) return undefined;
	const found = await store.run(id);
	if (found.state !== 'found') return undefined;
	const { hash, name } = found.value.source;
	if (!(await isSmall(sourcePath(hash), hash, files, ports))) return undefined;
	const whole = await store.runWithSource(id);
	if (whole.state !== 'found') return undefined;
	const { run, bytes } = whole.value;
	const source = loadSource(name, bytes, ports);
	return isWhatItSays(run, source) && (await recover(id, store, ports, source)).pass ? whole.value : undefined;
}

/** A footer may claim any size, and that much memory would be taken at once. */
async function isSmall(path: string, name: string, files: Files, ports: Ports): Promise<boolean> {
	const reader = await BlockReader.open(files, path, name, ports);
	const bytes = reader.contentBytes ?? Number.POSITIVE_INFINITY;
	return Number.isSafeInteger(bytes) && bytes >= 0 && bytes <= MOST;
}

function isWhatItSays(run: Run, source: Source): boolean {
	return (
		`run_${run.digest}`.startsWith(run.id) &&
		run.source.hash === source.hash &&
		isPlanFor(run.plan, source.text.length) &&
		run.refs.filter(({ secret }) => secret !== undefined).length === (run.plan.masks?.kinds.length ?? 0) &&
		previewsBegin(run, source)
	);
}

/** With a mask for each secret or, as the first runs with secrets had it, without. */
function previewsBegin(run: Run, source: Source): boolean {
	const shown = shownPieces(run, source);
	return run.refs.every(
		(ref) =>
			beginsWith(ref.preview, shown(ref), source.text) ||
			beginsWith(ref.preview, stretches(source, ref.spans), source.text),
	);
}

function beginsWith(preview: string, pieces: readonly Piece[], text: string): boolean {
	let begin = '';
	for (const { start, end, mask } of pieces) {
		if (begin.length >= preview.length) break;
		begin += mask ?? text.slice(start, Math.min(end, start + preview.length));
	}
	return begin.startsWith(preview);
}
