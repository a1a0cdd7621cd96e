/** Lines that hold one JSON object each: logs and exports are written like that. */

/** An object opens the line, maybe behind the name of the container or service that wrote it. */
const record = /^(?:[\w.@-]{1,60}\s+\| )?\s*\{\s*(?:"|\})/;
const stamped =
	/"(?:@?timestamp|time|ts|t|date(?:time)?|Time|Timestamp|@t|__REALTIME_TIMESTAMP|eventTime|asctime)"\s*:/;
const LEAST = 0.8;

export interface Records {
	/** How many lines hold a record, and how many of these a time. */
	readonly count: number;
	readonly withTime: number;
}

/** Takes lines that are not blank; undefined if they are not one record each. */
export function recordsIn(lines: readonly string[]): Records | undefined {
	const records = lines.filter((line) => record.test(line));
	const comments = lines.filter((line) => line.startsWith('#')).length;
	if (records.length < 2 || records.length < LEAST * (lines.length - comments)) return undefined;
	return {
		count: records.length,
		withTime: records.filter((line) => stamped.test(line)).length,
	};
}
