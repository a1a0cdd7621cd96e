import type { Secret } from './secret.ts';
import { Strings } from './strings.ts';
import { Unprefixed } from './unprefixed.ts';

/** A string within a string within … is looked at so deep. */
const DEEPEST = 4;

/** The secrets of a text that only its strings or its lines show as they were before: in a log, in JSON, in a quote. */
export async function beneath(
	text: string,
	secretsIn: (text: string) => Promise<Secret[]>,
	depth = 0,
): Promise<Secret[]> {
	const found: Secret[] = [];
	const lines = new Unprefixed(text);
	if (lines.text !== '') found.push(...lines.inSource(lines.within(await secretsIn(lines.text))));
	const strings = depth < DEEPEST ? new Strings(text) : undefined;
	if (strings && strings.text !== '') {
		const inThem = [...(await secretsIn(strings.text)), ...(await beneath(strings.text, secretsIn, depth + 1))];
		found.push(...strings.inSource(strings.within(inThem)));
	}
	return found;
}
