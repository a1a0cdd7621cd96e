/** Words that say wherever they stand that something is wrong: those of orchestrators, packet filters, test runners. */
const strong =
	/^(?:CrashLoopBackOff|ImagePullBackOff|ErrImagePull|\w{1,40}(?:Error|Err)|OOMKilled|Evicted|Failed|FAILED?|NotReady|\(unhealthy\)|<defunct>|REJECT|DROP|DENY|DENIED|OFFLINE|DEGRADED|TIMEOUT|FATAL|CRIT(?:ICAL)?|(?:9[5-9]|100)%)$/;
/** Words that do so if nothing else stands in their cell. */
const weak =
	/^(?:errors?|ERROR|fail(?:ed|ure|ing)?|Failure|crash(?:ed)?|down|DOWN|Down|dead|Dead|inactive|offline|degraded|lost|expired|refused|rejected|timeout|fatal|critical|missing|MISSING|invalid|unreachable|unhealthy|blocked|killed|Pending|Terminating|Terminated|Unknown|Restarting|SchedulingDisabled)$/;
const LONGEST = 48;

/** How loudly a cell, or a word of one, says that something is wrong with its row. */
export function alarmOf(cell: string): 'strong' | 'weak' | undefined {
	if (cell.length > LONGEST) return undefined;
	return strong.test(cell) ? 'strong' : weak.test(cell) ? 'weak' : undefined;
}
