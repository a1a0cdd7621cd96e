import { isPassword, isRandom, type SecretPattern } from './pattern.ts';

/** A password of several sorts of characters: no name of a host, of a user or of a table. */
export const isMixed = (value: string) => {
	const sorts = [/[a-z]/, /[A-Z]/, /\d/, /[!#$%^&*+=?~]/].filter((sort) => sort.test(value)).length;
	return sorts >= 3 && isPassword(value);
};

const string = '["\'`]([^"\'`\\s\\\\]{1,200})["\'`]';
const another = string.replace(/[()]/g, '');

/** Calls that take a user and then a password: a part of the name, and what stands between it and the arguments. */
const calls: Readonly<Record<string, string>> = {
	login: '(?:_with_password|withpassword|as)?\\(',
	sign_in: '\\(',
	signin: '\\w{0,30}\\(',
	auth: '(?:enticate|entication|orize)?(?:token)?\\w{0,10}(?: ?= ?)?\\(',
	credential: 's?(?:provider|\\.basic)?\\(',
	'ftp(': '',
	changeuserpassword: '\\(',
	connect: '(?:ion|withcredentials)?\\(',
	'pdo(': '',
	'begin(': '',
	addlogin: ' ',
	adduser: '\\(',
	createuser: '\\(',
};

/** An argument that is no string may stand before them, and a host or a database around them. */
const callPatterns = Object.entries(calls).map(
	([literal, rest]): SecretPattern => ({
		kind: 'password',
		literals: [literal],
		shape: new RegExp(
			`${literal.replace('(', '\\(')}${rest}(?:[^()"'\`\\n\\r]{1,80},[ \\t]{0,4})?${another}((?:,\\s{0,40}${another}){1,3})`,
			'diy',
		),
		each: new RegExp(string, 'dg'),
		isSecret: isMixed,
	}),
);

/** Calls that take a secret alone, or behind an argument without blanks. */
function taking(
	literals: readonly string[],
	rest: string,
	kind: string,
	isSecret: SecretPattern['isSecret'],
): SecretPattern {
	const first = literals.map((literal) => literal.replace('.', '\\.')).join('|');
	return {
		kind,
		literals,
		shape: new RegExp(
			`(?:${first})${rest}\\((?:[^()"'\`\\n\\r]{1,80},[ \\t]{0,4}|["']\\w{1,20}["'],[ \\t]{0,4})?b?${string}`,
			'diy',
		),
		isSecret,
	};
}

/** Values that the calls around them give away. */
export const loginPatterns: readonly SecretPattern[] = [
	...callPatterns,
	taking(['jwt.sign', 'jwt.verify', 'jwt.encode', 'jwt.decode', 'createhmac', 'hmac.new'], '', 'secret', isRandom),
	taking(['fernet'], '', 'secret', isRandom),
	taking(['keycredential', 'apikeyauth', 'stripe', 'sendgrid', 'octokit'], '', 'api-key', isRandom),
	taking(
		['bcrypt.hash', 'crypt.hash', 'argon2.hash', 'sym_encrypt', 'sym_decrypt'],
		'(?:sync|pw)?',
		'password',
		isPassword,
	),
	{
		kind: 'password',
		literals: ['securestring'],
		shape: new RegExp(`(?<=ConvertTo-)SecureString (?:-(?:String|AsPlainText|Force) ){0,3}${string}`, 'diy'),
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['securestring'],
		shape:
			/(?<=ConvertTo-)SecureString (?:-(?:String|AsPlainText|Force) ){0,3}([^\s"'`$(-][^\s"'`]{3,200})(?= -(?:AsPlainText|Force))/diy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['securestring'],
		shape: /(?<=["']([^"'`\s\\]{1,200})["'] \| ConvertTo-)SecureString -/diy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['password.equals', 'password.compare'],
		shape: new RegExp(`password\\.(?:equals|compareTo)\\(${string}`, 'diy'),
		isSecret: isPassword,
	},
];
