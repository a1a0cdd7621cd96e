import { isMixed } from './logins.ts';
import { isNoPlaceholder, isPassword, type SecretPattern } from './pattern.ts';

const base64 = '[A-Za-z0-9+/]{8,1000}={0,2}';

/** What recordings of a dialogue put before a line of the client. */
const said = '(?:^|["\'>:] ?|[-=]> |Command:[ \\t]{1,4})';

/** A line of the client behind that of the user, or marked as one of the client. */
const asClient =
	'(?:(?<=USER \\S{1,100}\\r?\\n(?:[^\\n\\r]{0,200}\\n){0,3}[^\\n\\r]{0,60})|(?<=---> |C: |Command:[ \\t]{1,4}))';

/** A program that is told what to type. */
const atPrompt = '(?<=\\d> |redis-cli [^\\n\\r|]{0,100})';

/** What is told where no password is asked for, and what manuals tell: `ftp@x.org`, `user@host`. */
const address = /^[a-z-]{1,20}@[a-z.]{0,40}$/;

/** What a server says about it: `AUTH PLAIN Authentication failed`. */
const word = /^[A-Z]?[a-z]{1,60}$/;

/** What clients tell servers, line by line, of FTP, of mail, of Redis and of chats. */
export const dialoguePatterns: readonly SecretPattern[] = [
	{
		kind: 'password',
		literals: ['PASS '],
		shape: new RegExp(`${asClient}PASS ((?:(?!\\\\[nrt"])\\S){4,200})(?=\\r?$|\\\\[nr])`, 'dmy'),
		isSecret: (value) => isPassword(value) && !address.test(value),
	},
	{
		kind: 'password',
		literals: [' LOGIN '],
		shape: /(?<=(?:^|[\s"'])[A-Za-z]{0,4}\d{1,6}) LOGIN ["']?[^\s"']{1,100}["']? ["']?([^\s"'\\]{4,200})["']?\r?$/dmy,
		isSecret: isPassword,
	},
	{
		kind: 'authorization',
		literals: ['AUTH PLAIN', 'AUTH LOGIN', 'AUTHENTICATE PLAIN', 'AUTH XOAUTH2'],
		shape: new RegExp(`AUTH(?:ENTICATE)? (?:PLAIN|LOGIN|XOAUTH2) (${base64})(?![\\w+/=])`, 'dy'),
		isSecret: (value) => isNoPlaceholder(value) && !word.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value),
	},
	{
		// The question for a password, in base64, and the answer
		kind: 'password',
		literals: ['UGFzc3dvcmQ6'],
		shape: new RegExp(
			`UGFzc3dvcmQ6(?:\\\\r\\\\n)?["']?\\r?\\n(?:reply:[^\\n]{0,100}\\n){0,2}(?:[^\\w\\n]{0,8}(?:C: )?|send: b?["'])(${base64})(?=\\r?$|\\\\r)`,
			'dmy',
		),
		isSecret: isNoPlaceholder,
	},
	{
		kind: 'password',
		literals: ['AUTH '],
		shape: new RegExp(`${atPrompt}AUTH (?:[\\w.-]{1,40} )?["']?([^\\s"'\\\\]{4,200})`, 'dy'),
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['AUTH '],
		shape: new RegExp(`(?<=${said})AUTH (?:[\\w.-]{1,40} )?([^\\s"'\\\\]{6,200})(?=["']?\\r?$|\\\\r)`, 'dmy'),
		isSecret: isMixed,
	},
	{
		kind: 'password',
		literals: [' on >', 'setuser '],
		shape: /(?:(?<=user \S{1,60}) on >|setuser \S{1,60} (?:\S{1,40} ){0,6}>)([^\s"'\\]{4,200})/diy,
		isSecret: isPassword,
	},
	{
		kind: 'password',
		literals: ['identify '],
		shape: /(?<=nickserv :?)identify (?:\w{1,40} )?([^\s"'\\]{4,200})/diy,
		isSecret: isPassword,
	},
	{
		// expect
		kind: 'password',
		literals: ['assword:', 'assphrase:'],
		shape:
			/(?<=expect [^\n\r]{0,80})ass(?:word|phrase):[^\n\r]{0,20}["'}\]]{1,2}[\s;]{0,20}(?:\{\s{0,20})?(?:exp_)?send(?: --)? "([^\s"\\]{4,200})\\[rn]"/dy,
		isSecret: isPassword,
	},
];
