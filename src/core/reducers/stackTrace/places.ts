/** What wraps a frame that stands in a string literal of a program. */
const literal = /^['"`]\s*|(?:\\n)?['"`]? ?[+,;]?$/g;
/** Firefox and Safari: `name@file:1:2`. */
const named = /^([^@()\s]{0,200})@(\S.*)$/;
/** V8 and Internet Explorer: `at name (file:1:2)`. */
const called = /^at ([^()]{1,200}) \((.*)\)$/;
const place = /([^\s("'@]{1,200}?)(?:", line |:line |:|\()(\d{1,9})(?![\d/])/;

/** Takes a frame without its indent; returns the function and the file, however the runtime writes them. */
export function functionAt(frame: string): string {
	const bare = frame.replace(literal, '');
	const [, name, file] = named.exec(bare) ?? called.exec(bare) ?? [];
	return name === undefined ? bare : `${name} ${file}`;
}

/** Takes a frame without its indent; returns the path of its file and the number of the line, if it tells them. */
export function placeOf(frame: string): string | undefined {
	const [, file, line] = place.exec(frame) ?? [];
	return file === undefined ? undefined : `${file}:${line}`;
}
