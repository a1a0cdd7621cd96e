import type { Critical } from '../extractor.ts';
import { Facts, linesIn } from './facts.ts';

type Span = readonly [start: number, end: number];

/** An object that is open, and what its members said so far. */
interface Open {
	/** The key of the object, without quotes. */
	readonly key: string;
	name?: Span;
	readonly details: Span[];
	hasFailed: boolean;
	isEmpty: boolean;
}

/** The keys of a test's name, the fullest first. */
const names = ['fullTitle', 'fullName', 'full_description', 'nodeid', 'title', 'name'];
const outcome = /^(?:status|outcome|state|result)$/;
const failed = /^(?:fail|error|broken|timed?_?out|unexpected)/i;
const error = /^(?:err|error|exception|failure|crash)$/;
const detail = /^(?:message|stack|longrepr|failureMessages|traceback)$/;
const total =
	/"(?:failures|numFailedTests|numFailedTestSuites|numTotalTests|failed|failure_count)"\s*:\s*[1-9]\d{0,9}|"summary_line"\s*:\s*"[^"]{1,200}"/g;

/**
 * Of a report in JSON: the totals, and of each failed test its name, message, values compared and first user frame.
 * What stands in several lists counts in the last one, as lists of failures stand behind those of all tests.
 */
export function failuresInJson(text: string): Critical[] {
	const facts = new Facts(text, 'last');
	for (const { index, 0: member } of text.matchAll(total)) facts.add(index, index + member.length);
	new Walk(text, facts).run();
	return facts.sorted();
}

/** Follows strings and braces alone; a text that is no JSON yields nothing wrong, since only what it holds is taken. */
class Walk {
	private readonly open: Open[] = [];
	private key = '';

	constructor(
		private readonly text: string,
		private readonly facts: Facts,
	) {}

	run(): void {
		const token = /["{}[\],]/g;
		for (let hit = token.exec(this.text); hit && !this.facts.isFull; hit = token.exec(this.text)) {
			if (hit[0] === '"') token.lastIndex = this.string(hit.index);
			else if (hit[0] === '{') this.enter();
			else if (hit[0] === '}') this.leave();
		}
	}

	private string(start: number): number {
		let end = this.text.indexOf('"', start + 1);
		while (end > 0 && isEscaped(this.text, end)) end = this.text.indexOf('"', end + 1);
		if (end < 0) return this.text.length;
		const rest = /^\s{0,20}:/.exec(this.text.slice(end + 1, end + 22));
		if (rest) this.key = this.text.slice(start + 1, Math.min(end, start + 40));
		else this.value(start, end);
		const top = this.open.at(-1);
		if (top) top.isEmpty = false;
		return end + 1;
	}

	private value(start: number, end: number): void {
		const top = this.open.at(-1);
		if (!top) return;
		const rank = names.indexOf(this.key);
		if (rank >= 0 && (!top.name || rank < names.indexOf(this.keyBefore(top.name)))) top.name = [start, end + 1];
		if (detail.test(this.key)) top.details.push([start + 1, end]);
		if (this.key === 'failureMessages' || (error.test(this.key) && end > start + 1)) top.hasFailed = true;
		if (outcome.test(this.key) && failed.test(this.text.slice(start + 1, end))) top.hasFailed = true;
	}

	private keyBefore([start]: Span): string {
		return /"(\w{1,40})"\s{0,20}:\s{0,20}$/.exec(this.text.slice(Math.max(0, start - 80), start))?.[1] ?? '';
	}

	private enter(): void {
		const top = this.open.at(-1);
		if (top) top.isEmpty = false;
		this.open.push({ key: this.key, details: [], hasFailed: false, isEmpty: true });
	}

	private leave(): void {
		const done = this.open.pop();
		const around = this.open.at(-1);
		if (!done) return;
		if (around && error.test(done.key) && !done.isEmpty && !done.name) {
			around.hasFailed = true;
			around.details.push(...done.details.slice(0, 4));
		} else if (done.hasFailed) this.add(done);
	}

	private add({ name, details }: Open): void {
		if (name) this.facts.add(...name);
		for (const [start, end] of details) this.facts.addDetail(linesIn(this.text, start, end, '\\n'));
	}
}

function isEscaped(text: string, at: number): boolean {
	let from = at;
	while (text[from - 1] === '\\') from--;
	return (at - from) % 2 === 1;
}
