import type { FieldColumns } from './fieldColumns.ts';
import { kinds } from './fieldColumns.ts';
import { fieldRoles } from './fieldRoles.ts';

const severe = /^"(?:e"|f"|err|fatal|crit|emerg|alert|panic|severe)/i;
const nothing = /^(?:null|false|0|""|\[\]|\{\}|"(?:null|none|nil|<nil>|undefined|no|false|0|success|ok)")$/i;
/** UTF-16 units of a value that are looked at. */
const LOOK = 24;
/** Codes of server errors (HTTP). */
const SERVER_ERROR = 500;
/** Severity numbers: syslog's up to 3, pino's from 50 to 60, OpenTelemetry's from 17 to 24, logback's from 40,000. */
const severeNumbers: readonly (readonly [least: number, most: number])[] = [
	[0, 3],
	[50, 60],
	[40_000, 50_000],
];

/** Whether a record says by a level, an error or a status that something failed; `roles` are those of its paths. */
export function hasFailed(text: string, fields: FieldColumns, roles: readonly number[]): boolean {
	for (let field = 0; field < fields.size; field++)
		if (fieldFailed(text, fields, field, roles[fields.path[field] as number] as number)) return true;
	return false;
}

function fieldFailed(text: string, fields: FieldColumns, field: number, role: number): boolean {
	if (role !== fieldRoles.level && role !== fieldRoles.error && role !== fieldRoles.decisive) return false;
	const start = fields.start[field] as number;
	const value = text.slice(start, Math.min(fields.end[field] as number, start + LOOK));
	if (role === fieldRoles.error)
		return fields.kind[field] === kinds.object ? fields.next[field] !== field + 1 : !nothing.test(value);
	const number = Number(value.replaceAll('"', ''));
	if (role === fieldRoles.decisive) return number >= SERVER_ERROR && number < SERVER_ERROR + 100;
	return severe.test(value) || severeNumbers.some(([least, most]) => number >= least && number <= most);
}

/** Whether a value says that there is nothing: zero, null, an empty string. */
export function isNothing(text: string, start: number, end: number): boolean {
	return end - start < LOOK && nothing.test(text.slice(start, end));
}
