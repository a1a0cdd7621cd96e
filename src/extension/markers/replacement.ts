/** What takes the place of a marker when its content is put back into a text. */
export interface Replacement {
	/** UTF-16 offsets within the line. */
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

interface Stretch {
	readonly start: number;
	readonly end: number;
}

/** Behind the line that a fold shows: ` ×482 `. */
const fold = / ×[\d,]+ $/;
/** What follows the `… ` of a gap up to its marker: `12 lines `. */
const gapWording = /^[^#"]{1,60} $/;
const price = /^ ~?[\d,]+ tokens?/;
/** In a JSON string the marker comes first: ` padding ~310 tokens`. */
const quotedPrice = /^(?: [\w ,]{1,60})? ~?[\d,]+ tokens?(?=")/;
/** What stands around the marker of a secret, from `[` to `]`. */
const mask = /\[secret:[^\s[\]#"]{1,60}[ /]$/;
const legend = /^#ref:ctx_[0-9a-f]+ [^:]+: [\d,]+ lines?(?: in [\d,]+ places)?, ~?[\d,]+ tokens?$/;

const longestWording = 80;

/**
 * Takes a line (without its line end), the UTF-16 offsets of a marker in it, and the marker's content; returns what to
 * replace by what, so that the text reads as it did before it was reduced. Any other text around the marker stays.
 */
export function replacementOf(line: string, start: number, end: number, content: string): Replacement {
	const before = line.slice(Math.max(0, start - longestWording), start);
	const masked = line[end] === ']' ? mask.exec(before) : null;
	if (masked) return { start: start - masked[0].length, end: end + 1, text: content };
	const folded = fold.exec(before);
	if (folded) return unfolded(line, { start: start - folded[0].length, end: priceEnd(line, end) }, content);
	const notice = legend.test(line) ? { start: 0, end: line.length } : noticeAround(line, before, { start, end });
	return { ...notice, text: ended(line, notice.end, content) };
}

/** The content of a fold goes where its line stands: in place of that line if it is the content's first, else below it. */
function unfolded(line: string, notice: Stretch, content: string): Replacement {
	const head = line.slice(0, notice.start);
	const text = ended(line, notice.end, content);
	const isFirst = !head.includes('#ref:') && content.startsWith(head);
	return isFirst ? { start: 0, end: notice.end, text } : { ...notice, text: `\n${text}` };
}

/** A notice that is a whole JSON string stands for a JSON value, so its quotes go with it; those of a bare marker stay. */
function noticeAround(line: string, before: string, marker: Stretch): Stretch {
	const start = marker.start - gapLength(before);
	if (line[start - 1] !== '"') return { start, end: priceEnd(line, marker.end) };
	const end = priceEnd(line, marker.end, quotedPrice);
	const isNotice = start < marker.start || end > marker.end;
	return isNotice && line[end] === '"' ? { start: start - 1, end: end + 1 } : { start, end };
}

/** UTF-16 units of `… ` or, at the start of a line or of a JSON string, `… 12 lines ` at the end of what stands before a marker. */
function gapLength(before: string): number {
	const at = before.lastIndexOf('… ');
	const wording = before.slice(at + 2);
	const opens = before[at - 1] === '"' || before.slice(0, at).trim() === '';
	return at >= 0 && (wording === '' || (opens && gapWording.test(wording))) ? before.length - at : 0;
}

function priceEnd(line: string, end: number, wording = price): number {
	return end + (wording.exec(line.slice(end, end + longestWording))?.[0].length ?? 0);
}

/** The line's own line end serves as that of the content, if nothing else follows on the line. */
function ended(line: string, end: number, content: string): string {
	return end === line.length ? content.replace(/(?:\r\n|\n|\r)$/, '') : content;
}
