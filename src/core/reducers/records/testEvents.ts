import { type Lines, lineCount } from '../../source/lines.ts';

/** What `go test -json` says of a test or package (https://pkg.go.dev/cmd/test2json). */
export const actions = { none: 0, output: 1, pass: 2, fail: 3, skip: 4, course: 5 } as const;

const actionOf = new Map<string, number>([
	['', actions.none],
	['"output"', actions.output],
	['"build-output"', actions.output],
	['"pass"', actions.pass],
	['"fail"', actions.fail],
	['"build-fail"', actions.fail],
	['"skip"', actions.skip],
]);

/** The action of an event by its word, with quotes; empty for an event without one. */
export function actionNamed(word: string): number {
	return actionOf.get(word) ?? actions.course;
}

const event =
	/^\{(?:"[A-Z]\w{0,20}": ?"[^"]{0,200}", ?){0,3}"Action": ?"(?:start|run|pause|cont|pass|bench|fail|output|skip|build-output|build-fail|attr)"/;
/** UTF-16 units of a line that are looked at. */
const LOOK = 1_000;

/** Lines that are looked at, and the share of them that has to hold an event. */
const SAMPLE = 200;
const LEAST = 0.8;

/** Whether the lines of a text are the events of `go test -json`. */
export function areTestEvents(text: string, lines: Lines): boolean {
	const count = Math.min(SAMPLE, lineCount(lines));
	let events = 0;
	for (let line = 0; line < count; line++) {
		const start = lines.starts[line] as number;
		if (event.test(text.slice(start, start + LOOK))) events++;
	}
	return events >= LEAST * count;
}
