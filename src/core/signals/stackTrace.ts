import { contentEnd, type Lines, lineCount } from '../source/lines.ts';
import type { Extractor } from './extractor.ts';
import { Found } from './found.ts';
import { isUserFrame } from './frames.ts';
import { saysFailure } from './saysFailure.ts';

/** A line of a stack trace, whoever prints it. */
const frame =
	/^[\s'"`]*(?:at \S|File ".*", line \d|#\d+ +\S|\d+: +0x|from \S+:\d|\S{0,200}@\S{0,300}:\d)|^\s+\S*\.(?:go|rs|rb|php|py|ex|exs):\d|^\s*\(?\w[\w-]* \(?\d[\d.]*\)? lib\/\S+:\d/;
/** A place below the name of a Go function: what stands above it is no message. */
const goPlace = /^\t\S+\.(?:go|s):\d/;
const goCall = /^[\w.]\S{0,200}\(.{0,300}\)$/;
/** Frames of runtimes that the common table does not know. */
const runtime =
	/third_party\/|\(dart:|<filename unknown>|\b__(?:GI|libc|assert)_|_testmain\.go|\bat (?:org\.(?:postgresql|h2|codehaus|slf4j|mockito|jboss)|com\.(?:google|zaxxer|fasterxml|mysql)|io\.(?:netty|grpc|vertx)|reactor|okhttp3|ch\.qos)\./;
/** Lines of a chain that are no frames, and what Python writes below one. */
const chain =
	/^\s*(?:Caused by: |Suppressed: |During handling |The above exception|panic: |fatal error: |goroutine \d+ \[running)/;
/** Longer lines than this, in UTF-16 units, are no frames, and of a message no more is critical. */
const WIDTH = 600;

/** The message above each trace, every cause, and the first frame in the user's code of each; lines that say that something failed. */
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
		if (frame.test(content)) this.readFrame(line, content);
		else if (content.trim() !== '') this.readOther(line, content);
	}

	private readFrame(line: number, content: string): void {
		if (!this.isInTrace && this.message >= 0 && !goPlace.test(content)) this.add(this.message);
		this.isInTrace = true;
		this.isPython = content.trimStart().startsWith('File "');
		this.message = -1;
		if (this.hasUserFrame || runtime.test(content) || !isUserFrame(content)) return;
		this.hasUserFrame = true;
		this.add(line);
	}

	private readOther(line: number, content: string): void {
		if (this.isInTrace && this.isPython && /^\S/.test(content)) this.add(line);
		if (chain.test(content) || (saysFailure(content) && !goCall.test(content))) this.add(line);
		if (!/^\s{3}/.test(content) || chain.test(content)) {
			this.isInTrace = false;
			this.hasUserFrame = false;
		}
		this.message = line;
	}

	private add(line: number): void {
		const start = this.lines.starts[line] as number;
		this.found.add(start, Math.min(contentEnd(this.text, this.lines, line), start + WIDTH));
	}

	private content(line: number): string {
		const start = this.lines.starts[line] as number;
		return this.text.slice(start, Math.min(contentEnd(this.text, this.lines, line), start + WIDTH));
	}
}
