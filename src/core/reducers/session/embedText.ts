import { copy, marker, type Part, text as wording } from '../../edits/parts.ts';
import type { Plan, PlanBuilder } from '../../edits/plan.ts';
import type { JsonText } from './jsonText.ts';

/** Adds a plan made for the text of a JSON string to the plan of the source; wordings are escaped as the string is. */
export function embedText(builder: PlanBuilder, plan: Plan, json: JsonText): void {
	const omissions: number[] = [];
	plan.reasons.forEach((reason, omission) => {
		const whole = plan.whole[omission] as number;
		omissions.push(builder.omission(reason, whole === omission ? undefined : omissions[whole]));
	});
	const inSource = (part: Part): Part => {
		if (part.kind === 'copy') return copy(json.sourceAt(part.start), json.sourceAt(part.end));
		if (part.kind === 'text')
			return {
				...part,
				text: json.written(part.text),
				...(part.one === undefined ? {} : { one: json.written(part.one) }),
			};
		return 'of' in part && part.of !== undefined ? { ...part, of: omissions[part.of] as number } : part;
	};
	for (let edit = 0; edit < plan.start.length; edit++) {
		const [start, end] = [json.sourceAt(plan.start[edit] as number), json.sourceAt(plan.end[edit] as number)];
		builder.edit(omissions[plan.omission[edit] as number] as number, start, end, plan.parts.get(edit)?.map(inSource));
	}
}

/**
 * The plan with a marker, and a word about it, in the notice of the omission that takes out the most, unless one of its
 * notices has a marker: smaller ones may not pay, and go with their markers.
 */
export function withMarker(plan: Plan, text: string, word = ''): Plan {
	const notices = [...plan.parts];
	if (notices.some(([, parts]) => parts.some(({ kind }) => kind === 'marker'))) return plan;
	if (plan.start.length === 0) return plan;
	const [edit, parts] = largestNotice(plan);
	const last = parts.at(-1);
	const endsLine = last?.kind === 'text' && last.text.endsWith('\n');
	const behind =
		endsLine || /^(?:[\r\n]|$)/.test(text.slice(plan.end[edit], (plan.end[edit] as number) + 1)) ? '' : ' ';
	const marked: Part[] = endsLine
		? [...parts.slice(0, -1), wording(`${last.text.slice(0, -1)} `), marker, wording(`${word}\n`)]
		: [...parts, wording(' '), marker, ...(word + behind === '' ? [] : [wording(word + behind)])];
	return { ...plan, parts: new Map(plan.parts).set(edit, marked) };
}

/** The edit and the parts of the first notice of the omission that takes out the most; the first edit if there is none. */
function largestNotice({ start, end, omission, whole, parts }: Plan): readonly [edit: number, readonly Part[]] {
	const wholeOf = (edit: number) => whole[omission[edit] as number] as number;
	const removed = new Float64Array(whole.length);
	for (let edit = 0; edit < start.length; edit++)
		removed[wholeOf(edit)] = (removed[wholeOf(edit)] as number) + (end[edit] as number) - (start[edit] as number);
	let largest: readonly [number, readonly Part[]] | undefined;
	for (const notice of parts) {
		if (!notice[1].some(({ kind }) => kind === 'text')) continue;
		const [here, there] = [wholeOf(notice[0]), largest && wholeOf(largest[0])];
		if (there === undefined || (removed[here] as number) > (removed[there] as number)) largest = notice;
	}
	return largest ?? [0, parts.get(0) ?? []];
}
