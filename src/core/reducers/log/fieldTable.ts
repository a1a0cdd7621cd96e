import { isFailure, isStatus, type Request } from './requests.ts';

/** Columns of a log whose `#Fields:` line names them, as IIS, CloudFront and Zeek write it; -1 for one that is not there. */
export interface FieldTable {
	readonly tab: boolean;
	readonly method: number;
	readonly path: number;
	readonly host: number;
	readonly status: number;
}

const HASH = 35;
const METHODS = ['cs-method', 'method'];
const PATHS = ['cs-uri-stem', 'uri', 'uri_path', 'cs-uri'];
const HOSTS = ['host'];
const STATUSES = ['sc-status', 'status_code', 'status'];

/** Whether the line at `start` names the fields of the lines below it. */
export function isFieldLine(text: string, start: number): boolean {
	return text.charCodeAt(start) === HASH && (text.startsWith('#Fields:', start) || text.startsWith('#fields\t', start));
}

/** Reads a `#Fields` line; undefined if its columns are no requests'. */
export function readFieldTable(line: string): FieldTable | undefined {
	const names = line.replace(/^#[Ff]ields:?\s*/, '').split(/[\t ]+/);
	const column = (candidates: readonly string[]) => names.findIndex((name) => candidates.includes(name));
	const table = {
		tab: line.startsWith('#fields'),
		method: column(METHODS),
		path: column(PATHS),
		host: column(HOSTS),
		status: column(STATUSES),
	};
	return table.method < 0 || table.path < 0 || table.status < 0 ? undefined : table;
}

/**
 * Reads the request in the line [start, end); undefined if the line does not fit the table. Where the table names hosts,
 * other servers were asked: the host takes the place of the path unless the request failed.
 */
export function readFields(text: string, start: number, end: number, table: FieldTable): Request | undefined {
	const method = field(text, start, end, table.method, table.tab);
	const status = field(text, start, end, table.status, table.tab);
	if (!method || !status || !isStatus(text, status[0], end)) return undefined;
	const column = table.host >= 0 && !isFailure(text, status[0]) ? table.host : table.path;
	const path = field(text, start, end, column, table.tab);
	return path && { method, path, status: status[0] };
}

/** The offsets of a field of a line; undefined if the line has fewer. */
function field(text: string, start: number, end: number, column: number, tab: boolean) {
	const separator = tab ? 9 : 32;
	let from = start;
	for (let at = start, current = 0; at <= end; at++) {
		if (at < end && text.charCodeAt(at) !== separator) continue;
		if (current++ === column) return [from, at] as const;
		from = at + 1;
	}
	return undefined;
}
