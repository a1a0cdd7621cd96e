import type { ContentType } from '../contentType.ts';
import { type ContentTypeRow, contentTypeTable } from '../contentTypes.ts';
import { reduceByRules } from '../reducers/reduceByRules.ts';
import type { Reducer } from '../reducers/reducer.ts';
import type { ReadyRules } from '../rules/readyRules.ts';
import { extractByRules } from '../signals/extractByRules.ts';

/** What the engine knows of a content type, with a reducer made ready in place of its own, and the user's rules on top. */
export function contentTypeByRules(
	type: ContentType,
	rules: ReadyRules | undefined,
	reduce: Reducer = contentTypeTable[type].reduce,
): ContentTypeRow {
	const row = { ...contentTypeTable[type], reduce };
	if (!rules) return row;
	return { ...row, reduce: reduceByRules(reduce, type, rules), extract: extractByRules(row.extract, rules) };
}
