import { beside, equals } from './named.ts';
import { anything, isNoPlaceholder, isPassword, isRandom, type SecretPattern } from './pattern.ts';

/** Between a header's name and its value, also where a recording of requests names both. */
const is = `(?:${equals}|${beside})`;

/** Numbers by which visitors are counted: nobody is let in for one. */
const counting = /^GA\d(?:\.\d{1,20}){1,4}$/;

const isSession = (value: string) => isRandom(value) && !counting.test(value);

/** Whether of a cookie header, from its first value on, one looks made up by chance. */
const isCookie = (values: string) => values.split(/; ?[^;=]{1,100}=/).some(isSession);

/** Values that only their places give away: in URLs, headers, files of settings and command lines. */
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
		shape: /:\\{0,8}\/\\{0,8}\/([A-Za-z0-9_-]{20,256})@(?=[\w.[%-])/dy,
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
		literals: ['accesskey', 'access_key', 'access-key'],
		shape: new RegExp(
			`(?<=secret[-_]?)access[-_]?key(?:${equals}|[ \\t]{1,4})\\\\{0,8}["'\`]?([A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])`,
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
		kind: 'npm-token',
		literals: ['_authtoken', '_auth='],
		shape: /_auth(?:Token)?=([^\s"'\\$;,<>]{8,2000})/dy,
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'registry-login',
		literals: ['auth"', 'auth\\"'],
		shape: /(?<=")auth\\{0,8}"[ \t]{0,4}:[ \t]{0,4}\\{0,8}"([A-Za-z0-9+/]{16,4000}={0,2})\\{0,8}"/dy,
		isSecret: isRandom,
	},
	{
		kind: 'authorization',
		literals: ['authorization'],
		shape: new RegExp(
			`authorization${is}\\\\{0,8}["'\`]?(?:(?:Bearer|Basic|Token|ApiKey|Bot|Negotiate|NTLM)[ \\t]{1,4})([^\\s"'\`\\\\,;<>]{8,8000})`,
			'diy',
		),
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'authorization',
		literals: ['authorization'],
		shape: new RegExp(`authorization${is}\\\\{0,8}["'\`]?(?!AWS4-)([^\\s"'\`\\\\,;<>]{16,8000})`, 'diy'),
		isSecret: isRandom,
	},
	{
		kind: 'authorization',
		literals: ['bearer'],
		shape: /(?<![A-Za-z])bearer[ \t]{1,4}([A-Za-z0-9._~+/-]{16,8000}={0,2})/diy,
		isSecret: isRandom,
	},
	{
		kind: 'cookie',
		literals: ['cookie'],
		shape: new RegExp(
			`(?<!set-)cookie${is}\\\\{0,8}["'\`]?[\\w.%-]{1,100}=([^\\s"'\\\\;,]{1,4000}(?:;[ ]?[\\w.%-]{1,100}=[^\\s"'\\\\;,]{1,4000}){0,50})`,
			'diy',
		),
		isSecret: isCookie,
	},
	{
		kind: 'cookie',
		literals: ['set-cookie'],
		shape: new RegExp(`set-cookie${is}\\\\{0,8}["'\`]?[\\w.%-]{1,100}=([^\\s"'\\\\;,]{8,4000})`, 'diy'),
		isSecret: isSession,
	},
	{
		// In recordings of requests and states of browsers
		kind: 'cookie',
		literals: ['cookies'],
		shape: /cookies\\{0,8}["'][ \t]{0,4}:[ \t]{0,4}(\[[^\]]{1,20000})/diy,
		each: /value\\{0,8}["'][ \t]{0,4}:[ \t]{0,4}\\{0,8}["']([^\s"'\\]{8,4000})/dg,
		isSecret: isSession,
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
		kind: 'password',
		literals: ['password'],
		shape: /(?<=(?<![\w-])login\s{1,20}\S{1,128}\s{1,20})password\s{1,20}([^\s"'\\]{1,256})/dy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['-u ', '-user'],
		shape: /(?:-u|(?<=-)-user)[ =]\\{0,8}["']?[\w.@+-]{1,128}:([^\s"'/\\]{1,256})(?![^\s"'\\])/dy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['curl'],
		shape: /curl(?= )[^\n\r|]{0,200}? -[a-zA-Z]{0,8}u["']?[\w.@+-]{1,128}:([^\s"'/\\]{1,256})(?![^\s"'\\])/dy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['sshpass', 'docker login', 'podman login', 'mysql'],
		shape:
			/(?:sshpass|(?:docker|podman) login|mysql(?:dump|admin|import)?)(?= )[^\n\r|]{0,200}? -p ?["']?([^\s"'\\]{4,256})/dy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['redis-cli'],
		shape: /redis-cli(?= )[^\n\r|]{0,200}? -a ["']?([^\s"'\\]{4,256})/dy,
		isSecret: isPassword,
	},
	{
		// OpenSSL
		kind: 'password',
		literals: ['pass:'],
		shape: /(?<=-pass(?:in|out)? ["']?)pass:([^\s"'\\]{4,256})/dy,
		isSecret: isPassword,
	},
];
