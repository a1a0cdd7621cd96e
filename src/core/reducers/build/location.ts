/** A stretch of a text in UTF-16 offsets. */
export type Span = readonly [start: number, end: number];

/** Where a diagnostic points to. */
export interface Location {
	readonly path: Span;
	readonly line: Span;
	readonly column: Span | undefined;
	/** Offset behind the location and what closes it. */
	readonly end: number;
}

const drive = '(?:[A-Za-z]:)?';
/** A path has a folder or an ending; it may hold blanks, but no line of prose before a colon is one. */
const path = String.raw`(${drive}[^\s:"'<>|()*?,;=]{1,300}(?: [^\s:"'<>|()*?,;=]{1,100}){0,3})`;
const quoted = `"(${drive}[^":]{1,300})"`;
const line = String.raw`(\d{1,7})`;
const column = String.raw`(\d{1,5})`;

/** How tools write a path, a line and a column at the start of a line, in this order. */
const shapes = [
	String.raw`${path}:${line}(?::${column})?(?:-\d{1,7}(?::\d{1,5})?)?(?::|,| |$)`, // most
	String.raw`${path} ?\(${line}[,:] ?${column}(?:,\d{1,7}){0,2}\)(?: ?:| |$)`, // tsc, MSBuild
	String.raw`${path} ?\(${line}\)(?: ?:| |$)`, // MSVC, cpplint
	String.raw`${path}: ?[[(]${line}, ?${column}[\])]`, // Maven, Kotlin
	String.raw`${quoted},? ?(?:line )?${line}(?:\.${column})?`, // armcc, IAR, TI, xlc
	`File "([^"]{1,300})", line ${line}`, // Python
	String.raw`${path}[,:]? \(?(?:at |on )?[Ll]ine:? ${line}(?:,? col(?:umn)?:? ${column})?`, // terraform, Eclipse
	String.raw`\[${path}:${line}\]`, // cppcheck
	String.raw`::(?:error|warning|notice) file=${path},line=${line}(?:,endLine=\d{1,7})?(?:,col=${column})?(?:,\w{1,20}=[^,:]{0,200}){0,3}::`, // GitHub
	`${path}: .{1,300}? at line ${line}, column ${column}`, // Perl::Critic
	String.raw`.{0,300}? (\S{1,300}):${line}:${column}: (?:fatal )?(?:error|warning)\b`, // behind the command that ran
];
/** To find the place, and, where it is needed, its parts: their offsets take time. */
const finders = shapes.map((shape) => new RegExp(`^${shape}`));
const readers = shapes.map((shape) => new RegExp(`^${shape}`, 'd'));
/** Most lines have nothing of the kind. */
const hint = /[:([,] ?\[?\d|[Ll]ine[:=]? ?\d/;
/** Digits of a line and of a column that stand alone: their file stands above. */
const LINE_DIGITS = 7;
const COLUMN_DIGITS = 5;
const COLON = 58;
/** What may stand before a path. */
const before =
	/^(?:##\[(?:error|warning|notice)\]|\[?(?:ERROR|WARN|WARNING|INFO|FATAL|error|warning|warn|info|e|w|i)\]?:? (?:in |at |file:\/\/)?|\s*-+> |╭─\[|❯ |│ +on |on |at |In |\d{1,6}\. (?:ERROR|WARNING|INFO) in |\S{1,20} [EWF]\d{3}: \[)/;

/** Takes the text of a line from its first visible character to its end, and its offset; finds where it points to. */
export function locationIn(text: string, offset: number): Location | undefined {
	const { skipped, shape } = shapeOf(text);
	const match = readers[shape]?.exec(text.slice(skipped));
	return match ? locationOf(match, offset + skipped) : undefined;
}

/** Length of the place that a line begins with, and of what stands before it; 0 if it begins with none. */
export function placeLength(text: string): number {
	const { skipped, shape } = shapeOf(text);
	const length = finders[shape]?.exec(text.slice(skipped))?.[0].length;
	return length === undefined ? 0 : skipped + length;
}

/** How many characters stand before the place that a line begins with, and the number of its shape; -1 if there is none. */
function shapeOf(text: string): { readonly skipped: number; readonly shape: number } {
	if (!hint.test(text)) return { skipped: 0, shape: -1 };
	const skipped = before.exec(text)?.[0].length ?? 0;
	const content = text.slice(skipped);
	const shape = finders.findIndex((finder) => {
		const path = finder.exec(content)?.[1];
		return path !== undefined && isPath(path);
	});
	return { skipped, shape };
}

/**
 * The line and column at the start of a line below the name of its file, as ESLint and Stylelint print them, and a blank
 * behind them. Takes a line without blanks at its ends.
 */
export function positionIn(text: string, offset: number): Omit<Location, 'path'> | undefined {
	const line = digitsEnd(text, 0);
	if (line === 0 || line > LINE_DIGITS || text.charCodeAt(line) !== COLON) return undefined;
	const start = line + 1;
	const end = digitsEnd(text, start);
	if (end === start || end - start > COLUMN_DIGITS || text[end]?.trim() !== '') return undefined;
	return { line: [offset, offset + line], column: [offset + start, offset + end], end: offset + end };
}

/** Where the digits that begin at an offset end. */
function digitsEnd(text: string, start: number): number {
	let end = start;
	for (let code = text.charCodeAt(end); code >= 48 && code <= 57; code = text.charCodeAt(end)) end++;
	return end;
}

function locationOf(match: RegExpExecArray, offset: number): Location {
	const [path, line, column] = spansOf(match, offset);
	return { path: path as Span, line: line as Span, column, end: offset + match[0].length };
}

function spansOf(match: RegExpExecArray, offset: number): (Span | undefined)[] {
	return (match.indices ?? []).slice(1).map((at) => at && [offset + at[0], offset + at[1]]);
}

/** A name with blanks in it is one only if a folder comes first. */
function isPath(path: string): boolean {
	if (path.includes(' ')) return /^[^\s/\\]*[/\\]/.test(path);
	return /[/\\]|\.[A-Za-z]\w{0,9}$|^(?:Makefile|Dockerfile|Jenkinsfile|Vagrantfile|Rakefile|Gemfile|GNUmakefile|BUILD|WORKSPACE)/.test(
		path,
	);
}
