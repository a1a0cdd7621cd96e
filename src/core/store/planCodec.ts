import type { Masks } from '../edits/masks.ts';
import type { Part } from '../edits/parts.ts';
import type { Plan } from '../edits/plan.ts';
import type { IntReader, IntWriter } from './intColumns.ts';

/** What of a plan is no column of integers: few distinct wordings, however many edits there are. */
export interface PlanHead {
	/** Distinct reasons of its omissions. */
	readonly reasons: readonly string[];
	/** Distinct lists of parts; their numbers stand in a column. */
	readonly shapes: readonly (readonly Part[])[];
	readonly preface?: string;
	/** Kinds of its secrets; absent if it has none, and then there are no columns of them either. */
	readonly secrets?: readonly string[];
}

/** Writes a plan's columns and returns the rest of it. */
export function writePlan(plan: Plan, out: IntWriter): PlanHead {
	const reasons = new Distinct<string>();
	const shapes = new Distinct<readonly Part[]>();
	const numbers: number[] = [];
	out.column(plan.reasons.map((reason) => reasons.number(reason, reason)));
	out.column(plan.whole);
	out.column(plan.start);
	out.column(plan.end);
	out.column(plan.omission);
	out.column([...plan.parts.keys()]);
	out.column(Array.from(plan.parts.values(), (parts) => shapes.number(keyOf(parts), parts)));
	for (const parts of plan.parts.values()) for (const part of parts) numbers.push(...numbersOf(part));
	out.column(numbers);
	if (plan.masks) for (const column of columnsOf(plan.masks)) out.column(column);
	return {
		reasons: reasons.values,
		shapes: shapes.values.map((parts) => parts.map((part) => withNumbers(part, () => 0))),
		...(plan.preface === undefined ? {} : { preface: plan.preface }),
		...(plan.masks ? { secrets: plan.masks.kinds } : {}),
	};
}

/** The inverse of `writePlan`. */
export function readPlan(head: PlanHead, columns: IntReader): Plan {
	const reasons = Array.from(columns.column(), (reason) => head.reasons[reason] as string);
	const whole = Array.from(columns.column());
	const [start, end, omission] = [columns.column(), columns.column(), columns.column()];
	const [edits, shapes, numbers] = [columns.column(), columns.column(), columns.column()];
	const parts = new Map<number, readonly Part[]>();
	let at = 0;
	const next = () => numbers[at++] as number;
	edits.forEach((edit, i) => {
		const shape = head.shapes[shapes[i] as number] as readonly Part[];
		parts.set(
			edit,
			shape.map((part) => withNumbers(part, next)),
		);
	});
	const { preface } = head;
	return {
		...{ reasons, whole, start, end, omission, parts },
		...(preface === undefined ? {} : { preface }),
		...(head.secrets ? { masks: masksOf(head.secrets, columns) } : {}),
	};
}

function columnsOf({ spans, secret, quoted }: Masks): Int32Array[] {
	return [spans, secret, quoted];
}

function masksOf(kinds: readonly string[], columns: IntReader): Masks {
	return { spans: columns.column(), secret: columns.column(), quoted: columns.column(), kinds };
}

function keyOf(parts: readonly Part[]): string {
	return parts
		.map((part) => (part.kind === 'text' ? `"${part.text}\0${part.one ?? ''}\0` : part.kind + numbersOf(part).length))
		.join(' ');
}

/** What differs from place to place: offsets and numbers of shares. */
function numbersOf(part: Part): readonly number[] {
	if (part.kind === 'copy') return [part.start, part.end];
	return 'of' in part && part.of !== undefined ? [part.of] : [];
}

function withNumbers(part: Part, next: () => number): Part {
	if (part.kind === 'copy') return { kind: 'copy', start: next(), end: next() };
	return 'of' in part && part.of !== undefined ? { ...part, of: next() } : part;
}

/** Numbers distinct values in the order in which they come. */
class Distinct<T> {
	readonly values: T[] = [];
	private readonly numbers = new Map<string, number>();

	number(key: string, value: T): number {
		const known = this.numbers.get(key);
		if (known !== undefined) return known;
		this.numbers.set(key, this.values.length);
		return this.values.push(value) - 1;
	}
}
