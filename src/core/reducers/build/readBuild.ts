import { contentEnd, lineCount } from '../../source/lines.ts';
import { readOnce } from '../../source/readOnce.ts';
import type { ReduceInput } from '../reducer.ts';
import { type BuildLine, buildLine } from './buildLines.ts';
import type { BuildRecord, Scope } from './buildRecord.ts';
import { codeIn } from './details.ts';
import { type GoPackage, goFileIn, goPackages } from './goPackages.ts';
import {
	isBlock,
	isCaret,
	isContinued,
	isFailedTarget,
	isNamedPlace,
	isRule,
	isScope,
	isSummary,
	isTotal,
	isUnplaced,
	opensOther,
} from './lineKinds.ts';
import { placeLength, positionIn } from './location.ts';
import { noiseOf } from './noise.ts';
import { NpmPackages } from './npmPackages.ts';
import { Planned } from './planned.ts';
import { type PlayLine, playLines } from './play.ts';
import { Surroundings } from './surroundings.ts';
import { templateOf } from './template.ts';
import { usedAt } from './usedAt.ts';

/** A diagnostic's details are no longer than this, in lines. */
const LONGEST = 300;
/** A longer line than this, in UTF-16 units, is like no other. */
const LONGEST_LINE = 2_000;
/** What Gradle writes above all that a task prints. */
const gradleTask = /^> Task :[\w:.-]+$/;
/** What it writes when it is done with them. */
const behindTasks = 'FAILURE: ';
/** Source that a compiler would change, and what stands left of source. */
const suggested = /^\d{1,6} [+~-] /;
const margin = /^\d{0,6} ?[|+~-](?: |$)/;
/** What stands above the commands that failed. */
const failing = /\bfailed:$/;
const fileName = /^(?:[A-Za-z]:)?[^:*?"<>|]{1,300}\.\w{1,8}$/;

/** Splits the output of a build into records. One pass. */
export const readBuild = readOnce((text, lines): readonly BuildRecord[] => new Reading({ text, lines }).records());

class Reading {
	private readonly found: BuildRecord[] = [];
	/** The head of the diagnostic that may go on, or undefined. */
	private open: BuildLine | undefined;
	private openedAt = 0;
	private file = -1;
	private scope: Scope | undefined;
	private run = 0;
	private lastTemplate = 0;
	private readonly surroundings = new Surroundings();
	/** The line that names the package of go which the diagnostics below are about. */
	private package = '';
	/** Whether the lines above tell that these failed. */
	private listsFailures = false;
	private readonly planned = new Planned();
	private readonly play: ReadonlyMap<number, PlayLine>;
	private readonly packagesOfGo: ReadonlyMap<number, GoPackage>;
	private readonly packages = new NpmPackages();
	/** The line that was read last, since many are looked at again as the one below. */
	private cached: readonly [line: number, BuildLine] | undefined;

	constructor(private readonly input: Pick<ReduceInput, 'text' | 'lines'>) {
		this.play = playLines(input);
		this.packagesOfGo = goPackages(input);
	}

	records(): BuildRecord[] {
		const count = lineCount(this.input.lines);
		for (let line = 0; line < count; ) line = this.read(line);
		return this.found;
	}

	/** Reads the record or the part of one that begins at a line; returns the line behind. */
	private read(line: number): number {
		const now = this.at(line);
		if (now.bare === '') return this.blank(line);
		const behindScope = this.scopeEnd(line, now);
		if (behindScope > line) return this.readScope(line, behindScope);
		const named = this.packagesOfGo.get(line);
		if (named) return this.readPackage(line, named);
		if (this.isDiagnostic(now)) return this.diagnostic(line, now);
		if (this.goesOn(line, now)) return line + 1;
		if (isUnplaced(now.bare) && !isTotal(now.bare)) return this.diagnostic(line, now);
		return this.plain(line, now);
	}

	private blank(line: number): number {
		if (this.found.length === 0) this.add('plain', line);
		return line + 1;
	}

	private scopeEnd(line: number, now: BuildLine): number {
		if (this.next(line, (below) => positionIn(below.bare, 0) !== undefined) && fileName.test(now.bare)) {
			this.file = line;
			return line + 1;
		}
		let end = line;
		for (let at = now; isScope(at.bare); at = this.at(end)) {
			end++;
			if (end >= lineCount(this.input.lines) || end - line > LONGEST) break;
		}
		return end;
	}

	/** What leads to a note belongs to the diagnostic above. */
	private readScope(line: number, end: number): number {
		if (this.open && end < lineCount(this.input.lines) && isContinued(this.at(end).bare)) return end;
		this.add('scope', line);
		this.scope = { line, used: usedAt(this.input, line, end) };
		this.open = undefined;
		return end;
	}

	/** A package of go leaves with all that is wrong in it, if that names the package too. */
	private readPackage(line: number, { key, isInPaths }: GoPackage): number {
		this.add(isInPaths ? 'scope' : 'plain', line);
		this.scope = isInPaths ? { line, used: undefined } : undefined;
		this.package = key;
		this.open = undefined;
		this.file = -1;
		this.lastTemplate = 0;
		return line + 1;
	}

	private isDiagnostic({ bare, indent, start }: BuildLine): boolean {
		if (isContinued(bare)) return false;
		if (this.file >= 0 && positionIn(bare, start)) return true;
		if (isNamedPlace(bare)) return true;
		const place = placeLength(bare);
		if (place === 0 || bare.length <= place + 1) return false;
		return !this.open || indent <= this.open.indent || /\b(?:error|warning)\b/i.test(bare);
	}

	private goesOn(line: number, now: BuildLine): boolean {
		if (!this.open || line - this.openedAt > LONGEST || isTotal(now.bare)) return false;
		if (isBlock(this.open.bare)) return this.goesOnToRule(now);
		if (isNamedPlace(this.open.bare)) return !opensOther(now.bare);
		if (this.package !== '' && goFileIn(this.open.bare) !== undefined) return now.indent > this.open.indent;
		if (now.indent > this.open.indent || isContinued(now.bare) || this.isSuggested(line, now)) return true;
		return this.next(line, (below) => isCaret(below.bare) && !isSummary(now.bare));
	}

	/** Whether a line shows source that a compiler would change, below more of it. */
	private isSuggested(line: number, { bare }: BuildLine): boolean {
		return suggested.test(bare) && margin.test(buildLine(this.input, line - 1).bare);
	}

	private goesOnToRule(now: BuildLine): boolean {
		if (isRule(now.bare)) this.open = undefined;
		return true;
	}

	private at(line: number): BuildLine {
		if (this.cached?.[0] !== line) this.cached = [line, buildLine(this.input, line)];
		return this.cached[1];
	}

	private next(line: number, test: (below: BuildLine) => boolean): boolean {
		return line + 1 < lineCount(this.input.lines) && test(this.at(line + 1));
	}

	private diagnostic(line: number, now: BuildLine): number {
		if (this.file >= 0 && !positionIn(now.bare, now.start)) this.file = -1;
		this.open = now;
		this.openedAt = line;
		this.lastTemplate = 0;
		if (isFailedTarget(now.bare)) this.scope = undefined;
		const above = `${codeIn(now.bare)} ${this.surroundings.name}${this.package}`;
		this.add('diagnostic', line, this.templateOf(line, now, above), {
			file: this.file,
			isFolder: now.bare.startsWith(behindTasks),
		});
		return line + 1;
	}

	private plain(line: number, now: BuildLine): number {
		this.open = undefined;
		this.file = -1;
		this.scope = undefined;
		const played = this.play.get(line);
		if (played) return this.played(line, now, played);
		const planned = this.planned.keyOf(now.bare);
		if (planned) {
			const { noise } = planned;
			this.add('plain', line, noise && `n${noise}`, { isNoise: noise !== undefined });
			return line + 1;
		}
		const noise = this.listsFailures || this.packages.isNamedAnew(now.bare) ? undefined : noiseOf(now.bare);
		this.listsFailures = failing.test(now.bare) || (this.listsFailures && now.indent > 0);
		if (noise !== undefined)
			this.add('plain', line, `n${noise}`, {
				isNoise: true,
				isFolder: this.surroundings.changesFolder(now.bare) || gradleTask.test(now.bare),
			});
		else this.add('plain', line, isSummary(now.bare) ? `s${now.bare}` : this.runOf(line, now));
		return line + 1;
	}

	/** What ansible tells of tasks and hosts: what fails stands below its task. */
	private played(line: number, { bare }: BuildLine, { key, isNamed }: PlayLine): number {
		this.surroundings.beginTask(bare);
		this.lastTemplate = 0;
		this.add('plain', line, key, { isNoise: key !== undefined, isNamed });
		return line + 1;
	}

	private add(
		kind: BuildRecord['kind'],
		start: number,
		key?: BuildRecord['key'],
		{ file = -1, isNoise = false, isFolder = false, isNamed = false } = {},
	): void {
		const scope = kind === 'diagnostic' ? this.scope : undefined;
		this.found.push({ kind, start, file, scope, key, isNoise, isFolder, isNamed });
	}

	/** Lines that are no diagnostics are like each other only next to each other: elsewhere they stand below something else. */
	private runOf(line: number, now: BuildLine): number | undefined {
		const template = this.templateOf(line, now);
		if (template === undefined) return undefined;
		if (template !== this.lastTemplate) this.run++;
		this.lastTemplate = template;
		return -this.run;
	}

	/** The template of a line, told apart from those with something else above them. */
	private templateOf(line: number, { start }: BuildLine, above = ''): number | undefined {
		const { text, lines } = this.input;
		const end = contentEnd(text, lines, line);
		return end - start > LONGEST_LINE ? undefined : templateOf(text, start, end, above);
	}
}
