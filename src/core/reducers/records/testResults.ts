import { hashOfShape } from './hashes.ts';
import { actionNamed, actions } from './testEvents.ts';

/** What becomes of an event. */
export type Verdict = 'shown' | 'course' | 'passedTest' | 'passedPackage' | 'skippedTest';

/** An event as it is written: with the quotes of strings, empty where it lacks a field. */
export interface WrittenEvent {
	readonly action: string;
	readonly pkg: string;
	readonly test: string;
	readonly output: string;
	/** Whether it has fields that others of its kind lack. */
	readonly isRich: boolean;
}

/** What the runner writes about the course of a test. */
const course = /^"(?: |\\t)*(?:===|---) (?:RUN|PAUSE|CONT|NAME|PASS|SKIP)\b/;
const failedTest = /^"(?: |\\t)*--- FAIL: /;
const failedPackage = /^"FAIL\\t/;
/** What it writes about a package, beside the line that tells of its failure. */
const packageCourse = /^"(?:(?:PASS|FAIL)\\n"|ok {2}\\t|\? {3}\\t)/;
/** UTF-16 units of an output that are looked at. */
const LOOK = 400;

interface Subject {
	result: number;
	/** Whether an output says that it failed. */
	saysFailed: boolean;
}

/** The results of tests and packages, and what they mean for their events. */
export class TestResults {
	private readonly subjects = new Map<string, Subject>();
	/** Shapes of the outputs of skipped tests that are shown. */
	private readonly reasons = new Set<number>();

	/** Takes note of an event; to be called for all before the first question. */
	learn(event: WrittenEvent): void {
		const subject = this.subjectOf(event);
		const action = actionNamed(event.action);
		const pattern = event.test === '' ? failedPackage : failedTest;
		if (action === actions.output) subject.saysFailed ||= pattern.test(event.output.slice(0, LOOK));
		else if (action !== actions.course) subject.result = action;
	}

	/** Decides about an event; to be called once for each, in order. */
	verdict(event: WrittenEvent): Verdict {
		const { result, saysFailed } = this.subjectOf(event);
		const action = actionNamed(event.action);
		const output = action === actions.output ? event.output.slice(0, LOOK) : '';
		if (event.test === '') return ofPackage(result, action, output, saysFailed && !event.isRich);
		if (result === actions.pass) return 'passedTest';
		if (result === actions.skip) return this.isReason(output) ? 'shown' : 'skippedTest';
		if (action === actions.course || course.test(output)) return 'course';
		return action === actions.fail && saysFailed && !event.isRich ? 'course' : 'shown';
	}

	private isReason(output: string): boolean {
		if (output === '' || course.test(output)) return false;
		const shape = hashOfShape(output, 0, output.length);
		if (this.reasons.has(shape)) return false;
		this.reasons.add(shape);
		return true;
	}

	private subjectOf({ pkg, test }: WrittenEvent): Subject {
		const name = pkg + test;
		const known = this.subjects.get(name);
		if (known) return known;
		const subject = { result: actions.none, saysFailed: false };
		this.subjects.set(name, subject);
		return subject;
	}
}

function ofPackage(result: number, action: number, output: string, isToldTwice: boolean): Verdict {
	const isCourse = action === actions.course || packageCourse.test(output);
	if (result === actions.pass)
		return isCourse || action === actions.pass || output.startsWith('"coverage: ') ? 'passedPackage' : 'shown';
	return isCourse || action === actions.skip || (action === actions.fail && isToldTwice) ? 'course' : 'shown';
}
