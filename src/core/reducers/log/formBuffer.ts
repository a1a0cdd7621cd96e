/** A growing list of character codes: the form of the line that is being read. */
export class FormBuffer {
	codes = new Uint16Array(1024);
	length = 0;

	/** Empties it and makes room for this many codes. */
	clear(room: number): void {
		this.length = 0;
		if (this.codes.length < room) this.codes = new Uint16Array(2 * room);
	}

	push(code: number): void {
		this.codes[this.length++] = code;
	}

	/** Adds the text between two UTF-16 offsets as it is. */
	copy(text: string, start: number, end: number): void {
		for (let at = start; at < end; at++) this.codes[this.length++] = text.charCodeAt(at);
	}

	/** Adds a mark unless it stands there already. */
	mark(code: number): void {
		if (this.codes[this.length - 1] !== code) this.codes[this.length++] = code;
	}
}
