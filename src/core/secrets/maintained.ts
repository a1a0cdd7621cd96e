import type { SecretKind } from './secret.ts';

/** The maintained rules by the last words of their names: what their finds are called, and by which literals they are found. */
interface MaintainedRule {
	readonly kind: SecretKind;
	readonly literals: readonly string[];
	/** What stands where a literal is, if that tells more than the literal. */
	readonly shape?: RegExp;
	/** What of a find is the value, where that is not all of it. */
	readonly value?: RegExp;
}

/** In a URL with a user and a password, the password. */
const urlPassword = /(?<=:\/\/[^\s:@/]{0,256}:)[^@\s]{1,256}(?=@)/;

/**
 * Rules that are not here are not run: `aws` and `gcp` report other stretches than the secret's and know files by their
 * names, `privatekey` and `basicauth` find less than our own patterns, and `filter-comments` lets a source switch
 * the others off.
 */
export const maintainedRules: Readonly<Record<string, MaintainedRule>> = {
	'1password': { kind: '1password-token', literals: ['ops_ey'] },
	anthropic: { kind: 'anthropic-key', literals: ['sk-ant-api0'] },
	cloudflare: { kind: 'cloudflare-token', literals: ['cfk_', 'cfut_', 'cfat_'] },
	'database-connection-string': {
		kind: 'password',
		literals: ['mongodb', 'mysql', 'postgres'],
		shape: /[a-z:+]{5,20}:\/\/[^\s@/]{1,302}@/y,
		value: urlPassword,
	},
	databricks: { kind: 'databricks-token', literals: ['dapi'] },
	docker: { kind: 'docker-token', literals: ['dckr_pat_'] },
	figma: { kind: 'figma-token', literals: ['figd_'] },
	github: { kind: 'github-token', literals: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'] },
	gitlab: { kind: 'gitlab-token', literals: ['glpat-'] },
	grafana: { kind: 'grafana-token', literals: ['glc_', 'glsa_'] },
	groq: { kind: 'groq-key', literals: ['gsk_'] },
	'hashicorp-vault': { kind: 'vault-token', literals: ['hvs.', 'hvb.', 'hvr.'] },
	huggingface: { kind: 'huggingface-token', literals: ['hf_'] },
	linear: { kind: 'linear-key', literals: ['lin_api_'] },
	notion: { kind: 'notion-token', literals: ['ntn_'] },
	npm: { kind: 'npm-token', literals: ['npm_'], value: /npm_[A-Za-z0-9_]{36}/ },
	openai: { kind: 'openai-key', literals: ['sk-', 'T3BlbkFJ'] },
	sendgrid: { kind: 'sendgrid-key', literals: ['SG.'] },
	shopify: { kind: 'shopify-token', literals: ['shppa_', 'shpca_', 'shpat_', 'shpss_'] },
	slack: {
		kind: 'slack-token',
		literals: ['xoxb-', 'xoxp-', 'xapp-', 'xoxa-', 'xoxo-', 'xoxr-', 'hooks.slack.com/services/'],
		value: /xo?[a-z]{2,3}-.*|(?<=\/services\/).*/i,
	},
	stripe: { kind: 'stripe-key', literals: ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'] },
	tailscale: { kind: 'tailscale-key', literals: ['tskey-'] },
	vercel: { kind: 'vercel-token', literals: ['vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'] },
};
