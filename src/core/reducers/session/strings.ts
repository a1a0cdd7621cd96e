import { count, marker, type Part, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { isEncoded } from '../json/longString.ts';
import type { ReduceInput } from '../reducer.ts';
import { type Allowance, allowances } from './allowances.ts';
import type { Context } from './context.ts';
import { JsonText } from './jsonText.ts';
import type { keyRoles } from './keys.ts';
import { Repeats } from './repeats.ts';
import { shorten, shortenResult } from './shortened.ts';

type Role = ReturnType<typeof keyRoles.get>;

/** Shorter strings than this, in UTF-16 units, stay whatever they hold. */
const SHORT = 100;

/** Shortens the strings of a session, and what it holds in two forms. */
export class Strings {
	private readonly repeats: Repeats;
	/** The omission of results in another form, in coarse granularity. */
	private copies = -1;

	constructor(
		private readonly input: Pick<ReduceInput, 'text' | 'keep' | 'granularity' | 'reducePart'>,
		private readonly builder: PlanBuilder,
	) {
		this.repeats = new Repeats(input.text);
	}

	/** Takes the span of a string with its quotes, the role of its key, and what the object around it is about. */
	show(start: number, end: number, role: Role, context: Context): void {
		const { text, keep } = this.input;
		if (end - start < SHORT) return;
		const isFree = !intersects(keep, start, end);
		const allowance = allowanceOf(context, role);
		const repeated = isFree && !context.failed ? this.repeats.endOfRepeat(start + 1, end - 1) : start + 1;
		if (isFree && isEncoded(text, start)) this.leave(start + 1, end - 1, 'encoded data');
		else {
			if (repeated > start + 1) this.leave(start + 1, repeated, 'repeated text');
			if (allowance && end - 1 - repeated > allowance.whole)
				this.shorten(new JsonText(text, repeated, end - 1), allowance);
		}
		if (context.about !== 'input' || !allowance || end - start - 2 <= allowance.whole)
			this.repeats.add(start + 1, end - 1);
	}

	/** Takes out a value that holds a result once more; the first one names all. */
	leaveCopy(start: number, end: number): void {
		if (this.input.granularity === 'fine') this.copies = -1;
		const isFirst = this.copies < 0;
		if (isFirst) this.copies = this.builder.omission('structured results');
		const words = [wording('"… '), count, wording(' results in another form '), marker, wording('"')];
		this.builder.edit(this.copies, start, end, isFirst ? words : [wording('"…"')]);
	}

	private shorten(json: JsonText, allowance: Allowance): void {
		const isResult = allowance === allowances.result || allowance === allowances.failure;
		(isResult ? shortenResult : shorten)(this.builder, json, allowance, this.input);
	}

	/** `#ref:ctx_31154fa2 encoded data`: takes out the content of a string, or the start of it. */
	private leave(start: number, end: number, reason: string): void {
		const closes = this.input.text[end] === '"';
		const parts: Part[] = [marker, wording(closes ? ` ${reason}` : ` ${reason} … `)];
		this.builder.edit(this.builder.omission(reason), start, end, parts);
	}
}

/** What may stay of a string; undefined if it stays whole, as what somebody said does. */
function allowanceOf({ about, failed }: Context, role: Role): Allowance | undefined {
	if (about === 'input') return role === 'decisive' ? allowances.decisive : allowances.input;
	if (about === 'instructions' || role === 'instructions') return allowances.instructions;
	if (about === 'result' || role === 'result') return failed ? allowances.failure : allowances.result;
	if (role === 'prose') return undefined;
	return role === 'input' ? allowances.decisive : allowances.other;
}
