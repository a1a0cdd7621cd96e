const date = /(?:\d{4}[-/.]\d\d[-/.]\d\d|[A-Z][a-z]{2} \d{1,2}|\d\d\/[A-Z][a-z]{2}\/\d{4})[T :]/;
const clock = /\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:Z|[+-]\d\d:?\d\d))?/;
const leading = new RegExp(`^\\[?(?:${date.source})?${clock.source}\\]?:? (?=\\S)`);

/** One line of text without the time that it begins with, since of a log's lines all begin with one; a time alone stays. */
export function withoutTime(line: string): string {
	return line.replace(leading, '');
}
