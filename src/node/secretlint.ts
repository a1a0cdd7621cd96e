import type { SecretLintRuleContext, SecretLintSourceCode } from '@secretlint/types';
import { maintainedRules } from '../core/secrets/maintained.ts';
import type { RuleHit, SecretRules } from '../core/secrets/secret.ts';

const NAMES = '@secretlint/secretlint-rule-';

let loading: Promise<SecretRules> | undefined;

/** Loads those of secretlint's recommended rules that `maintainedRules` names, on first use. */
export function loadSecretRules(): Promise<SecretRules> {
	loading ??= load();
	return loading;
}

/** The rules are called without secretlint's own loop, which would measure lines and let a source switch rules off. */
async function load(): Promise<SecretRules> {
	const { rules } = await import('@secretlint/secretlint-rule-preset-recommend');
	let hits: RuleHit[] = [];
	const handlers = rules
		.map((rule) => ({ rule, name: rule.meta.id.replace(NAMES, '') }))
		.filter(({ name }) => Object.hasOwn(maintainedRules, name))
		.map(({ rule, name }) =>
			rule.create(
				contextFor((start, end) => hits.push({ start, end, rule: name })),
				{},
			),
		);
	return (text) => {
		hits = [];
		for (const { file } of handlers) void file?.({ content: text, ext: '' } as SecretLintSourceCode);
		return hits;
	};
}

function contextFor(report: (start: number, end: number) => void): SecretLintRuleContext {
	return {
		sharedOptions: {},
		createTranslator: () => (messageId) => ({ message: '', messageId: String(messageId), data: {} }),
		report: ({ range: [start, end] }) => report(start, end),
		ignore: () => {},
	};
}
