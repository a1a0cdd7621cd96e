import { isContentType } from '../../contentType.ts';
import type { Masks } from '../../edits/masks.ts';
import type { Plan } from '../../edits/plan.ts';
import { isRefId } from '../../refs/ref.ts';
import { isHash, isRunId } from '../layout.ts';
import { amount, flag, list, object, oneOf, optional, type Shape, text, textThat } from './shape.ts';

/** What a run read from a file of somebody else must look like before anything of it is used. */

const size = object({ bytes: amount, tokens: amount, lines: amount });
const contentType = textThat(isContentType);
const texts = list(text);

/** A sentence in a sentence may hold others; one level is all that the engine says. */
const sentence: Shape = object({ english: text, values: texts });

/** All of a run but its text, plan and refs. */
export const isRunFacts = object({
	id: textThat(isRunId),
	digest: textThat(isHash),
	secretKey: optional(textThat(isHash)),
	createdAt: amount,
	source: object({
		name: text,
		hash: textThat(isHash),
		encoding: object({ name: oneOf('utf-8', 'utf-16le', 'utf-16be'), bom: amount, tail: amount }),
	}),
	options: object({
		type: optional(contentType),
		granularity: oneOf('coarse', 'fine'),
		tokenizer: oneOf('estimate', 'o200k_base'),
		signals: texts,
		keep: list(list(amount)),
		thresholds: object({ longString: amount, arrayHead: amount, diffRun: amount }),
		secrets: optional(oneOf('mask', 'show')),
		rules: optional(
			object({
				...{ keep: texts, fold: texts, noiseKeys: texts, decisionKeys: texts, generated: texts },
				...{ secrets: optional(texts), notSecrets: optional(texts) },
			}),
		),
	}),
	type: contentType,
	confidence: amount,
	evidence: texts,
	raw: size,
	visible: size,
	markers: object({ count: amount, tokens: amount }),
	reasons: list(object({ reason: text, places: amount, bytes: amount, tokens: amount, lines: amount })),
	signal: object({ pass: flag, expected: amount, missing: texts, restored: amount, notInSource: texts }),
	trace: list(object({ stage: text, detail: text, bytes: optional(amount), tokens: optional(amount), ms: amount })),
	notes: list(sentence),
});

/** The refs of a run, without their spans. */
export const areRefs = list(
	object({
		id: textThat(isRefId),
		digest: textThat(isHash),
		reason: text,
		type: contentType,
		bytes: amount,
		lines: amount,
		tokens: amount,
		places: amount,
		preview: text,
		secret: optional(text),
	}),
);

/** Whether a plan can be applied to a text of so many UTF-16 units. */
export function isPlanFor({ reasons, whole, start, end, omission, parts, masks }: Plan, length: number): boolean {
	if (masks && !areMasksFor(masks, length)) return false;
	if (start.length !== end.length || start.length !== omission.length || whole.length !== reasons.length) return false;
	if (!reasons.every(text) || !whole.every((number) => number in reasons)) return false;
	for (let i = 0, last = 0; i < start.length; i++) {
		const [from, to] = [start[i] as number, end[i] as number];
		if (from < last || to <= from || to > length || !((omission[i] as number) in reasons)) return false;
		last = to;
	}
	for (const [edit, shown] of parts) {
		if (!(edit in start) || !shown.every((part) => part.kind !== 'copy' || isWithin(part, length))) return false;
	}
	return true;
}

/** Places in ascending order, each of a secret that has a kind. */
function areMasksFor({ spans, secret, quoted, kinds }: Masks, length: number): boolean {
	if (spans.length !== 2 * secret.length || quoted.length !== secret.length || !texts(kinds)) return false;
	return secret.every((number, place) => {
		const [last, from, to] = [spans[2 * place - 1] ?? 0, spans[2 * place] as number, spans[2 * place + 1] as number];
		return number in kinds && last <= from && from < to && to <= length;
	});
}

function isWithin({ start, end }: { readonly start: number; readonly end: number }, length: number): boolean {
	return 0 <= start && start <= end && end <= length;
}
