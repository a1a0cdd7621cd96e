/** Stretches of markup that are no tags, by what they begin and end with. */
const opaque: readonly (readonly [string, string])[] = [
	['<!--', '-->'],
	['<![CDATA[', ']]>'],
	['<?', '?>'],
];
const LT = 60;
const GT = 62;
const QUOTE = 34;
const APOSTROPHE = 39;
const EQUALS = 61;
const opener = /[A-Za-z_/!?]/;

/**
 * Takes the offset of a `<`; returns the offset behind the tag, comment or section that it opens; 0 if that never ends;
 * minus the offset from which to look on if it opens none. What was looked at is never looked at again.
 */
export function tagEnd(text: string, at: number): number {
	const closing = opaque.find(([opening]) => text.startsWith(opening, at));
	if (closing) {
		const end = text.indexOf(closing[1], at + closing[0].length);
		return end < 0 ? 0 : end + closing[1].length;
	}
	return opener.test(text[at + 1] ?? '') ? quotedEnd(text, at) : -(at + 1);
}

/** A `>` may stand in the quoted value of an attribute. */
function quotedEnd(text: string, at: number): number {
	let before = 0;
	for (let i = at + 1; i < text.length; i++) {
		const code = text.charCodeAt(i);
		if (code === GT) return i + 1;
		if (code === LT) return -i;
		if ((code === QUOTE || code === APOSTROPHE) && before === EQUALS) {
			i = text.indexOf(text[i] as string, i + 1);
			if (i < 0) return 0;
		}
		if (code > 32) before = code;
	}
	return 0;
}
