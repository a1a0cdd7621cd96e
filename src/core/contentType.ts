/** The content types that have a reducer, most specific first. */
export const contentTypes = [
	'session',
	'testReport',
	'json',
	'diff',
	'build',
	'stackTrace',
	'terminal',
	'mixed',
	'search',
	'table',
	'markup',
	'yaml',
	'log',
	'fileList',
	'code',
	'text',
] as const;

export type ContentType = (typeof contentTypes)[number];

/** Whether a word from outside names a content type. */
export function isContentType(word: string): word is ContentType {
	return (contentTypes as readonly string[]).includes(word);
}
