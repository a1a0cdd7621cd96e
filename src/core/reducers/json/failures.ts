import { isContainer, type JsonTree, string } from './jsonTree.ts';
import { roles } from './roles.ts';

const failing =
	/^(?:fail|err(?!a)|den(?:y|ied)|declin|reject|time[d _-]?out|cancel|abort|crash|critical|fatal|panic|unhealthy|oomkill|evict|invalid|expired|refused|block|broken|degraded|unavailable|not[_ -]?(?:found|ok|ready)|down$|ko$|notok|unauthorized|forbidden|killed|lost)/i;
const severe = /^(?:err|fatal|crit|emerg|alert|panic|blocker|severe|high$)/i;
const nothing = /^(?:null|false|none|no|ok|0|0\.0|success|undefined|n\/a|-|)$/i;
/** UTF-16 units of a value that are looked at. */
const LOOK = 40;

/**
 * Whether a value says by its key that something failed, such as `"status": "failed"` or `"ok": false`.
 * In telemetry only errors that are described count.
 */
export function hasFailed(text: string, tree: JsonTree, node: number, inTelemetry: boolean): boolean {
	const role = tree.role[node];
	if (isContainer(tree, node)) return role === roles.error && (tree.next[node] as number) > node + 1;
	const isText = tree.kind[node] === string;
	if (inTelemetry && !(role === roles.error && isText)) return false;
	const quotes = isText ? 1 : 0;
	const start = (tree.start[node] as number) + quotes;
	return saysFailed(
		role as number,
		text.slice(start, Math.min((tree.end[node] as number) - quotes, start + LOOK)),
		isText,
	);
}

function saysFailed(role: number, value: string, isText: boolean): boolean {
	switch (role) {
		case roles.error:
			return !nothing.test(value);
		case roles.outcome:
			return isText && !/^\d/.test(value) ? failing.test(value) : isWithin(value, 400, 599);
		case roles.exit:
		case roles.bad:
			return value === 'true' || (!isWithin(value, 0, 0) && !Number.isNaN(Number(value)));
		case roles.good:
			return value === 'false';
		case roles.level:
			return isText ? severe.test(value) : isWithin(value, 50, 60);
		default:
			return false;
	}
}

/** Whether a word is a number within two bounds. */
function isWithin(value: string, least: number, most: number): boolean {
	return Number(value) >= least && Number(value) <= most;
}

/** Whether a plain element of a list, with its quotes, is a word for failure. */
export function isFailingWord(text: string, start: number, end: number): boolean {
	return (
		end - start < 16 &&
		/^"(?:fail(?:ed|ure|ing)?|errors?|fatal|timeout|crashed|rejected|denied|killed|oomkilled|segfault|aborted|refused|expired|revoked|declined|unreachable)"$/i.test(
			text.slice(start, end),
		)
	);
}
