import type { SecretKind } from './secret.ts';

/** The maintained rules by the last words of their names: what their finds are called, and by which literals they are found. */
interface MaintainedRule {
	readonly kind: SecretKind;
	readonly literals: readonly string[];
	/** What stands where a literal is in each find; the rules are not loaded for less. */
	readonly shape: RegExp;
	/** What of a find is the value, where that is not all of it. */
	readonly value?: RegExp;
}

/** A token of at least so many characters, the literal included. */
const token = (length: number) => new RegExp(`[\\w.+/=-]{${length}}`, 'y');

/** In a URL with a user and a password, the password. */
const urlPassword = /(?<=:\/\/[^\s:@/]{0,256}:)[^@\s]{1,256}(?=@)/;

/**
 * Rules that are not here are not run: `aws` and `gcp` report other stretches than the secret's and know files by their
 * names, `privatekey` and `basicauth` find less than our own patterns, and `filter-comments` lets a source switch
 * the others off.
 */
export const maintainedRules: Readonly<Record<string, MaintainedRule>> = {
	'1password': { kind: '1password-token', literals: ['ops_ey'], shape: token(100) },
	anthropic: { kind: 'anthropic-key', literals: ['sk-ant-api0'], shape: token(100) },
	cloudflare: { kind: 'cloudflare-token', literals: ['cfk_', 'cfut_', 'cfat_'], shape: token(50) },
	'database-connection-string': {
		kind: 'password',
		literals: ['mongodb', 'mysql', 'postgres'],
		shape: /[a-z:+]{5,20}:\/\/[^\s@/]{1,302}@/y,
		value: urlPassword,
	},
	databricks: { kind: 'databricks-token', literals: ['dapi'], shape: token(36) },
	docker: { kind: 'docker-token', literals: ['dckr_pat_'], shape: token(36) },
	figma: { kind: 'figma-token', literals: ['figd_'], shape: token(45) },
	github: { kind: 'github-token', literals: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'], shape: token(40) },
	gitlab: { kind: 'gitlab-token', literals: ['glpat-'], shape: token(26) },
	grafana: { kind: 'grafana-token', literals: ['glc_', 'glsa_'], shape: token(36) },
	groq: { kind: 'groq-key', literals: ['gsk_'], shape: token(56) },
	'hashicorp-vault': { kind: 'vault-token', literals: ['hvs.', 'hvb.', 'hvr.'], shape: token(94) },
	huggingface: { kind: 'huggingface-token', literals: ['hf_'], shape: token(37) },
	linear: { kind: 'linear-key', literals: ['lin_api_'], shape: token(40) },
	notion: { kind: 'notion-token', literals: ['ntn_'], shape: token(50) },
	npm: { kind: 'npm-token', literals: ['npm_'], shape: token(40), value: /npm_[A-Za-z0-9_]{36}/ },
	openai: { kind: 'openai-key', literals: ['T3BlbkFJ'], shape: token(28) },
	sendgrid: { kind: 'sendgrid-key', literals: ['SG.'], shape: token(40) },
	shopify: { kind: 'shopify-token', literals: ['shppa_', 'shpca_', 'shpat_', 'shpss_'], shape: token(38) },
	slack: {
		kind: 'slack-token',
		literals: ['xoxb-', 'xoxp-', 'xapp-', 'xoxa-', 'xoxo-', 'xoxr-', 'hooks.slack.com/services/'],
		shape: token(30),
		value: /xo?[a-z]{2,3}-.*|(?<=\/services\/).*/i,
	},
	stripe: { kind: 'stripe-key', literals: ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'], shape: token(32) },
	tailscale: { kind: 'tailscale-key', literals: ['tskey-'], shape: token(32) },
	vercel: { kind: 'vercel-token', literals: ['vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'], shape: token(24) },
};
