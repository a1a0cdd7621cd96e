const words =
	/(?<![a-z])(?:err(?:or|ors|ored)?|fail(?:s|ed|ing|ure|ures)?|fatal|panic(?:ked)?|exceptions?|crash(?:ed|es|loop\w{0,10})?|denied|refused|reject(?:ed)?|timed? ?out|invalid|unhandled|unhealthy|abort(?:ed)?|evicted|oom\w{0,8}|critical|severe|broken|missing|not (?:found|ready|run)|warn(?:ing|ings)?|backoff|degraded|unavailable|violations?|unauthorized|forbidden)(?![a-z])/i;
/** UTF-16 units of a text that are looked at. */
const LOOK = 2_000;

/** Whether the text between two UTF-16 offsets has a word for failure; of a long one only its start is looked at. */
export function tellsFailure(text: string, start: number, end: number): boolean {
	return words.test(text.slice(start, Math.min(end, start + LOOK)));
}
