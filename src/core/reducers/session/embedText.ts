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

/** The plan with a marker in its first notice, and a word about it, unless one of its notices has a marker. */
export function withMarker(plan: Plan, text: string, word = ''): Plan {
	const notices = [...plan.parts];
	if (notices.some(([, parts]) => parts.some(({ kind }) => kind === 'marker'))) return plan;
	if (plan.start.length === 0) return plan;
	const isNotice = ([, parts]: readonly [number, readonly Part[]]) => parts.some(({ kind }) => kind === 'text');
	const [edit, parts] = notices.find(isNotice) ?? [0, plan.parts.get(0) ?? []];
	const last = parts.at(-1);
	const endsLine = last?.kind === 'text' && last.text.endsWith('\n');
	const behind =
		endsLine || /^(?:[\r\n]|$)/.test(text.slice(plan.end[edit], (plan.end[edit] as number) + 1)) ? '' : ' ';
	const marked: Part[] = endsLine
		? [...parts.slice(0, -1), wording(`${last.text.slice(0, -1)} `), marker, wording(`${word}\n`)]
		: [...parts, wording(' '), marker, ...(word + behind === '' ? [] : [wording(word + behind)])];
	return { ...plan, parts: new Map(plan.parts).set(edit, marked) };
}
