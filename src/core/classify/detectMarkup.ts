import type { Detector } from './detector.ts';
import { filled, matching } from './shares.ts';

const page = /^(?:<!doctype\s+html|<html[\s>]|<svg[\s>])/i;
const document = /^(?:<\?xml\s|<!doctype\s)/i;
const element = /^<([A-Za-z][\w:.-]{0,60})[\s/>]/;
const ending = /(?:<\/[A-Za-z][\w:.-]{0,60}|\/|--)>$/;
/** Files that open with an element and are source code. */
const component = /^(?:template|script|style)$/i;
const componentName = /\.(?:vue|svelte|astro|[jt]sx|md|mdx)$/i;
const ownName = /\.(?:x?html?|xml|svg|xsd|xslt?|rss|plist|xaml|csproj)$/i;
const tagged = /<\/?[A-Za-z][^<>]{0,400}>|<!--|-->/;
const LEAST = 0.3;

/** HTML, XML and SVG: they open as such, or with an element, and close one at the end. */
export const detectMarkup: Detector = ({ name, head, tail, lines }) => {
	const start = behindComments(head);
	if (page.test(start)) return { confidence: 0.96, evidence: 'it opens as a page or drawing does' };
	if (document.test(start)) return { confidence: 0.9, evidence: 'it opens as markup does' };
	const first = element.exec(start)?.[1];
	if (componentName.test(name)) return undefined;
	if (!ownName.test(name) && (!first || component.test(first) || !ending.test(tail.trimEnd()))) return undefined;
	const texts = filled(lines);
	const tags = matching(texts, tagged);
	if (tags < LEAST * texts.length) return undefined;
	return { confidence: 0.85, evidence: `${tags} of ${texts.length} lines hold tags` };
};

function behindComments(head: string): string {
	let at = head.search(/[^\s\ufeff]/);
	while (at >= 0 && head.startsWith('<!--', at)) {
		const end = head.indexOf('-->', at);
		const next = end < 0 ? -1 : head.slice(end + 3).search(/\S/);
		at = next < 0 ? -1 : end + 3 + next;
	}
	return at < 0 ? '' : head.slice(at, at + 100);
}
