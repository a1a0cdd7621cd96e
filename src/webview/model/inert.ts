/** A stretch of text from outside: as it is, or a picture of a character that would not be seen or would change how others are. */
export interface Stretch {
	readonly text: string;
	readonly pictured: boolean;
}

// C0 but tab, DEL, C1; soft hyphen; bidirectional marks, embeddings and isolates; zero width and invisible characters; separators; lone surrogates.
const unseen =
	/[\0-\x08\x0a-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const names = (
	'NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI ' +
	'DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US'
).split(' ');

/** Cuts text from outside so that control and direction characters can be shown instead of obeyed. */
export function stretches(text: string): Stretch[] {
	const found: Stretch[] = [];
	let from = 0;

	for (const { 0: character, index } of text.matchAll(unseen)) {
		add(found, text.slice(from, index), false);
		add(found, picture(character), true);
		from = index + 1;
	}

	add(found, text.slice(from), false);
	return found;
}

/** The same as one string, for attributes, which know no markup. */
export function inert(text: string): string {
	return text.replace(unseen, picture);
}

function add(found: Stretch[], text: string, pictured: boolean): void {
	if (text !== '') {
		found.push({ text, pictured });
	}
}

/** `[ESC]`, `[U+202E]`: the pictures that Unicode has for them are missing in many fonts. */
function picture(character: string): string {
	const code = character.charCodeAt(0);
	return `[${names[code] ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`}]`;
}
