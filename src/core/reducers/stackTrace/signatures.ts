/**
 * What stands behind the types of a function's parameters where a frame names its place: .NET ` in /src/A.cs:line 3`
 * (Mono puts the offset of an instruction before), sanitizers ` /src/a.cpp:3:1`, Valgrind ` (a.cpp:3)`.
 */
const tail =
	/( \[0x[\da-f]{1,6}\])?(?: in [^()]{1,300}:(?:line )?\d{1,7}| \/[^\s()]{1,300}:\d{1,7}| \([^\s()]{1,200}:\d{1,7}\))$/;
/** The archive that a class of Java came from. */
const archive = /(?<= )~?\[[\w.!/-]{1,120}:[\w.-]{1,40}\]$/;

/** Offsets in a frame: the stretch [start, end) may leave but for the bracket, if there is one. */
interface Cut {
	readonly start: number;
	readonly end: number;
	readonly bracket: number | undefined;
}

/**
 * Takes a frame in the user's code; returns what says nothing beyond its function and place: the types of parameters and
 * the archive that a class came from, which stands in every frame.
 */
export function signatureIn(frame: string): Cut | undefined {
	const place = tail.exec(frame);
	if (place && frame[place.index - 1] === ')') return parameters(frame, place.index - 1, place[1]?.length ?? 0);
	const jar = archive.exec(frame);
	return jar ? { start: jar.index, end: frame.length, bracket: undefined } : undefined;
}

/** The parameters before the bracket that closes, and so many units behind it. */
function parameters(frame: string, bracket: number, behind: number): Cut | undefined {
	const start = openingOf(frame, bracket) + 1;
	return start === 0 || start === bracket ? undefined : { start, end: bracket + 1 + behind, bracket };
}

function openingOf(frame: string, close: number): number {
	let depth = 0;
	for (let at = close; at >= 0; at--) {
		if (frame[at] === ')') depth++;
		else if (frame[at] === '(' && --depth === 0) return at;
	}
	return -1;
}
