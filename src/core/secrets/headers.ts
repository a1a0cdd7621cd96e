import { beside, equals } from './between.ts';
import { isNoPlaceholder, isRandom, type SecretPattern } from './pattern.ts';

/** Between a header's name and its value, also where a recording of requests names both. */
const is = `(?:${equals}|\\\\{0,8}["']?,?[ \\t]{1,4}(?=\\\\{0,8}["'\`])|${beside})`;

/** A value of some of the characters. Brackets that close behind it what was opened before it are none of it. */
function upToBracket(character: string, least: number, most: number): string {
	const own = ['\\(_\\)', '\\[_\\]', '\\{_\\}'].map((pair) => pair.replace('_', `${character}{0,100}?`)).join('|');
	const closing = `[)\\]}]{1,16}[.:]?(?!${character})`;
	return `(?=${character}{${least}})(?:${own}|(?!${closing})${character}){1,${most}}`;
}

const credentialsOf = (least: number) => `(${upToBracket('[^\\s"\'`\\\\,;<>]', least, 8000)})`;
const cookieOf = (least: number) => upToBracket('[^\\s"\'\\\\;,]', least, 4000);

/** Numbers by which visitors are counted: nobody is let in for one. */
const counting = /^GA\d(?:\.\d{1,20}){1,4}$/;

const isSession = (value: string) => isRandom(value) && !counting.test(value);

/** Whether of a cookie header, from its first value on, one looks made up by chance. */
const isCookie = (values: string) => values.split(/; ?[^;=]{1,100}=/).some(isSession);

/** Values of headers that let one in. */
export const headerPatterns: readonly SecretPattern[] = [
	{
		kind: 'authorization',
		literals: ['authorization'],
		shape: new RegExp(
			`authorization${is}\\\\{0,8}["'\`]?(?:(?:Bearer|Basic|Token|ApiKey|Bot|Negotiate|NTLM)[ \\t]{1,4})${credentialsOf(8)}`,
			'diy',
		),
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'authorization',
		literals: ['authorization'],
		shape: new RegExp(
			`authorization${is}\\\\{0,8}["'\`]?(?:[A-Za-z][\\w-]{1,30}[ \\t]{1,4})?(?:[\\w.@-]{1,60}:)?(?!\\w{1,30}=|AWS4-)${credentialsOf(16)}`,
			'diy',
		),
		isSecret: isRandom,
	},
	{
		// Several parameters, of which some prove who asks: Digest, OAuth, Hawk, signatures
		kind: 'authorization',
		literals: ['authorization'],
		shape: new RegExp(
			`authorization${is}\\\\{0,8}["'\`]?[A-Za-z][\\w-]{1,30}[ \\t]{1,4}((?=\\w{1,30}=)[^\\n\\r]{20,2000})`,
			'diy',
		),
		each: /(?:response|mac|token|signature|secret|tokenid)=\\{0,8}"?([\w+/=%.~-]{16,1000})/dgi,
		isSecret: isRandom,
	},
	{
		// PVEAPIToken=…
		kind: 'authorization',
		literals: ['authorization'],
		shape: new RegExp(`authorization${is}\\\\{0,8}["'\`]?\\w{1,30}=${credentialsOf(16)}`, 'diy'),
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
			`(?<!set-)cookie${is}\\\\{0,8}["'\`]?[\\w.%-]{1,100}=(${cookieOf(1)}(?:;[ ]?[\\w.%-]{1,100}=${cookieOf(1)}){0,50})`,
			'diy',
		),
		isSecret: isCookie,
	},
	{
		kind: 'cookie',
		literals: ['set-cookie'],
		shape: new RegExp(`set-cookie${is}\\\\{0,8}["'\`]?[\\w.%-]{1,100}=(${cookieOf(8)})`, 'diy'),
		isSecret: isSession,
	},
	{
		kind: 'cookie',
		literals: ['--cookie', 'curl'],
		shape: /(?:--cookie|curl(?= )[^\n\r|]{0,200}? -b)[ =]["']?[\w.%-]{1,100}=([^\s"'\\;,]{8,4000})/dy,
		isSecret: isSession,
	},
	{
		// A file of cookies: host, subdomains, path, secure, expiry, name, value
		kind: 'cookie',
		literals: ['\tTRUE\t', '\tFALSE\t'],
		shape: /\t(?:TRUE|FALSE)\t\/[^\t\n]{0,200}\t(?:TRUE|FALSE)\t\d{1,12}\t[^\t\n]{1,200}\t([^\t\n\r]{8,4000})/dy,
		isSecret: isSession,
	},
	{
		// Sessions that servers name
		kind: 'cookie',
		literals: ['sessid', 'sessionid', 'connect.sid', '_session='],
		shape:
			/(?:(?<=PHP)SESSID|(?<=J|ASP\.NET_)SESSIONID|connect\.sid|(?<=[?&\s;"']_\w{1,60})_session)=(?:s%3A)?([\w%.+/=-]{16,4000})/diy,
		isSecret: isSession,
	},
	{
		// Headers of services whose names no word for a key ends
		kind: 'api-key',
		literals: ['fastly-key', 'x-honeycomb-team', 'x-jfrog-art-api'],
		shape: new RegExp(
			`(?:fastly-key|x-honeycomb-team|x-jfrog-art-api)${is}\\\\{0,8}["'\`]?([^\\s"'\`\\\\,;<>]{16,2000})`,
			'diy',
		),
		isSecret: isRandom,
	},
	{
		// In recordings of requests and states of browsers
		kind: 'cookie',
		literals: ['cookies'],
		shape: /cookies\\{0,8}["'][ \t]{0,4}:[ \t]{0,4}(\[[^\]]{1,20000})/diy,
		each: /value\\{0,8}["'][ \t]{0,4}:[ \t]{0,4}\\{0,8}["']([^\s"'\\]{8,4000})/dg,
		isSecret: isSession,
	},
];
