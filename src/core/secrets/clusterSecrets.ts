import { anything, type SecretPattern } from './pattern.ts';

/** The kind of an object of Kubernetes, before or behind, within the object. */
const isSecret = (kind: string) => `(?:(?=(?:(?!^---)[^]){0,2000}?${kind})|(?<=${kind}(?:(?!^---)[^]){0,2000}))`;

const base64 = '[A-Za-z0-9+/]{4,20000}={0,2}';

/** Secrets of Kubernetes: what is kept in them stands in base64, under whatever names. */
export const clusterSecretPatterns: readonly SecretPattern[] = [
	{
		kind: 'secret',
		literals: ['\ndata:'],
		shape: new RegExp(
			`\\ndata:[ \\t]{0,4}\\r?\\n((?:[ \\t]{1,8}[\\w.-]{1,100}:[ \\t]{1,4}["']?${base64}["']?[ \\t]{0,4}(?:\\r?\\n|$(?![^]))){1,60})${isSecret('^kind: Secret')}`,
			'dmy',
		),
		each: new RegExp(`:[ \\t]{1,4}["']?(${base64})`, 'dg'),
		isSecret: anything,
	},
	{
		kind: 'secret',
		literals: ['"data"'],
		shape: new RegExp(
			`"data":\\s{0,4}\\{((?:\\s{0,40}"[\\w.-]{1,100}":\\s{0,4}"${base64}",?){1,60})\\s{0,40}\\}${isSecret('"kind":\\s{0,4}"Secret"')}`,
			'dmy',
		),
		each: new RegExp(`":\\s{0,4}"(${base64})`, 'dg'),
		isSecret: anything,
	},
];
