import { parseRules } from '../core/rules/parseRules.ts';
import { mergedRules, type Rules } from '../core/rules/rules.ts';
import { wrongUsage } from './failure.ts';
import { readInput } from './input.ts';
import { say } from './output.ts';

/** Reads the rules in a file; undefined if it holds none. Throws a `Failure` with a sentence per fault. */
export async function rulesIn(file: string): Promise<Rules | undefined> {
	const { name, bytes } = await readInput(file);
	const { rules, faults } = await parseRules(name, new TextDecoder().decode(bytes));
	const last = faults.at(-1);
	for (const fault of faults.slice(0, -1)) say(fault);
	if (last !== undefined) throw wrongUsage(last);
	return mergedRules([rules]);
}
