/** Visited with an attribute's name (lower case) and the UTF-16 offsets of its value without quotes. */
type Visit = (name: string, start: number, end: number) => void;

const attribute = /([\w:.@-]{1,80})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')|[^\s"'=>]+|["'=>]/y;
const space = /\s+/y;

/** Visits the attributes with quoted values of the tag at [start, end), in order. */
export function forEachAttribute(text: string, start: number, end: number, visit: Visit): void {
	let at = start + 1;
	while (at < end) {
		space.lastIndex = at;
		if (space.test(text)) at = space.lastIndex;
		attribute.lastIndex = at;
		const hit = attribute.exec(text);
		if (!hit || at >= end) return;
		at = attribute.lastIndex;
		const value = hit[2] ?? hit[3];
		if (value !== undefined && at <= end) visit((hit[1] as string).toLowerCase(), at - 1 - value.length, at - 1);
	}
}
