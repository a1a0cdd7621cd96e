import { grouped } from '../core/edits/numbers.ts';
import type { TokenizerName } from '../core/options.ts';
import type { OnStage } from '../core/pipeline.ts';
import type { OnIndexing } from '../core/store/syncedIndex.ts';

/** What a run gets through in a second, at least; a larger input is worth a progress line from the start. */
const bytesPerSecond: Readonly<Record<TokenizerName, number>> = { estimate: 30e6, o200k_base: 3e6 };

/** What has gone on for this many milliseconds is worth a progress line. */
const patience = 1000;

/** Milliseconds between two changes of a line of counts. */
const pace = 100;

export interface Progress {
	readonly onStage: OnStage;
	/** Takes the line away again. */
	clear(): void;
}

/** A line on stderr that names the stage at work, for inputs that take over a second and only on a terminal. */
export function progress(name: string, bytes: number, tokenizer: TokenizerName): Progress {
	const line = progressLine();
	const takesLong = () => bytes > bytesPerSecond[tokenizer] || line.age() > patience;
	return {
		onStage(stage) {
			if (takesLong()) line.show(`${name}: ${stage} …`);
		},
		clear: line.clear,
	};
}

/** The same while the store's index is built anew: how many of its runs are done. Takes its line away itself. */
export function indexingProgress(): OnIndexing {
	const line = progressLine();
	let next = patience;
	return (done, total) => {
		if (done === total) line.clear();
		if (done === total || line.age() < next) return;
		next = line.age() + pace;
		line.show(`Reading the store: ${grouped(done)} of ${grouped(total)} runs …`);
	};
}

/** A line on stderr that can be written over and taken away, where stderr is a terminal. */
function progressLine() {
	const { stderr } = process;
	const begun = performance.now();
	let shown = false;
	return {
		/** Milliseconds since it was made. */
		age: () => performance.now() - begun,
		show(text: string) {
			if (!stderr.isTTY) return;
			stderr.write(`\r\x1b[K${text}`);
			shown = true;
		},
		clear() {
			if (shown) stderr.write('\r\x1b[K');
			shown = false;
		},
	};
}
