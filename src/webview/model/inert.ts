/** A stretch of text from outside: as it is, or a picture of a character that would not be seen or would change how others are. */
export interface Stretch {
	readonly text: string;
	readonly pictured: boolean;
}

// As in src/core/inert.ts, which a page may not import; a test holds them together. Line ends are cut off before.
const unseen =
	/(?!\t|\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu;

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
		from = index + character.length;
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
	const code = character.codePointAt(0) as number;
	return `[${names[code] ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`}]`;
}
