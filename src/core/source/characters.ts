/** The offset (UTF-16), or the one before it where it would part a character. */
export function borderBefore(text: string, offset: number): number {
	return splitsCharacter(text, offset) ? offset - 1 : offset;
}

/** The offset (UTF-16), or the one behind it where it would part a character. */
export function borderBehind(text: string, offset: number): number {
	return splitsCharacter(text, offset) ? offset + 1 : offset;
}

/** Whether the UTF-16 offset parts the two halves of a surrogate pair, which belong to one character. */
function splitsCharacter(text: string, offset: number): boolean {
	return offset > 0 && (text.codePointAt(offset - 1) as number) > 0xffff;
}
