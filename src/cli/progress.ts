import type { TokenizerName } from '../core/options.ts';
import type { OnStage } from '../core/pipeline.ts';

/** What a run gets through in a second, at least; a larger input is worth a progress line from the start. */
const bytesPerSecond: Readonly<Record<TokenizerName, number>> = { estimate: 30e6, o200k_base: 3e6 };

export interface Progress {
	readonly onStage: OnStage;
	/** Takes the line away again. */
	clear(): void;
}

/** A line on stderr that names the stage at work, for inputs that take over a second and only on a terminal. */
export function progress(name: string, bytes: number, tokenizer: TokenizerName): Progress {
	const { stderr } = process;
	const begun = performance.now();
	const takesLong = () => bytes > bytesPerSecond[tokenizer] || performance.now() - begun > 1000;
	let shown = false;
	return {
		onStage(stage) {
			if (!stderr.isTTY || !takesLong()) return;
			stderr.write(`\r\x1b[K${name}: ${stage} …`);
			shown = true;
		},
		clear() {
			if (shown) stderr.write('\r\x1b[K');
		},
	};
}
