import { anything, isNoPlaceholder, isRandom, type SecretPattern } from './pattern.ts';
import type { SecretKind } from './secret.ts';

/** No word goes on before: a dash behind none, as a diff puts it before a line, is part of none, nor is the `n` of a `\n`. */
export const border = '(?:(?<![A-Za-z0-9_])(?<![A-Za-z0-9_]-)|(?<=\\\\[nrtbf]-?))';

/** Tokens that are known by their first letters, and what follows those. */
export function token(
	kind: SecretKind,
	literals: readonly string[],
	rest: string,
	isSecret = isNoPlaceholder,
): SecretPattern {
	const first = literals.map((literal) => literal.replace(/[.$]/g, '\\$&')).join('|');
	return { kind, literals, shape: new RegExp(`${border}(?:${first})${rest}`, 'dy'), isSecret };
}

export const end = '(?![A-Za-z0-9])';
export const hex = (length: number) => `[a-f0-9]{${length}}${end}`;
export const uuid = `[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}${end}`;
export const letters = (least: number, most = least) => `[A-Za-z0-9]{${least},${most}}(?![A-Za-z0-9_-])`;
export const words = (least: number, most = least) => `[A-Za-z0-9_-]{${least},${most}}(?![A-Za-z0-9_-])`;

/** Tokens that tell by themselves whose they are: what the maintained rules do not find, or only elsewhere. */
export const tokenPatterns: readonly SecretPattern[] = [
	token('aws-key', ['AKIA', 'ASIA'], `[A-Z0-9]{16}${end}`),
	token('gcp-key', ['AIza'], '[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])'),
	token('gcp-key', ['ya29.'], '[0-9A-Za-z_-]{20,2000}'),
	token('gcp-key', ['GOCSPX-'], '[0-9A-Za-z_-]{28}'),
	token('gcp-key', ['1//0'], '[0-9A-Za-z_-]{40,200}', isRandom),
	{
		kind: 'azure-key',
		literals: ['8Q~'],
		lead: 3,
		shape: /(?:(?<![\w~.])(?<![\w~.]-)|(?<=\\[nrt]-?))[\w~.-]{3}8Q~[\w~.-]{34}(?![\w~-])/dy,
		isSecret: anything,
	},
	token('github-token', ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], '[A-Za-z0-9_]{36,255}'),
	token(
		'gitlab-token',
		['glpat-', 'gldt-', 'glrt-', 'glcbt-', 'glptt-', 'glft-', 'glimt-', 'glagent-', 'gloas-', 'glsoat-'],
		'[A-Za-z0-9_-]{20,128}(?:\\.[a-z0-9]{2}\\.[A-Za-z0-9]{9})?',
	),
	token('slack-token', ['xoxc-', 'xoxd-', 'xoxs-', 'xoxe-', 'xoxe.', 'xapp-'], '[A-Za-z0-9.%+/=_-]{40,400}'),
	token('openai-key', ['sk-'], '(?:(?:proj|svcacct|admin)-[A-Za-z0-9_-]{40,250}|[A-Za-z0-9]{48})(?![A-Za-z0-9_-])'),
	token('anthropic-key', ['sk-ant-'], '[A-Za-z0-9_-]{40,200}'),
	token('openrouter-key', ['sk-or-v1-'], hex(64)),
	token('replicate-token', ['r8_'], `[A-Za-z0-9]{37}${end}`, isRandom),
	token('perplexity-key', ['pplx-'], `[A-Za-z0-9]{40,64}${end}`, isRandom),
	token('xai-key', ['xai-'], `[A-Za-z0-9]{70,100}${end}`, isRandom),
	token('stripe-key', ['whsec_'], '[A-Za-z0-9+/]{32,100}={0,2}'),
	token('square-token', ['sq0atp-', 'sq0csp-', 'sq0idp-'], '[A-Za-z0-9_-]{22,43}(?![A-Za-z0-9_-])', isRandom),
	token('pypi-token', ['pypi-AgE'], '[A-Za-z0-9_-]{50,500}'),
	token('rubygems-key', ['rubygems_'], hex(48)),
	token('crates-token', ['cio'], `[A-Za-z0-9]{32}${end}`, isRandom),
	token('digitalocean-token', ['dop_v1_', 'doo_v1_', 'dor_v1_'], '[a-f0-9]{64}'),
	token('heroku-key', ['HRKU-'], '[A-Za-z0-9_-]{36,70}', isRandom),
	token('fly-token', ['fm2_', 'fm1r_', 'fm1a_'], '[A-Za-z0-9+/]{100,4000}={0,3}'),
	token('netlify-token', ['nfp_', 'nfc_', 'nfu_'], `[A-Za-z0-9]{36,40}${end}`, isRandom),
	token('supabase-token', ['sbp_'], hex(40)),
	token('planetscale-token', ['pscale_tkn_', 'pscale_pw_', 'pscale_oauth_'], '[A-Za-z0-9_.=-]{32,64}', isRandom),
	token('newrelic-key', ['NRAK-'], `[A-Z0-9]{27}${end}`),
	token('sentry-token', ['sntrys_', 'sntryu_'], '[A-Za-z0-9+/=_-]{40,500}', isRandom),
	token('atlassian-token', ['ATATT3x', 'ATCTT3x'], '[A-Za-z0-9_=-]{80,400}'),
	token('notion-token', ['secret_'], `[A-Za-z0-9]{43}${end}`, isRandom),
	token('airtable-token', ['pat'], `[A-Za-z0-9]{14}\\.${hex(64)}`),
	token('postman-key', ['PMAK-'], `[a-f0-9]{24}-${hex(34)}`),
	token('doppler-token', ['dp.pt.', 'dp.st.', 'dp.sa.', 'dp.ct.'], '[A-Za-z0-9._-]{40,80}'),
	token('pulumi-token', ['pul-'], hex(40)),
	token('circleci-token', ['CCIPAT_', 'CCIPRJ_'], `[A-Za-z0-9]{16,30}_${hex(40)}`),
	token('buildkite-token', ['bkua_'], `[a-z0-9]{40}${end}`, isRandom),
	token('private-key', ['AGE-SECRET-KEY-1'], '[A-Z0-9]{58}'),
	token('jwt', ['eyJ'], '[A-Za-z0-9_-]{8,4000}\\.eyJ[A-Za-z0-9_-]{8,8000}\\.[A-Za-z0-9_-]{8,2000}', anything),
	{
		kind: 'terraform-token',
		literals: ['.atlasv1.'],
		lead: 14,
		shape: new RegExp(`${border}[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{60,80}`, 'dy'),
		isSecret: anything,
	},
	{
		kind: 'mailchimp-key',
		literals: ['-us'],
		lead: 32,
		shape: new RegExp(`${border}[a-f0-9]{32}-us\\d{1,2}(?![A-Za-z0-9_-])`, 'dy'),
		isSecret: isRandom,
	},
	{
		kind: 'telegram-token',
		literals: [':AA'],
		shape: /(?<=(?<!\d)\d{8,10}):(AA[A-Za-z0-9_-]{33})(?![A-Za-z0-9_-])/dy,
		isSecret: isRandom,
	},
];
