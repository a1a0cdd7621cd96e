import type { Ref } from '../refs/ref.ts';
import { amountOf, grouped, tokenAmount } from './numbers.ts';

/** What stands behind a ref's marker in the legend: reason, total count, places and cost. Ends the line. */
export function legendLine({ reason, lines, places, tokens }: Ref, estimated: boolean): string {
	const where = places === 1 ? '' : ` in ${grouped(places)} places`;
	return ` ${reason}: ${amountOf(lines, 'line')}${where}, ${tokenAmount(tokens, estimated)}\n`;
}
