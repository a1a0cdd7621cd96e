import { equals } from './between.ts';
import { isMixed } from './logins.ts';
import { anything, isNoPlaceholder, isPassword, isRandom, isUnnamed, type SecretPattern } from './pattern.ts';

/** Values that only their places give away: in URLs, files of settings and statements. */
export const placePatterns: readonly SecretPattern[] = [
	{
		kind: 'password',
		literals: ['://', ':\\/'],
		shape: /:\\{0,8}\/\\{0,8}\/[^\s:@/"'<>\\]{0,256}:([^\s/"'<>\\]{1,256})@(?=[\w.[%-])/dy,
		isSecret: (password) => isNoPlaceholder(password) && password !== 'x-oauth-basic',
	},
	{
		kind: 'password',
		literals: ['jdbc:oracle:'],
		shape: /jdbc:oracle:\w{1,10}:[^\s/@:"']{1,128}\/([^\s@"'<>\\]{1,256})@/dy,
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'token',
		literals: ['://', ':\\/'],
		shape: /:\\{0,8}\/\\{0,8}\/([A-Za-z0-9_-]{20,256})@(?=[\w.[%-])(?![\w.-]{0,100}sentry\.io)/dy,
		isSecret: isRandom,
	},
	{
		kind: 'github-token',
		literals: ['://'],
		shape: /:\\{0,8}\/\\{0,8}\/([^\s:@/"'<>\\]{1,256}):x-oauth-basic@/dy,
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'aws-key',
		literals: ['accesskey', 'access_key', 'access-key', 'access key'],
		shape: new RegExp(
			`(?<=secret[-_ ]?)access[-_ ]?key(?: \\[[^\\]\\n]{0,40}\\])?(?:${equals}|[ \\t]{1,4})\\\\{0,8}["'\`]?([A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])`,
			'diy',
		),
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'azure-key',
		literals: ['accountkey', 'accesskey'],
		shape: /(?:accountkey|(?<=shared)accesskey)=([A-Za-z0-9+/]{40,100}={1,2})/diy,
		isSecret: anything,
	},
	{
		kind: 'signed-url',
		literals: ['x-amz-signature=', 'x-goog-signature='],
		shape: /(?<=[?&;])x-(?:amz|goog)-signature=([A-Fa-f0-9]{64,1024})/diy,
		isSecret: anything,
	},
	{
		kind: 'azure-key',
		literals: ['sig='],
		shape: /(?<=[?&;])sig=([A-Za-z0-9%+/]{40,200}={0,2})/dy,
		isSecret: anything,
	},
	{
		// In a query
		kind: 'token',
		literals: ['key', 'auth', 'sig', 'signature', 'jwt', 'code', 'session_id', 'sid'].flatMap((name) => [
			`?${name}=`,
			`&${name}=`,
		]),
		shape: /[?&](?:key|auth|sig|signature|jwt|code|session_id|sid)=([\w.~%+/-]{20,4000}={0,2})/diy,
		isSecret: isRandom,
	},
	{
		// A link by mail to choose a new password
		kind: 'token',
		literals: ['/reset/', '/reset-password/', '/reset_password/', '/password-reset/'],
		shape: /\/(?:reset|reset[-_]password|password-reset)\/([\w-]{20,400})(?![\w-])/dy,
		isSecret: isRandom,
	},
	{
		// Who has it is let in until it expires
		kind: 'token',
		literals: ['samlresponse='],
		shape: /samlresponse=([\w%+/-]{60,20000}={0,2})/diy,
		isSecret: isRandom,
	},
	{
		// Terraform: the value before and the one to come
		kind: 'password',
		literals: ['" -> "'],
		shape: /(?<=(?:password|secret|token|passphrase)"?[ \t]{1,40}=[ \t]"[^"\n\r]{0,400})" -> "([^"\n\r]{4,400})"/diy,
		isSecret: isPassword,
	},
	{
		// Maps of relays of Postfix
		kind: 'password',
		literals: [']:587', ']:465', ']:25'],
		shape: /\]:(?:587|465|25)[ \t]{1,20}[\w.@+-]{1,100}:((?:(?!\\[nrt"])[^\s"]){4,200})(?=\r?$|\\|")/dmy,
		isSecret: isPassword,
	},
	{
		// Dovecot
		kind: 'password',
		literals: ['{plain}'],
		shape: /\{PLAIN\}([^\s:"']{4,200})/diy,
		isSecret: isPassword,
	},
	{
		// Go
		kind: 'password',
		literals: ['@tcp(', '@unix('],
		shape: /(?<=(?<![\w.-])[\w.-]{1,60}:([^\s:/"']{1,100}))@(?:tcp|unix)\(/dy,
		isSecret: isNoPlaceholder,
	},
	{
		// ODBC
		kind: 'password',
		literals: ['pwd={', 'password={'],
		shape: /(?<=;[ ]?)(?:pwd|password)=\{([^{}\n\r]{4,128})\}(?=[;"'\s]|$)/diy,
		isSecret: isPassword,
	},
	{
		// .pgpass
		kind: 'password',
		literals: [':5432:', ':5433:', ':*:'],
		shape: /(?<=^[\w.*-]{1,100}):(?:\d{4,5}|\*):[\w.*-]{1,100}:[\w.*@-]{1,100}:((?:(?!\\[nrt"])\S){4,256})$/dmy,
		isSecret: isPassword,
	},
	{
		kind: 'npm-token',
		literals: ['_authtoken', '_auth'],
		shape:
			/(?:_authToken(?: ?= ?|[ ])|(?<=(?:^|[\s:])[ \t]{0,8})_auth(?: ?= ?(?=[\w+/]{12,2000}={0,2}\s)|=))["']?([^\s"'\\$;,<>=]{8,2000}={0,2})/dmy,
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'registry-login',
		literals: ['auth"', 'auth\\"'],
		shape: /(?<=")auth\\{0,8}"[ \t]{0,4}:[ \t]{0,4}\\{0,8}"([A-Za-z0-9+/]{16,4000}={0,2})\\{0,8}"/dy,
		isSecret: isRandom,
	},
	{
		// SQL
		kind: 'password',
		literals: ['identified'],
		shape:
			/(?<=(?:user|role|to)\s{1,8}(?:if (?:not )?exists )?[^\s;]{1,128}\s{1,8})identified(?: with ["'`]?\w{1,60}["'`]?)?\s{1,8}by(?: password| values)?\s{1,8}(?:'((?:[^'\\\n\r]|\\.|''){1,256})'|"((?:[^"\\\n\r]|\\.|""){1,256})"|\\{0,8}["']([^\s"'\\]{1,256})|([^\s"'\\;,]{1,256}))/diy,
		isSecret: isPassword,
	},
	{
		// A password without a user
		kind: 'password',
		literals: ['redis://', 'rediss://'],
		shape: /rediss?:\/\/([^\s:@/"'<>\\]{6,256})@(?=[\w.[%-])/dy,
		isSecret: (value) => isUnnamed(value) || isMixed(value),
	},
	{
		kind: 'password',
		literals: ['basic_auth', 'basicauth', 'auth_basic', 'proxy-user'],
		shape: /(?:basic_?auth|auth_basic|proxy-user)["']? {0,4}[=:] {0,4}["']?[\w.@+-]{1,100}:([^\s"'\\]{4,256})/diy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['set password for'],
		shape: /set password for [^\s=]{1,128} {0,4}(?:=|to) {0,4}["']([^\s"'\\]{1,256})/diy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['password'],
		shape: /(?<=(?<![\w-])login\s{1,20}\S{1,128}\s{1,20})password\s{1,20}([^\s"'\\]{1,256})/dy,
		isSecret: isPassword,
	},
];
