/** What a secret is, in a short stable word: `aws-key`, `github-token`, `private-key`, `password`, `jwt`, … */
export type SecretKind = string;

/** A secret in a text: just its value, without the quotes, keys and line ends around it. */
export interface Secret {
	/** UTF-16 offsets. */
	readonly start: number;
	readonly end: number;
	readonly kind: SecretKind;
}

/** What a maintained rule found in a text, as UTF-16 offsets, and the last words of the rule's name: `github`. */
export interface RuleHit {
	readonly start: number;
	readonly end: number;
	readonly rule: string;
}

/** Runs a maintained rule set over a text, on its own and whatever the text says. */
export type SecretRules = (text: string) => RuleHit[];

/** Kinds that say least: where two findings meet, the other one names the secret. */
const general: ReadonlySet<SecretKind> = new Set(['password', 'secret', 'token', 'api-key', 'authorization', 'custom']);

/** Sorts findings and joins those that overlap; the more telling kind names the whole. */
export function joinedSecrets(found: readonly Secret[]): Secret[] {
	const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
	const joined: Secret[] = [];
	for (const secret of sorted) {
		const last = joined.at(-1);
		if (!last || secret.start >= last.end) joined.push(secret);
		else joined[joined.length - 1] = together(last, secret);
	}
	return joined;
}

function together(a: Secret, b: Secret): Secret {
	const kind = general.has(a.kind) && !general.has(b.kind) ? b.kind : a.kind;
	return { start: a.start, end: Math.max(a.end, b.end), kind };
}
