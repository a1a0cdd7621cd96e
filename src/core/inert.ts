/**
 * The one rule for showing text from outside: what would not be seen, or would change how other text is seen or drives a
 * terminal, is shown by a stand-in. Controls but tab and line feed (CR LF is a line end), everything that Unicode has drawn
 * as nothing (`Default_Ignorable_Code_Point`: bidirectional controls, zero width, tags) but joiners and the variation
 * selectors of emoji, line and paragraph separators, annotations, halves of characters.
 */
const unseen =
	/(?!\t|\n|\r\n|\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu;

/** Text from outside that cannot drive a terminal or mislead a reader: `␛`, `␡`, `\u{202e}`; escaped bytes as U+FFFD. */
export function inert(text: string): string {
	return replaced(text, standIn);
}

/** The same for one line of a table, a list or a sentence: white space runs become one blank. */
export function oneLine(text: string): string {
	return inert(text.replace(/\s+/g, ' ').trim());
}

/** JSON that holds the same values, with the same characters written as `\u202e`. */
export function inertJson(json: string): string {
	return replaced(json, escaped);
}

/** A text may hold millions of them, but few different ones. */
function replaced(text: string, instead: (character: string) => string): string {
	const known = new Map<string, string>();
	return text.replace(unseen, (character) => {
		const found = known.get(character) ?? instead(character);
		known.set(character, found);
		return found;
	});
}

function standIn(character: string): string {
	const code = character.codePointAt(0) as number;
	if (code < 32) return String.fromCharCode(0x2400 + code);
	if (code === 127) return '\u2421';
	return character.isWellFormed() ? `\\u{${code.toString(16)}}` : '\ufffd';
}

/** Unit by unit, as JSON knows no code points. */
function escaped(character: string): string {
	const units = Array.from({ length: character.length }, (_, i) => character.charCodeAt(i));
	return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
