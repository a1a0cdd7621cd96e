import type { Secret } from '../secrets/secret.ts';
import { linearMatches, linearPattern, PatternError } from './linearPattern.ts';
import type { Rules } from './rules.ts';

/** What a person says of secrets. */
export interface SecretsByRules {
	/** The secrets of a text by the person's own patterns; none crosses a line end. */
	readonly find: (text: string) => Secret[];
	/** Whether a value is known to be no secret. */
	readonly isAllowed: (value: string) => boolean;
}

export const noSecretRules: SecretsByRules = { find: () => [], isAllowed: () => false };

/** Compiles checked rules; an entry of `notSecrets` is a pattern of the whole value, or the value itself. */
export async function secretRulesOf({ secrets = [], notSecrets = [] }: Rules): Promise<SecretsByRules> {
	const finders = await Promise.all(secrets.map(linearMatches));
	const allowed = new Set(notSecrets);
	const tests = await Promise.all(notSecrets.map((entry) => wholeValue(entry)));
	return {
		find: (text) => (finders.length === 0 ? [] : secretsByLine(text, finders)),
		isAllowed: (value) => allowed.has(value) || tests.some((test) => test(value)),
	};
}

function secretsByLine(text: string, finders: readonly ((line: string) => [number, number][])[]): Secret[] {
	const secrets: Secret[] = [];
	for (const { index, 0: line } of text.matchAll(/[^\n\r]+/g))
		for (const find of finders)
			for (const [start, end] of find(line)) secrets.push({ start: index + start, end: index + end, kind: 'custom' });
	return secrets;
}

async function wholeValue(pattern: string): Promise<(value: string) => boolean> {
	try {
		return await linearPattern(`^(?:${pattern})$`);
	} catch (error) {
		if (error instanceof PatternError) return () => false;
		throw error;
	}
}
