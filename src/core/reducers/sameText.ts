/** Whether two spans of a text (UTF-16 offsets) hold the same characters. */
export function isSameText(text: string, start: number, end: number, otherStart: number, otherEnd: number): boolean {
	if (end - start !== otherEnd - otherStart) return false;
	for (let at = start; at < end; at++)
		if (text.charCodeAt(at) !== text.charCodeAt(otherStart + at - start)) return false;
	return true;
}
