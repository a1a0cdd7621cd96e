import { isContentType } from '../../core/contentType.ts';
import type { InspectorMethod, InspectorRequests, ToHost } from '../../core/protocol.ts';
import { isRefId } from '../../core/refs/ref.ts';
import { isRunId } from '../../core/store/layout.ts';

type Check = (value: string) => boolean;

/** A check for each field, or null where a request takes nothing. */
type Shape<P> = P extends null ? null : { readonly [Field in keyof P]: Check };

const run = { runId: isRunId };
const ref = { refId: isRefId };

const shapes: { readonly [M in InspectorMethod]: Shape<InspectorRequests[M]['params']> } = {
	ready: null,
	content: { ...run, ...ref },
	showSecret: { ...run, ...ref },
	toggle: { ...run, ...ref },
	tokens: run,
	expandAll: run,
	collapseAll: run,
	openRef: ref,
	copyRef: ref,
	keepVisible: { ...run, ...ref },
	copyContext: run,
	copyOriginal: run,
	openReduced: run,
	openDiff: run,
	keepRun: run,
	letRunExpire: run,
	exportRun: run,
	forgetRun: run,
	retype: { ...run, type: isContentType },
	reduceEditor: null,
	reduceFiles: null,
	reduceClipboard: null,
};

/** Whether what a page sent is one of its requests: a known method, with ids that have the shape of ids and nothing else. */
export function isRequest(message: unknown): message is ToHost {
	if (!isObject(message) || message.kind !== 'request' || !Number.isSafeInteger(message.id)) return false;
	const { method, params } = message;
	return typeof method === 'string' && Object.hasOwn(shapes, method) && fits(params, shapes[method as InspectorMethod]);
}

function fits(params: unknown, shape: Readonly<Record<string, Check>> | null): boolean {
	if (shape === null || !isObject(params)) return shape === null && params === null;
	const fields = Object.entries(shape);
	return Object.keys(params).length === fields.length && fields.every(([field, check]) => holds(params, field, check));
}

function holds(params: Readonly<Record<string, unknown>>, field: string, check: Check): boolean {
	const value = Object.hasOwn(params, field) ? params[field] : undefined;
	return typeof value === 'string' && check(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
