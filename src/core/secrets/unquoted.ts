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

/**
 * The beginning of the value, which tells whether it is a secret, as the first group of a pattern without regard to
 * case. It is taken once and for all: what follows cannot make it a shorter one.
 */
export const unquoted = `(?!${code})(?=(${plain}{1,4000}))\\1`;

/** The name of the next of several pairs: `&page=`, `,host:`, `;User Id=`, `&ids[]=`. */
const nextPair = '[,;&|](?:amp;)?[\\w.-]{1,60}(?: [\\w.-]{1,60}){0,2}(?:\\[\\w{0,60}\\])?["\']? ?[=:]';

/** How a value ends at a stop. */
const ended = [
	`${stop}{1,16}[.:]?(?:[\\s"'\\\\]|$)`,
	`[)\\]}]{1,16}[,;]`,
	nextPair,
	// A tag, a comment, or the quote or the tag of escaped markup
	'<(?:/|!--|[a-z][\\w:-]{0,60}(?:/?>|[ \\t]))',
	'&(?:quot|apos|nbsp|#0?3[49]|#x2[27]|lt;/[\\w:-]{1,60}&gt);',
].join('|');

/** Brackets that the value has itself. */
const paired = ['\\(|\\)', '\\[|\\]', '\\{|\\}'].map((pair) => pair.replace('|', `${plain}{0,100}`)).join('|');

/** The value from its beginning on, over those of some stops that something of it follows. No password is longer. */
const over = (stops: string) => `(?:${plain}|${paired}|(?!${ended})${stops}){1,256}`;

/** Behind a `?` or an `&`: in a query an `&` is never part of a value. */
const inQuery = '(?<=[?&][^\\s"\'`<>]{1,200})';

/** The whole value, which begins where `unquoted` does. */
export const wholeUnquoted = new RegExp(
	`(?<!["'\`\\\\])(?:${inQuery}${over(stop.replace('&', ''))}|${over(stop)})`,
	'iy',
);
