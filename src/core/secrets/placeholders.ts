/** How much of a value is looked at, in UTF-16 units. */
const MEASURED = 256;

/** What says in a name that it is one of a value: the words that examples are made of. */
const words =
	'password|passwd|passphrase|passw?|pwd|pw|secret|token|key|api|access|private|public|client|auth|user|username|admin|root|db|database|app|application|service|value|string|text|here|goes|id|name|jwt|bearer|refresh|random|long|very|super|strong|secure|account|personal|github|gitlab|openai|aws|google|new|old|own|real|actual|the|your|my|in|with|this|test';

/** Variables: closed ones, whatever is in them, and plain names. */
const variable = [
	// ${VAR}, #{var}, @{var}, %{var}, {{ var }}, $(command), %(name)s, <%= var %>: what follows is more of the template
	'(?:[$#@%]\\{|\\{\\{|[$%]\\(|<%).{0,256}',
	// $var, $obj->var, $env:VAR, $row['var'], @var, :var, $1
	'(?:\\$env:|[$@:])[a-z_]{1,60}\\d{0,2}(?:(?:->|::|\\.)\\{?\\+?[a-z_]{1,60}\\d{0,2}\\}?){0,8}(?:\\(\\)?|[[{].{0,100})?|\\$\\d',
	// %VAR%, %s, %-10s, !VAR!
	'%[a-z_][a-z0-9_]{0,60}%|%[a-z_]{1,20}|%-?\\d{1,3}[a-z]|![a-z_]{2,60}!',
];

/** A whole value in brackets, as templates and manuals mark a place: <password>, [REDACTED], (none), {var}. */
const inBrackets = [
	'<[^<>]{0,200}>',
	'\\[[^[\\]]{0,200}\\]',
	'\\([^()]{0,200}\\)',
	'\\{(?![A-Za-z0-9+/]{20,200}={0,2}\\})[^{}]{0,200}\\}',
	'&lt;.{0,200}?&gt;',
];

/** What stands where the value is: files, stores of secrets, code that fetches it. */
const reference = [
	'/(?:run|var/run)/secrets/.*|/dev/\\w+|(?:file|vault|arn|op|ssm|sops|env|secretref|keyvault):[\\w/.:@*#~+-]*',
	'(?:process\\.env|import\\.meta|os\\.(?:environ|getenv)|env[.[(]|getenv|(?:secrets?|config|settings|self|this|args|options|props|params|var|local|data)\\.(?=[a-z_$]))[\\w$.?!:()[\\]\'"-]*[;,]?',
	'!(?:vault|ref|sub|secret|env|env_var|encrypted|include)\\b.*',
];

/** Words that say that there is none, or of which kind it is. */
const message =
	'redacted|filtered|masked|hidden|removed|null|nil|none|undefined|unknown|empty|unset|true|false|yes|no|on|off|string|str|text|varchar|bytes|required|optional|invalid|incorrect|missing|expired|default|changed|todo|tbd|n/a|dummy|placeholder|sample|example';

const whole = [
	// Nothing but a filler: ***, xxxx, ..., 0000
	'([*xX.\\-_#0•?])\\1*',
	// An id of nothing: 00000000-0000-0000-0000-000000000000
	'([\\da-f])\\2{7}(?:-\\2{4}){3}-\\2{12}',
	...variable,
	...inBrackets,
	...reference,
	`(?:${message})[\\d.,;!?)]{0,4}`,
	'(?:change|replace|fill)[-_ ]?(?:me|it|this|in)[\\w!.-]{0,12}',
	// your-api-key-1, YOUR_KEY_HERE; my-secret-token, the password
	'<?your[-_ .]?[a-z]+(?:[-_ .][a-z]+){0,8}[-_ ]?\\d{0,3}>?',
	`(?:my|the|some|a|an|new|old|enter|insert|put|set|use|add)(?:[-_ .]?(?:${words})){1,8}[-_ ]?\\d{0,3}[!.]?`,
	'(?:password|passwd|pass|pwd|secret|token|key|(?:api|secret|access|private)[-_]?key|pa55word)\\d{0,3}!?',
].join('|');

/** What no secret holds anywhere. */
const inside = 'example|placeholder|changeme|redacted|dummy|\\*{3}|\\.{3}|…|x{6}';

/** What a mask begins with, also behind its bracket, and the escape of a string. */
const begun = '\\[secret:|[\\w-]{1,60}/#ref:ctx_[0-9a-f]{8}|\\\\["\'\\\\nrtbdswxu]';

const placeholder = new RegExp(`^(?:${begun}|(?:${whole})$)|${inside}`, 'i');

/** Those that one case of letters tells from a password: $VAR_1, *alias. */
const inOneCase = /^(?:\$[A-Z_][A-Z0-9_]*|\*[a-z][a-z_-]{2,60}\d{0,3})$/;

/** Whether a value is no secret: a filler, a variable, an example, a word of a message. A word that only begins it is none. */
export function isPlaceholder(value: string): boolean {
	const measured = value.slice(0, MEASURED);
	return placeholder.test(measured) || inOneCase.test(measured);
}
