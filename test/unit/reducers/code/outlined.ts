import type { Spans } from '../../../../src/core/edits/spans.ts';
import { prepareCode } from '../../../../src/core/reducers/code/prepareCode.ts';
import { inEnglish } from '../../../../src/core/sentence.ts';
import { nodePorts } from '../../../../src/node/ports.ts';
import { type Reducing, reducing } from '../../support/reducing.ts';

/** Reduces source code to its outline, with the real grammars; also gives the notes. */
export async function outlined(
	name: string,
	text: string,
	keep?: Spans,
): Promise<Reducing & { readonly notes: readonly string[] }> {
	const { reduce, notes } = await prepareCode(nodePorts, name, text);
	return { ...reducing(reduce, text, { name, ...(keep && { keep }) }), notes: notes.map(inEnglish) };
}
