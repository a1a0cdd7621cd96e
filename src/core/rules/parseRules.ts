import { patternOfGlob } from './globs.ts';
import { lettersOf } from './keys.ts';
import { linearPattern, PatternError } from './linearPattern.ts';
import { noRules, type RuleKind, type Rules, ruleKinds } from './rules.ts';

/** The most rules of a kind, and the most UTF-16 units of one. */
const MOST = 100;
const LONGEST = 400;
/** How much of an entry a sentence quotes. */
const QUOTED = 60;

export interface ParsedRules {
	/** None if there is a fault, since half of what was meant may be the opposite of it. */
	readonly rules: Rules;
	/** One sentence per fault: where it is, what is wrong, what to do. */
	readonly faults: readonly string[];
}

/** Takes the JSON of rules and what it is called in front of a person; never rejects because of what it holds. */
export async function parseRules(name: string, json: string): Promise<ParsedRules> {
	let value: unknown;
	try {
		value = JSON.parse(json.replace(/^\ufeff/, ''));
	} catch (error) {
		return refused([`${name} is not valid JSON (${(error as Error).message}): correct it there.`]);
	}
	if (!isObject(value)) return refused([`${name} is no JSON object: write { "keep": ["…"] }, for example.`]);
	const faults = await faultsIn(value);
	if (faults.length > 0) return refused(faults.map((fault) => `${name}: ${fault}`));
	return { rules: { ...noRules, ...pick(value) }, faults };
}

function refused(faults: readonly string[]): ParsedRules {
	return { rules: noRules, faults };
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRuleKind(key: string): key is RuleKind {
	return (ruleKinds as readonly string[]).includes(key);
}

function pick(value: Record<string, unknown>): Partial<Rules> {
	return Object.fromEntries(Object.entries(value).filter(([key]) => isRuleKind(key)));
}

async function faultsIn(value: Record<string, unknown>): Promise<string[]> {
	const faults: string[] = [];
	for (const [key, entries] of Object.entries(value)) {
		if (key === '$schema') continue;
		if (!isRuleKind(key)) faults.push(`"${short(key)}" is no rule: there are ${ruleKinds.join(', ')}.`);
		else if (!Array.isArray(entries)) faults.push(`"${key}" is no list: write its rules as ["…", "…"].`);
		else if (entries.length > MOST) faults.push(`"${key}" has ${entries.length} rules: leave at most ${MOST} of them.`);
		else faults.push(...(await entryFaults(key, entries)));
	}
	return faults;
}

async function entryFaults(kind: RuleKind, entries: readonly unknown[]): Promise<string[]> {
	const faults: string[] = [];
	for (const [index, entry] of entries.entries()) {
		const fault = await entryFault(kind, entry);
		if (fault) faults.push(`rule ${index + 1} of "${kind}", ${quoted(entry)}, ${fault}`);
	}
	return faults;
}

async function entryFault(kind: RuleKind, entry: unknown): Promise<string | undefined> {
	if (typeof entry !== 'string' || entry === '') return 'is no text: write it between quotes, or leave it out.';
	if (entry.length > LONGEST) return `is longer than ${LONGEST} characters: split it into several.`;
	return faultOf[kind](entry);
}

const faultOf: Readonly<Record<RuleKind, (entry: string) => string | undefined | Promise<string | undefined>>> = {
	keep: patternFault,
	fold: patternFault,
	noiseKeys: keyFault,
	decisionKeys: keyFault,
	generated: globFault,
	secrets: patternFault,
	notSecrets: () => undefined,
};

async function patternFault(pattern: string): Promise<string | undefined> {
	try {
		await linearPattern(pattern);
		return undefined;
	} catch (error) {
		if (error instanceof PatternError) return error.message;
		throw error;
	}
}

function keyFault(key: string): string | undefined {
	return lettersOf(key) === '' ? 'has no letter, and keys are compared by their letters: name a key.' : undefined;
}

function globFault(glob: string): string | Promise<string | undefined> {
	if (glob.startsWith('/')) return 'starts with /, but globs match from any folder on: leave the / out.';
	if (glob.includes('\\')) return 'holds \\: write / between folders.';
	return patternFault(patternOfGlob(glob)).then((fault) => fault && 'has too many * in it: leave some out.');
}

/** A nested entry is not written out: it may be deeper than the stack. */
function quoted(entry: unknown): string {
	if (Array.isArray(entry)) return '[…]';
	return typeof entry === 'object' && entry !== null ? '{…}' : short(JSON.stringify(entry));
}

function short(text: string): string {
	return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}
