import { isMixed } from './logins.ts';
import { isRandom, isUnnamed, type SecretPattern } from './pattern.ts';

/** Whom or what a password is for. */
const owner = '(?:(?:the |user |account )?["\'`]?[\\w.@%-]{1,60}["\'`]?(?: user| account)?)';

/** What stands between the word and the value where a program or a person says which one it is. */
const between = [
	// Your password is: …, the initial password was "…"
	' (?:is|was)(?: now| set to| reset to)?:? ["\'`]?',
	// A temporary password is generated for root@localhost: …
	` (?:is |was |has been )?(?:generated|created|set|reset|changed)(?: for ${owner})?(?: to)?:? ["'\`]?`,
	// Password for user joe: …
	` for ${owner}(?: is)?: {1,4}["'\`]?`,
	// login joe with password …
	'(?<=(?:with|using|new|temporary|initial|default|old) password) ["\'`]?',
	// Password.....: …
	' ?\\.{2,60} ?:? {0,4}',
	// On a line of its own
	':[ \\t]{0,4}\\r?\\n(?:\\r?\\n)?(?=\\S{6,64}[ \\t]{0,4}(?:\\r?\\n|$))',
	// A line of a table
	'\\t{1,2}["\']?(?=[^\\s[(<{]{6,64}(?:\\t|\\r?\\n|$))',
].join('|');

/** Passwords in sentences: only what no word of one looks like. */
export const sentencePatterns: readonly SecretPattern[] = [
	{
		kind: 'password',
		literals: ['password'],
		shape: new RegExp(`password(?:${between})([^\\s"'\`\\\\,;<>()]{6,64}[^\\s"'\`\\\\,;<>().])`, 'diy'),
		isSecret: isMixed,
	},
	{
		kind: 'password',
		literals: ['password to proceed'],
		shape: /password to proceed to installation:\s{1,8}([a-f0-9]{32})(?!\w)/diy,
		isSecret: isRandom,
	},
	{
		// Your token is: …, API key …
		kind: 'token',
		literals: ['token', 'api key', 'client secret'],
		shape:
			/(?:token|api key|client secret)(?: (?:is|was|created|generated|value))?:?[ \t]{1,40}["'`]?(\w{24,400})(?![\w./-])/diy,
		isSecret: isUnnamed,
	},
	{
		// As people write it to each other
		kind: 'password',
		literals: ['pw: ', 'pw is ', 'pass is '],
		shape: /(?<![A-Za-z\d])(?:pw|pass)(?: is|:) {1,4}["'`]?([^\s"'`\\,;<>()]{6,64})/diy,
		isSecret: isMixed,
	},
	{
		kind: 'password',
		literals: [', pass ', ' / pass', ', pw '],
		shape:
			/(?<=(?:user|login|username|account):? [\w.@+-]{1,60})(?:,| \/) (?:pass|pw|password):? ["'`]?([^\s"'`\\,;<>()]{6,64})/diy,
		isSecret: isMixed,
	},
	{
		kind: 'password',
		literals: ['creds: ', 'login: '],
		shape: /(?:creds|login): [\w.@+-]{1,60}(?: \/ |:)([^\s"'`\\,;<>()]{6,64})(?=\s|$)/dimy,
		isSecret: isMixed,
	},
	{
		// A line of .netrc and its like
		kind: 'password',
		literals: ['password'],
		shape: /(?<=^[ \t]{0,8})password[ \t]{1,40}["']?([^\s"'\\]{6,256})(?=["']?[ \t]{0,8}\r?$)/dimy,
		isSecret: isMixed,
	},
];
