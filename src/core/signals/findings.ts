import type { Found } from './found.ts';

/** How reports of linters and analyzers write what they found: the message, and where the place stands behind it. */
interface Report {
	/** Without it a text is no such report. */
	readonly sign: string;
	readonly message: RegExp;
	/** Where it is: each is looked for behind the message. */
	readonly places: readonly RegExp[];
}

const xml: readonly Report[] = [
	// checkstyle, PMD, cppcheck, Android Lint: all stands in one tag.
	{
		sign: '<file ',
		message:
			/<(?:error|violation|issue)\s(?=[^<>]{0,1000}\bline=)(?=[^<>]{0,1000}\b(?:message|msg|rule)=)[^<>]{1,1000}>/g,
		places: [],
	},
	// Property lists of the clang analyzer
	{
		sign: '<plist',
		message: /<key>description<\/key>\s{0,20}<string>[^<]{1,800}<\/string>/g,
		places: [/<key>location<\/key>\s{0,40}<dict>\s{0,40}<key>line<\/key>\s{0,20}<integer>\d{1,9}<\/integer>/g],
	},
];
const json: readonly Report[] = [
	// SARIF
	{
		sign: '"physicalLocation"',
		message: /"message"\s{0,40}:\s{0,40}\{\s{0,200}"text"\s{0,40}:\s{0,40}"(?:[^"\\]|\\.){1,800}"/g,
		places: [/"uri"\s{0,40}:\s{0,40}"[^"\\]{1,400}"/g, /"startLine"\s{0,40}:\s{0,40}\d{1,9}/g],
	},
];
/** How far behind its message a place may stand, in UTF-16 units. */
const REACH = 1_500;

/** Adds what a report in XML found: the first finding of each template, with its place. */
export function addFindingsInXml(text: string, found: Found): void {
	for (const report of xml) addFindings(text, report, found);
}

/** The same of a report in JSON. */
export function addFindingsInJson(text: string, found: Found): void {
	for (const report of json) addFindings(text, report, found);
}

function addFindings(text: string, { sign, message, places }: Report, found: Found): void {
	if (!text.includes(sign)) return;
	for (const { index, 0: words } of text.matchAll(message)) {
		const end = index + words.length;
		if (!found.add(index, end)) continue;
		const behind = text.slice(end, end + REACH);
		for (const place of places) {
			const [hit] = behind.matchAll(place);
			if (hit) found.addBeside(end + hit.index, end + hit.index + hit[0].length);
		}
	}
}
