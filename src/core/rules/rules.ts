/** What a person decided for the sources of a workspace, as it stands in a file or a setting. */
export interface Rules {
	/** RE2 patterns: a line that matches one stays visible. */
	readonly keep: readonly string[];
	/** RE2 patterns: a line that matches one goes behind a ref, unless something decisive stands in it. */
	readonly fold: readonly string[];
	/** Keys of JSON whose values go behind a ref. */
	readonly noiseKeys: readonly string[];
	/** Keys of JSON of which each different value stays visible. */
	readonly decisionKeys: readonly string[];
	/** Globs of paths: changes of these files are taken for a tool's. */
	readonly generated: readonly string[];
	/** RE2 patterns: what matches one, or its first group, is a secret. */
	readonly secrets: readonly string[];
	/** Values, or RE2 patterns of whole values, that are no secrets. */
	readonly notSecrets: readonly string[];
}

export type RuleKind = keyof Rules;

export const noRules: Rules = {
	keep: [],
	fold: [],
	noiseKeys: [],
	decisionKeys: [],
	generated: [],
	secrets: [],
	notSecrets: [],
};

export const ruleKinds = Object.keys(noRules) as RuleKind[];

/** All rules of several sources, each once; undefined if there are none, so that such runs are the same as without. */
export function mergedRules(sources: readonly Rules[]): Rules | undefined {
	const merged = ruleKinds.map((kind) => [kind, [...new Set(sources.flatMap((rules) => rules[kind]))]] as const);
	if (merged.every(([, entries]) => entries.length === 0)) return undefined;
	return Object.fromEntries(merged) as Record<RuleKind, string[]>;
}

/** How the trace names rules: `rules: 2 keep, 1 fold`. Those of an older run may lack kinds. */
export function rulesDetail(rules: Rules): string {
	const counts = ruleKinds.flatMap((kind) => (rules[kind]?.length ? [`${rules[kind].length} ${kind}`] : []));
	return `rules: ${counts.join(', ')}`;
}
