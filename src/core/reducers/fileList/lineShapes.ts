/** How a line of a listing is built. */
export interface Shape {
	/** Offset in the line where the path or name starts. */
	readonly path: number;
	/** What the line says of the file besides its place, such as `RM` of a changed one or `drwxr-xr-x`. */
	readonly status: string;
	/** Whether the status is shown with a fold, and stands for all its lines then. */
	readonly isShared: boolean;
	/** Size as the line says it, in whatever unit the whole listing uses; 0 if it says none. */
	readonly size: number;
}

/** Groups of a pattern: `status`, `size`, `unit`. What it matches stands before the path. */
const shapes: readonly (readonly [pattern: RegExp, isShared: boolean])[] = [
	// -rw-r--r--  1 root root  41488 Aug 19 23:25 name, with what ls, tar tvf, zipinfo and find -ls put around it
	[
		/^[ \d]{0,30}(?<status>[bcdlpsDP?-][rwxsStTl-]{9})[.+@]? {1,8}[^:]{0,120}?(?:\d\d:\d\d(?::\d\d)?(?:\.\d{1,9})?(?: [+-]\d{4})?|[A-Z][a-z]{2} {1,2}\d{1,2} {1,2}\d{4}) {1,3}/,
		false,
	],
	// 19810  2021-12-12 23:35   name (unzip -l)
	[/^ {0,12}(?<size>\d{1,15}) {1,4}\d{2,4}-\d{2}-\d{2,4} \d\d:\d\d {1,4}/, false],
	// 4.0K	./name (du)
	[/^(?<size>\d{1,15}(?:[.,]\d)?)(?<unit>[KMGT]?)B?\t/, false],
	// 100644 blob 8ab686eafeb1f44702738c8b0f24f2567c36da6d	name (git ls-tree, git ls-files --stage)
	[/^(?<status>\d{6}) (?:[a-z]{4,6} )?[0-9a-f]{40,64}[ \d-]{0,20}\t/, false],
	// RM name (git status --short)
	[/^(?<status>[ MADRCUT?!]{2}) (?=[^ ])/, true],
	// R100	name (git diff --name-status)
	[/^(?<status>[MADRCTUXB])\d{0,3}\t/, true],
	// 	modified:   name (git status)
	[
		/^\t(?<status>modified: {3}|deleted: {4}|new file: {3}|renamed: {4}|typechange: {2}|both \w{1,10}: {1,3}|)(?=\S)/,
		true,
	],
	// │   ├── name (tree)
	[/^[│| \u00a0]{0,400}(?<status>[├└`+|\\])[─-][─┬-][ \u00a0](?:\[[^\]]{0,80}\] {1,2})?/, false],
];
const statLine = /^ {1,2}(?=\S)/;
const statCount = /^ \| {1,8}(?:(\d{1,9})|Bin)/;
/** In front of the date of a long line: the size of the file. */
const sizeInLong = / (\d{1,15})(?: [a-z-]{2} \w{4})? {1,2}(?:[A-Z][a-z]{2} |\d{2,4}-)/;
const plain = /^(?:[^\s/]{0,255}\/|[^\s:|]{1,255}$)/;
const powers: Readonly<Record<string, number>> = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };

/** The shape of a line that is a path or a name alone. */
export const plainShape: Shape = { path: 0, status: '', isShared: false, size: 0 };

/** Status of the lines of a drawn tree. */
export const drawn = 'tree';

/** Reads a line without its line end; undefined if it is no entry. Takes about 1,000 UTF-16 units at most. */
export function shapeOf(line: string): Shape | undefined {
	if (line.charCodeAt(0) > 0x39 && plain.test(line)) return plainShape;
	for (const [pattern, isShared] of shapes) {
		const match = pattern.exec(line);
		if (!match) continue;
		const { status = '', size, unit = '' } = match.groups ?? {};
		const number = Number(size ?? sizeIn(status, match[0])) * (powers[unit] ?? 1);
		return { path: match[0].length, status: /[├└`+|\\]/.test(status) ? drawn : status, isShared, size: number };
	}
	return statShape(line) ?? (plain.test(line) ? plainShape : undefined);
}

function sizeIn(status: string, attributes: string): string {
	return status.startsWith('-') ? (sizeInLong.exec(attributes)?.[1] ?? '0') : '0';
}

/** ` src/name | 12 +++--` (git diff --stat) */
function statShape(line: string): Shape | undefined {
	const match = statLine.exec(line);
	const counted = match && statCount.exec(line.slice(line.indexOf(' | ')));
	return counted
		? { path: match[0].length, status: 'stat', isShared: false, size: Number(counted[1] ?? 0) }
		: undefined;
}
