import { anything, type SecretPattern } from './pattern.ts';

/** Addresses to post to, by what of them nobody else knows: what stands before the literal, the literal, and the rest. */
const addresses: readonly (readonly [host: string, literal: string, rest: string])[] = [
	['discord(?:app)?\\.com/api', '/webhooks/', '\\d{15,22}/([\\w-]{50,100})'],
	['\\.webhook\\.office\\.com', '/webhookb2/', '([\\w@/-]{60,400})'],
	['hooks\\.slack\\.com', '/workflows/', '([\\w/]{20,200})'],
	['hooks\\.slack\\.com', '/triggers/', '([\\w/]{20,200})'],
	['hooks\\.zapier\\.com', '/hooks/catch/', '\\d{1,12}/(\\w{5,40})'],
	['maker\\.ifttt\\.com/trigger/[^\\s/]{1,80}/with', '/key/', '([\\w-]{20,60})'],
	['open\\.(?:feishu|larksuite)\\.c(?:n|om)/open-apis/bot/v2', '/hook/', '([\\w-]{20,60})'],
	['[\\w-]{1,40}\\.infura\\.io', '/v3/', '([a-f0-9]{32})(?!\\w)'],
	['[\\w-]{1,40}\\.g\\.alchemy\\.com', '/v2/', '([\\w-]{28,40})(?![\\w-])'],
	['https?://[^\\s/]{1,100}', '/hooks/', '([a-z0-9]{26})(?![\\w/-])'],
];

/** Addresses that let anyone post who knows them. */
export const webhookPatterns: readonly SecretPattern[] = addresses.map(([host, literal, rest]) => ({
	kind: 'webhook',
	literals: [literal],
	shape: new RegExp(`(?<=${host})${literal}${rest}`, 'dy'),
	isSecret: anything,
}));
