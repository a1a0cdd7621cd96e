import type { RunOptions } from '../options.ts';

/** Whether what was counted so is an estimate. */
export function isEstimated({ tokenizer }: Pick<RunOptions, 'tokenizer'>): boolean {
	return tokenizer === 'estimate';
}
