/** How much of a long text stays, in UTF-16 units. */
export interface Allowance {
	/** Why the rest is taken out. */
	readonly reason: string;
	/** Texts up to this length stay whole. */
	readonly whole: number;
	readonly head: number;
	readonly tail: number;
	/** Lines between them that stay, and how many of them at most. */
	readonly telling: RegExp;
	readonly most: number;
}

const alarms =
	/\b(?:error|ERROR|Error|FATAL|[Ff]atal|Traceback|[Pp]anic(?:ked)?|FAIL(?:ED|URE)?|[Ff]ailed|[Ff]ailure|[Ee]xception|[Cc]annot|[Dd]enied|TIMED OUT|[Tt]imed out|[Nn]ot found|No such|[Nn]o matches|does not exist|[Ee]xit(?:ed)?(?: with)? (?:code|status):? [1-9]\d{0,4})\b|[A-Z]\w{0,60}(?:Error|Exception)\b|\bERR! |[✗✘✕×] /;
const files = /^(?:\*\*\* (?:Add|Update|Delete) File: |diff --git |\+\+\+ )/;

export const allowances = {
	result: { reason: 'tool results', whole: 560, head: 280, tail: 180, telling: alarms, most: 5 },
	report: { reason: 'tool results', whole: 2_000, head: 1_200, tail: 600, telling: alarms, most: 10 },
	failure: { reason: 'tool results', whole: 3_000, head: 1_500, tail: 1_000, telling: alarms, most: 20 },
	input: { reason: 'tool inputs', whole: 240, head: 160, tail: 0, telling: files, most: 20 },
	decisive: { reason: 'tool inputs', whole: 800, head: 500, tail: 200, telling: files, most: 20 },
	instructions: { reason: 'instructions', whole: 600, head: 300, tail: 0, telling: alarms, most: 0 },
	other: { reason: 'long strings', whole: 2_000, head: 300, tail: 200, telling: alarms, most: 5 },
} satisfies Record<string, Allowance>;
