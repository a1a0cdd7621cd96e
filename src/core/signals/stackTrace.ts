import { contentEnd, type Lines, lineCount } from '../source/lines.ts';
import { isDecisive } from './decisive.ts';
import type { Extractor } from './extractor.ts';
import { Found } from './found.ts';
import { isUserFrame } from './frames.ts';
import { saysFailure } from './saysFailure.ts';

/** What Valgrind, the kernel and groups of exceptions in Python write before each line. */
const margin =
	/^(?:==\d+== ?|--\d+-- ?| {0,80}\| ?|(?:\w{3} [ \d]\d [\d:]{8} \S{1,80} kernel: )?\[[ \d]{1,9}\d\.\d{6}\](?:\[ {0,6}[CT]\d+\])? ?)/;
/** A line of a stack trace, whoever prints it. */
const frame =
	/^[\s'"`]*(?:at \S|by 0x[\dA-F]+: |File ".*", line \d|#\d+ +\S|from \S+:\d|\S{0,200}@\S{0,300}:\d)|^ +\d+: +[\w<&(*{]|^\s*\d+: +0x|^\d+ +\S{1,80}\s{1,40}0x[\da-f]{8}|^\s+\S*\.(?:go|rs|rb|php|py|ex|exs):\d|^\s*\(?\w[\w-]* \(?\d[\d.]*\)? lib\/\S+:\d|^\s*(?:\? )?[\w.]{1,100}\+0x[\da-f]+\/0x[\da-f]+|^\t\S.{0,300} called at \S{1,200} line \d|^ {4}[\w.<>]{1,120} \([\w./-]{1,200}\.pyx?:\d+\)$/;
/** A frame in a module of the kernel. */
const kernelModule = /^\s*[\w.]{1,100}\+0x[\da-f]+\/0x[\da-f]+ \[\w+\]/;
/** A place below the name of a Go function: what stands above it is no message. */
const goPlace = /^(?:\t| {6})\S+\.(?:go|s):\d/;
const goCall = /^ {0,2}[\w.]\S{0,200}\(.{0,300}\)$/;
/** Frames of runtimes that the common table does not know. */
const runtime =
	/third_party\/|\(dart:|<filename unknown>|\b__(?:GI|libc|assert)_|_testmain\.go|\b(?:start_thread|clone3?|create_thread|__clone\w*|_{0,3}pthread_\w+(?:@\S{1,40})?) \(|sysdeps\/|\/nptl\/|\/csu\/|libsanitizer\/|futex/;
/** Lines of a chain that are no frames, and what Python writes below one. */
const chain =
	/^\s*(?:Caused by: |Suppressed: |During handling |The above exception|panic: |fatal error: |goroutine \d+ \[running)/;
/** Variables and registers below frames of gdb, and what tools say of themselves. */
const aside =
	/^ {8}\S{1,80} = |^No locals|^\w{2,10} +0x[\da-f]+(?: |$)|^For (?:lists|counts) of detected|^Use --\w|^(?:Code|Modules linked in): |^ <\/?(?:TASK|IRQ|NMI)>/;
/** The types of parameters between a function and its place, and the archive behind a class. */
const signature =
	/^(.{1,300}?)\(.{0,400}\)(?: \[0x[\da-f]{1,6}\])?( in \S.{0,300}:(?:line )?\d{1,7}| \/\S{1,300}:\d{1,7}(?::\d{1,7})?| \(\S{1,200}:\d{1,7}\))$/;
const archive = / ~?\[[^\]\s:]{1,120}:[^\]\s:]{1,40}\]$/;
/** Longer lines than this, in UTF-16 units, are no frames, and of a message no more is critical. */
const WIDTH = 600;

/**
 * The message above each trace, every cause, and the first frame in the user's code of each; lines that say that something
 * failed, and those by which a crash report says so.
 */
export const extractStackTrace: Extractor = (text, lines) => {
	const found = new Found(text);
	const walk = new Walk(text, lines, found);
	for (let line = 0; line < lineCount(lines) && !found.isFull; line++) walk.step(line);
	return found.criticals.sort((a, b) => a.start - b.start);
};

class Walk {
	/** The last line that was neither blank nor a frame; -1 when its trace has been opened. */
	private message = -1;
	private hasUserFrame = false;
	private isInTrace = false;
	/** Python tells what was thrown below the frames. */
	private isPython = false;

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
		private readonly found: Found,
	) {}

	step(line: number): void {
		const content = this.content(line);
		if (aside.test(content)) return;
		if (frame.test(content)) this.readFrame(line, content);
		else if (content.trim() !== '') this.readOther(line, content);
	}

	private readFrame(line: number, content: string): void {
		if (!this.isInTrace && this.message >= 0 && !goPlace.test(content)) this.add(this.message);
		this.isInTrace = true;
		this.isPython = content.trimStart().startsWith('File "');
		this.message = -1;
		if (this.hasUserFrame || runtime.test(content)) return;
		if (!isUserFrame(content) && !kernelModule.test(content)) return;
		this.hasUserFrame = true;
		this.addFrame(line, content.replace(archive, ''));
	}

	private readOther(line: number, content: string): void {
		if (this.isInTrace && this.isPython && /^\S/.test(content)) this.add(line);
		if (chain.test(content) || isDecisive(content) || (saysFailure(content) && !goCall.test(content))) this.add(line);
		if (!/^\s{3}/.test(content) || chain.test(content)) {
			this.isInTrace = false;
			this.hasUserFrame = false;
		}
		this.message = line;
	}

	/** Of a frame the function and the place are critical, not the types of its parameters. */
	private addFrame(line: number, content: string): void {
		const start = this.contentStart(line);
		const end = start + content.length;
		const [, name, place] = signature.exec(content) ?? [];
		if (name === undefined || place === undefined) this.found.add(start, end);
		else if (this.found.add(start, start + name.length + 1)) this.found.addBeside(end - place.length, end);
	}

	private add(line: number): void {
		const start = this.contentStart(line);
		this.found.add(start, Math.min(contentEnd(this.text, this.lines, line), start + WIDTH));
	}

	private content(line: number): string {
		const start = this.contentStart(line);
		return this.text.slice(start, Math.min(contentEnd(this.text, this.lines, line), start + WIDTH));
	}

	/** Behind the margin. */
	private contentStart(line: number): number {
		const start = this.lines.starts[line] as number;
		const end = Math.min(contentEnd(this.text, this.lines, line), start + 120);
		return start + (margin.exec(this.text.slice(start, end))?.[0].length ?? 0);
	}
}
