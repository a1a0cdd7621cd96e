/** The value of an attribute, as UTF-16 offsets without its quotes. */
export interface Attribute {
	readonly name: string;
	readonly start: number;
	readonly end: number;
}

const attribute = /[\s"']([\w:.-]{1,80})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of the opening tag at [start, end), in order. */
export function attributesOf(text: string, start: number, end: number): Attribute[] {
	const found: Attribute[] = [];
	for (const hit of text.slice(start, end).matchAll(attribute)) {
		const last = start + hit.index + hit[0].length - 1;
		found.push({ name: hit[1] as string, start: last - (hit[2] ?? hit[3] ?? '').length, end: last });
	}
	return found;
}
