/** What wraps a frame that stands in a string literal of a program. */
const opening = /^['"`]\s*/;
const closing = /(?:\\n)?['"`] ?[+,;]?$|(?<=\\n)$/;
/** Firefox and Safari: `name@file:1:2`. */
const named = /^([^@()\s]{0,200})@(\S.*)$/;
/** V8 and Internet Explorer: `at name (file:1:2)`. */
const called = /^at ([^()]{1,200}) \((.*)\)$/;
/** What stands between a file and the number of a line. */
const separator = /(?:", line |:line | line |:|\((?=\d{1,9}[),]))(\d{1,9})(?![\d/])/g;
/** What no path of a file has in it, and how long it may be. */
const breaks = new Set(' \t\n("\'@');
const LONGEST = 200;
/** The place of gdb and Valgrind stands last. */
const last = /(?: at |\()([^\s()]{1,200}:\d{1,9})\)?$/;
/** Values of arguments: gdb `(n=3, …)`, PHP `file.php(9): f(3)`. */
const values = /\(\w{1,60}=|\(\d{1,9}\): \S{1,200}\([^)]/;

/** Takes a frame without its indent; returns the function and the file, however the runtime writes them. */
export function functionAt(frame: string): string {
	const bare = frame.replace(opening, '').replace(closing, '');
	const [, name, file] = named.exec(bare) ?? called.exec(bare) ?? [];
	return name === undefined ? bare : `${name} ${file}`;
}

/** Takes a frame without its indent; returns the path of its file and the number of the line, if it tells them. */
export function placeOf(frame: string): string | undefined {
	if (frame.includes('0x') || values.test(frame)) {
		const [, lastPlace] = last.exec(frame) ?? [];
		if (lastPlace !== undefined) return lastPlace;
	}
	for (const { index, 1: line } of frame.matchAll(separator)) {
		let start = index;
		while (start > 0 && index - start < LONGEST && !breaks.has(frame[start - 1] as string)) start--;
		if (start < index) return `${frame.slice(start, index)}:${line}`;
	}
	return undefined;
}

/** Takes a frame without its indent; tells whether it shows the values that its function was called with. */
export function hasArguments(frame: string): boolean {
	return values.test(frame);
}
