import { lineCount } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { buildLine } from './buildLines.ts';
import { isContinued } from './lineKinds.ts';

/** What go writes above the diagnostics of a package, and the name in it. */
const header = /^# \[?([\w.~-]{1,100}(?:\/[\w.@~+-]{1,100}){0,20})(?: \[[\w./@~+-]{1,200}\])?\]?$/;
const place = /^([^\s:]{1,400}):\d{1,7}(?::\d{1,5})?: \S/;
const OPENING = '# ';

/** A line that names a package, and the diagnostics below it. */
export interface GoPackage {
	/** What tells the package from others that may not share a fold with it. */
	readonly key: string;
	/** Whether the diagnostics below name the package by their own paths, so that it may leave with them. */
	readonly isInPaths: boolean;
}

interface Section {
	readonly line: number;
	readonly header: string;
	readonly name: string;
	readonly paths: Set<string>;
	/** Whether nothing but diagnostics with a place in a file of go stands below. */
	isPure: boolean;
}

/** Takes a text; returns by number (0-based) the lines that name a package of go. One pass over the lines. */
export function goPackages(input: Pick<ReduceInput, 'text' | 'lines'>): ReadonlyMap<number, GoPackage> {
	if (!input.text.includes(OPENING)) return new Map();
	const sections = sectionsIn(input);
	const headers = headersByPath(sections);
	return new Map(sections.map((section) => [section.line, packageOf(section, headers)]));
}

/** The file of go whose place a line (without its indent) begins with. */
export function goFileIn(bare: string): string | undefined {
	const path = place.exec(bare)?.[1];
	return path?.endsWith('.go') ? path : undefined;
}

function sectionsIn(input: Pick<ReduceInput, 'text' | 'lines'>): Section[] {
	const sections: Section[] = [];
	for (let line = 0; line < lineCount(input.lines); line++) {
		const { bare, indent } = buildLine(input, line);
		const name = header.exec(bare)?.[1];
		const last = sections.at(-1);
		if (name !== undefined) sections.push({ line, header: bare, name, paths: new Set(), isPure: true });
		else if (last && bare !== '') take(last, indent > 0 || isContinued(bare) ? undefined : goFileIn(bare));
	}
	return sections;
}

function take(section: Section, path: string | undefined): void {
	if (path === undefined) section.isPure = false;
	else section.paths.add(path);
}

/** The headers below which each path stands. */
function headersByPath(sections: readonly Section[]): ReadonlyMap<string, ReadonlySet<string>> {
	const headers = new Map<string, Set<string>>();
	for (const { header, paths } of sections)
		for (const path of paths) headers.set(path, (headers.get(path) ?? new Set()).add(header));
	return headers;
}

/** Packages share a fold only if their names differ by nothing but the folder that each path shows. */
function packageOf(
	{ header, name, paths, isPure }: Section,
	headers: ReadonlyMap<string, ReadonlySet<string>>,
): GoPackage {
	const [folder = '', ...others] = new Set([...paths].map(folderOf));
	const isNamed = folder !== '' && others.length === 0 && `/${name}`.endsWith(`/${folder}`);
	const isInPaths = isPure && isNamed && [...paths].every((path) => headers.get(path)?.size === 1);
	return { key: isInPaths ? header.replaceAll(name, name.slice(0, -folder.length)) : header, isInPaths };
}

function folderOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
