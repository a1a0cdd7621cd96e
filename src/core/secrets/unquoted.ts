/** A value without quotes: where it begins, and how far it goes over characters that elsewhere end one. */

/** What may end a value, and may as well be part of a password. */
const stop = '[,;&<>(){}[\\]|`]';

const plain = '[^\\s"\'`\\\\,;&<>(){}[\\]|]';

/** Behind the bracket that closes a call or an index there is more code, and in a password more of it. */
const closed = '(?=[\\s;,.:?&|<"\'`\\\\(){}[\\]]|$)';

/** The bracket of a call, an index or a block: closed on its line, or with more on the next one. */
const brackets = [
	`\\([^\\n\\r]{0,400}?\\)${closed}`,
	`\\[[^\\n\\r]{0,400}?\\]${closed}`,
	`\\{[^\\n\\r]{0,400}?\\}${closed}`,
	'(?:[([](?:[^\\n\\r]{0,400}[,([{])?|\\{)[ \\t]{0,8}(?:\\\\?[\\n\\r]|\\\\[nr]|$)',
].join('|');

/** A name with a bracket behind is code. It may begin behind the `=` of a `:=`. */
const code = `=?[a-z_$](?:[\\w$.:]|[?!](?=[.([])){0,200}(?:${brackets})`;

/** No quote before on the line: then those in the value are part of it. */
const unopened = '(?<=^[^"\'`\\n\\r]{0,300})';

/** A beginning with what elsewhere ends a value, or with a quote that nothing closes, in what goes to a blank or its quote. */
const odd = [
	`${unopened}(?:(?![({[][a-z_$][\\w$]{0,60}[.([])[,;&<>(){}[\\]|\\\\]|["'\`](?![^\\n\\r]{0,400}["'\`]))(?=\\S{5,255}(?:[ \\t]|\\r?$))`,
	...['"', "'"].map((quote) => `(?<=${quote}[\\w.-]{1,80}=)[,;&<>(){}[\\]|](?=[^\\s${quote}]{5,255}${quote})`),
].join('|');

/** A query: what the next of several pairs begins with is never part of a value, and a word behind a number sign is none. */
const inQuery = '(?<=[?&](?!(?:lt|gt|quot);)[^\\s"\'`<>]{1,200})';
const queried = `(?!#[A-Za-z][A-Za-z_/-]{1,60}(?![^\\s"'\`<>&)]))${plain}`;

/**
 * The beginning of the value as the first group of a pattern without regard to case, in which `^` and `$` are those of
 * lines. It is taken once and for all: what follows cannot make it a shorter one.
 */
export const unquoted = `(?!${code})(?=(${inQuery}(?:${queried}){1,4000}|(?!${inQuery})${plain}{1,4000}|${odd}))\\1`;

/** What names of two or three words begin with in connection strings: `User Id`, `initial catalog`. */
const firstWords =
	'user|data|initial|integrated|connect|connection|command|application|persist|ssl|trust|multiple|workstation|server|account'
		.split('|')
		.map((name) => `[${name[0]}${name[0]?.toUpperCase()}]${name.slice(1)}`);

/** The name of the next of several pairs: `&page=`, `,host:`, `;User Id=`, `&ids[]=`. */
const nextName = `[A-Za-z_][\\w.-]{0,60}|(?:${firstWords.join('|')}|SSL) [A-Za-z]{2,20}(?: [A-Za-z]{2,20})?`;
const nextPair = `[,;&|](?:amp;)?["']?(?:${nextName})(?:\\[\\w{0,60}\\])?["']? ?[=:]`;

/** A tag, a comment, or the quote or the tag of escaped markup. */
const markup =
	'<(?:/|!--|[A-Za-z][\\w:-]{0,60}(?:/?>|[ \\t]))|\\]\\]>|&(?:quot|apos|nbsp|#0?3[49]|#[xX]2[27]|lt;/[\\w:-]{1,60}&gt);';

/** A word as it seldom stands in a password: of letters of one case, or of several such words. */
const words =
	'(?:[A-Z]{3,20}|[A-Z][a-z]{2,20}|[a-z]{3,20}|OK|ok|cd|ls|rm)(?:[A-Z][a-z]{1,20}|[-_.][a-z\\d]{2,20}|[-_.][A-Z]{2,20}){0,6}';

/** The next field of a row, or the next command: a word, a number, something in quotes, a path. */
const nextField = `(?:(?<!&(?:amp|lt|gt|quot|apos))[,;|]|&&|\\|\\|)(?:(?:${words}|\\d{3,12}|\\.{0,2}/[\\w./-]{2,60})(?=[\\s"'\\\\,;|]|$)|"[^"\\n\\r]{0,60}")`;

/** How a value ends at a stop, by what is behind all of it: a closing bracket ends one if one was opened before. */
const endedBefore = (border: string) =>
	[
		`[,;&|\`]{1,4}[.:]?(?:${border}|$)`,
		`(?=[)\\]}>]{1,16}[.:,;\`]{0,4}(?:(?<=[,;])|${border}|$))(?<=[([{<][^\\n\\r]{0,300})`,
		nextPair,
		nextField,
		markup,
	].join('|');

/** Brackets that the value has itself. */
const paired = ['\\(|\\)', '\\[|\\]', '\\{|\\}'].map((pair) => pair.replace('|', `${plain}{0,100}`)).join('|');

/** The value from its beginning on, over those of some stops that something of it follows. No password is longer. */
const over = (stops: string, border = '[\\s"\'\\\\]', character = plain) =>
	`(?:${character}|${paired}|(?!${endedBefore(border)})${stops}){1,256}`;

/** An escape of a string, which ends a value. */
const escaped = '\\\\[nrt"\']';

/** Everything up to a blank that is not clearly something else. */
const upTo = (quotes: string) =>
	`(?:(?!${nextPair}|${nextField}|${markup}|${escaped}|[,;]{1,2}["'\`])[^\\s${quotes}]){1,256}`;

/** Where the whole value ends, by where it stands. */
const wholes = [
	// A line of a file of variables or properties, whatever characters it has
	`(?<=^[+-]?(?:export )?[\\w.-]{1,80}=)(?!["'\`])${upTo('')}(?=[ \\t]{0,40}\\r?$)`,
	// A pair in quotes: "password=…"
	...['"', "'"].map((quote) => `(?<=${quote}[\\w.-]{1,80}=)${upTo(quote)}(?=${quote})`),
	`${inQuery}${over(stop.replace('&', ''), undefined, queried)}`,
	// A row of a table or a list: what stands before its field ends it, too
	...[',', ';', '|'].map((sign) => `(?<=[${sign}][^\\s"'\`${sign}]{1,80}[=:][ \\t]?)${over(stop.replace(sign, ''))}`),
	// In brackets, which end before it does
	...['()', '[\\]', '{}'].map(
		(pair) => `(?<=[${pair[0]}][^${pair}\\n\\r"'\`]{1,100}[=:][ \\t]?)${over(stop.replace(pair.slice(1), ''))}`,
	),
	`${unopened}${over(`(?!${escaped})${stop.replace('`', '`"\'\\\\')}`, '\\s')}`,
	over(stop),
];

/** The whole value, which begins where `unquoted` does. Case tells words from passwords here. */
export const wholeUnquoted = new RegExp(`(?<!["'\`\\\\])(?:${wholes.join('|')})`, 'my');
