/** Tells the value of a secret from what stands in its place in examples, templates and messages. */

/** How much of a value is looked at, in UTF-16 units. */
const MEASURED = 256;

const placeholder = new RegExp(
	[
		// Nothing but a filler: ***, xxxx, ..., 0000
		'^([*xX.\\-_#0•?])\\1*$',
		// An id of nothing: 00000000-0000-0000-0000-000000000000
		'^([\\da-f])\\2{7}(?:-\\2{4}){3}-\\2{12}$',
		// A place that something fills: ${VAR}, $VAR, %VAR%, {{ var }}, <password>, [REDACTED], (none), @var
		'^(?:\\$|%[A-Za-z_]+%?|\\{|<|\\[|\\(|&lt;|@|\\\\|/run/secrets/|/dev/|file:|vault:|arn:)',
		// Code that fetches it
		'^(?:process\\.env|os\\.(?:environ|getenv)|env[.[]|ENV[.[]|getenv|secrets?\\.|config\\.|self\\.|this\\.|args\\.|options\\.|var\\.)',
		// Words that say that it is none
		'^(?:(?:your|my|the|some|a|an|new|old|enter|insert|replace)[-_ .]|change[-_]?(?:me|it|this)|redacted|filtered|masked|hidden|removed|null|nil|none|undefined|unknown|empty|unset|true|false|yes|no|string|required|optional|invalid|incorrect|missing|expired|default|changed|todo|n/a|dummy|placeholder|sample|example)',
		'^(?:password|passwd|pass|pwd|secret|token|key|(?:api|secret|access|private)[-_]?key|mypassword|pa55word)\\d{0,3}!?$',
		'example|placeholder|changeme|redacted|dummy|\\*{3}|\\.{3}|…|x{6}',
	].join('|'),
	'i',
);

/** Whether a value is no secret: a filler, a variable, an example, a word of a message. */
export function isPlaceholder(value: string): boolean {
	return placeholder.test(value.slice(0, MEASURED));
}

/** Bits per character by how often each one comes (Shannon); of a long value its beginning. */
function entropy(value: string): number {
	const text = value.slice(0, MEASURED);
	const counts = new Map<string, number>();
	for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
	let bits = 0;
	for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
	return bits;
}

/** A word, also of several parts: `in-progress`, `UserNotFound`, `next_page`, `1.2.3`, a path (base64 begins with `/`, too), a call, a size with its unit. */
const wordLike =
	/^(?:[A-Za-z]+(?:[-_.: ][A-Za-z]+)*|[\d.,:+-]+[A-Za-z%]{0,3}|[A-Za-z_$][\w$]*(?:(?:\.|\?\.|::|->)[A-Za-z_$][\w$]*)+[;,]?|(?:~|\.{1,2})?\/(?![\w+/]{40,}={1,2}$).*|[a-z]+:\/\/.*)$/;

/** Whether a value that follows a word such as `token` is made up by chance: long, mixed, no word. */
export function looksRandom(value: string): boolean {
	if (value.length < 8 || wordLike.test(value) || !/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
	return entropy(value) >= 2.5;
}

/** A name with numbers: of words and a version, `MIT-2024-1`, or a path of plain words, `path/to/photo1.png`. */
const name =
	/^(?:[A-Za-z]+(?:[-_.][A-Za-z]+)*(?:[-_.]\d{1,4}){1,3}|(?:[a-z_-]+\d{0,4}|\d{1,4})(?:[/.](?:[a-z_-]+\d{0,4}|\d{1,4}))+)$/;

/** Whether a value that follows a word such as `key` names something that is kept. */
export function isName(value: string): boolean {
	return name.test(value.slice(0, MEASURED));
}

const sentence = /\s\S{1,256}\s\S{1,256}\s/;

/** Whether a value that follows a word such as `password` may be one: shorter and plainer than a random one. */
export function looksLikePassword(value: string): boolean {
	if (value.length < 6 || value.length > MEASURED || wordLike.test(value) || sentence.test(value)) return false;
	return /[A-Za-z]/.test(value) && /[\d!@#$%^&*?~+=]/.test(value) && entropy(value) >= 2;
}
