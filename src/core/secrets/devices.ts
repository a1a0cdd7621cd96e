import { isNoPlaceholder, isPassword, type SecretPattern } from './pattern.ts';

const value = '["\']?([^\\s"\'\\\\]{4,256})';

/** A line of a device's settings: words of it, and what stands between them and the value. */
function setting(
	literals: readonly string[],
	rest: string,
	isSecret: SecretPattern['isSecret'] = isPassword,
): SecretPattern {
	return { kind: 'password', literals, shape: new RegExp(`(?<![\\w-])${rest}${value}`, 'dimy'), isSecret };
}

/** Nothing but how it is written follows the value: a sentence goes on. */
const last = '(?=[^\\s"\'\\\\]{4,256}(?:["\'\\\\]|(?: encrypted)?[ \\t]{0,8}\\r?$))';

/** What a device wrote as digits to hide it: they can be turned back, or words be tried against them. */
const isHidden = (value: string) => isNoPlaceholder(value) && /\d/.test(value);

/** Settings of switches, routers and firewalls, in which a value follows words and the number of how it is written. */
export const devicePatterns: readonly SecretPattern[] = [
	setting(['enable password', 'enable secret'], `enable (?:password|secret) (?:level \\d{1,2} )?(?:[0-9] )?${last}`),
	setting(
		['password 7 ', 'secret 5 ', 'secret 8 ', 'secret 9 ', 'secret 4 ', 'password 5 '],
		'(?:password|secret) [45789] (?=\\S{10})',
		isHidden,
	),
	setting(['password 0 ', 'secret 0 '], '(?:password|secret) 0 '),
	setting(['username '], '(?<=^[ \\t]{0,4})username \\S{1,60} (?:privilege \\d{1,2} )?password '),
	setting(['ip ftp password', 'neighbor '], '(?:ip ftp|neighbor \\S{1,60}) password (?:[07] )?'),
	setting(
		['plain-text-password', 'set user-password', 'set passwd '],
		'(?:plain-text-password(?:-value)?|set user-password|set passwd) ',
	),
	setting(['bindpw ', 'rootpw '], '(?:bind|root)pw(?: --plaintext)?[ \\t]{1,20}'),
	setting(
		['tacacs-server', 'radius-server', 'tacacs server', 'radius server'],
		'(?:tacacs|radius)[ -]server [^\\n\\r]{0,80}?key (?:[067] )?',
	),
	setting(
		['isakmp key', 'pre-shared-key', 'wpa-psk ', 'key-string'],
		'(?:isakmp key|pre-shared-key|wpa-psk(?: ascii)?|key-string)(?: (?:local|remote|ascii-text|address \\S{1,60} key))? (?:[0678] )?',
	),
	setting(
		['snmp-server community', 'snmp-server user'],
		'snmp-server (?:community|user \\S{1,60} \\S{1,60} v3 (?:encrypted )?auth (?:md5|sha)) ',
	),
	setting(
		['message-digest-key', 'authentication-key'],
		'(?:message-digest-key \\d{1,3} md5|authentication-key(?: \\d{1,5} md5)?) (?:[067] )?',
	),
	setting(
		['passwd enc ', 'psksecret', 'private-key enc'],
		'(?:passwd ENC|psksecret(?: ENC)?|private-key ENC) ',
		isHidden,
	),
	setting(
		[
			'password cipher',
			'irreversible-cipher',
			'password simple',
			'password plain',
			'super password',
			'snmp-agent community',
		],
		'(?:super password (?:level \\d{1,2} )?|snmp-agent community (?:read|write) |password )?(?:irreversible-)?(?:cipher|simple|plain) ',
	),
];
