import { anything, type SecretPattern } from './pattern.ts';

/** Between the lines of a key, real or as the escapes of a string. */
const lineEnds = '(?:\\\\{1,8}[nr]|\\s){0,8}';
/** All up to the end of a key, also what a log or a diff put before its lines: a removed line has one dash more. */
const wholeKey = `((?:(?!${lineEnds}----)[^]){40,20000})(?=${lineEnds}-{4,6} ?END)`;
/** What an encrypted key says of itself. */
const headers = `(?:[A-Za-z-]{1,20}: [^\\n\\r\\\\]{1,100}${lineEnds}){0,4}`;
const base64 = '[A-Za-z0-9+/=]';
/** A line of a key that was cut off; longer ones are known behind what a log or a diff put before them. */
const line = `(?:[^\\n\\r\\\\]{1,200}?(?<!${base64})${base64}{60,4000}|${base64}{20,4000})`;
const brokenKey = `${headers}(${line}(?:(?:\\\\{1,8}[nr]|\\s){1,8}${line}){0,400})`;

/** `-----BEGIN `, what stands before `PRIVATE KEY`, and the rest, in base64 and on any number of lines. */
const encodedKey = `LS0tLS1CRUdJTiB(?:QUklW|SU0EgUFJJ|EU0EgUFJJ|FQyBQ|PUEVO|FTkNS|QR1AgUFJJ)${base64}{40,20000}(?:(?:\\\\{1,8}[nr]|[\\s+-]){1,12}${base64}{20,4000}){0,400}`;

/** Private keys as files have them. */
export const privateKeyPatterns: readonly SecretPattern[] = [
	{
		kind: 'private-key',
		literals: ['private key'],
		shape: new RegExp(
			`(?<=-{4,5} ?BEGIN[A-Z0-9 ]{0,24})PRIVATE KEY(?: BLOCK)? ?-{4,5}${lineEnds}(?:${wholeKey}|${brokenKey})`,
			'dy',
		),
		isSecret: (body) => /[A-Za-z0-9+/=]{40}/.test(body),
	},
	{
		kind: 'private-key',
		literals: ['private-lines'],
		shape: new RegExp(
			`Private-Lines: \\d{1,4}${lineEnds}((?:(?!Private-Lines)[^]){40,20000}?)${lineEnds}Private-MAC`,
			'dy',
		),
		isSecret: anything,
	},
	{
		// In settings of Kubernetes
		kind: 'private-key',
		literals: ['LS0tLS1CRUdJTiB'],
		shape: new RegExp(encodedKey, 'dy'),
		isSecret: anything,
	},
];
