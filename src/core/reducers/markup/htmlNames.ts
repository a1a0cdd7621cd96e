/** What HTML knows of its elements (https://html.spec.whatwg.org/multipage/syntax.html). */

/** Elements without content and closing tag. */
export const voids: ReadonlySet<string> = new Set(
	'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose content is no markup. */
export const raw: ReadonlySet<string> = new Set(['script', 'style']);

const cells = new Set(['td', 'th']);
const paragraph = new Set(['p']);
const definitions = new Set(['dt', 'dd']);

/** Open elements that end where an element begins, by its name. */
export const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
	['li', new Set(['li', 'p'])],
	['tr', new Set(['tr', 'td', 'th'])],
	['td', cells],
	['th', cells],
	['tbody', new Set(['thead', 'tbody', 'tr', 'td', 'th'])],
	['option', new Set(['option'])],
	['dt', definitions],
	['dd', definitions],
	...'p div ul ol table pre form hr h1 h2 h3 h4 h5 h6 section article blockquote'
		.split(' ')
		.map((name) => [name, paragraph] as const),
]);

/** Elements that make up a text or a table rather than a list. */
const whole =
	'html head body main header footer nav section article aside p h1 h2 h3 h4 h5 h6 blockquote pre code dt dd figure title em strong b i u br hr td th thead tbody';

/** How many letters an element may hold and be one of a list, where its name tells; 0: it is none. */
const listed: ReadonlyMap<string, number> = new Map([
	...whole.split(' ').map((name) => [name, 0] as const),
	['tr', 400],
	['option', 400],
	['li', 120],
]);
const LISTED = 60;

/** Whether an element of HTML with so many letters is one of a list rather than a part of a text. */
export function isListed(name: string, letters: number): boolean {
	return letters < (listed.get(name) ?? LISTED);
}

/** Whether a source is HTML rather than another markup, by its start. */
export function isHtml(text: string): boolean {
	const head = text.slice(0, 1 << 16);
	if (/<(?:!doctype\s+html|html)[\s>]/i.test(head)) return true;
	return !/^\s*<\?xml/.test(head) && /<(?:head|body|div|span|p|table|ul|ol|form|h[1-6])[\s>]/i.test(head);
}
