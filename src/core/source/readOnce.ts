import type { Lines } from './lines.ts';

/**
 * Takes how a text is read; returns the same, but each text is read once as long as its lines are held: a reduction that
 * has to keep more visible begins with what the first one read. What was read must not be changed.
 */
export function readOnce<Read extends object>(read: (text: string, lines: Lines) => Read): typeof read {
	const known = new WeakMap<Lines, Read>();
	return (text, lines) => {
		const found = known.get(lines) ?? read(text, lines);
		known.set(lines, found);
		return found;
	};
}
