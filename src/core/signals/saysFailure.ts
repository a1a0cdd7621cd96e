/** Decides by its words whether a line says that something failed. */

/** A word of its own, no part of a name (`error_log`, `/errors/`, `on-error`), and nothing says that there was none. */
const before = String.raw`(?<![\w./&?$@\\-])(?<!\b(?:no|0|zero|without|any|ignore|ignoring|not an?|if|on) )(?<!\b(?:no|0|zero|without) \w{1,20} )`;
const none = String.raw`["']?\s*[:=]\s*["']?(?:0\b(?!\.\d)|null\b|nil\b|<nil>|none\b|false\b|no\b(?! \w)|["'][\s,})\]]|["']$|\[\]|\{\})`;
const behind = String.raw`(?!\w)(?![-_/\\.]\w)(?!${none})`;
const words =
	'errors?|fatal|panic(?:ked)?|fail(?:ed|ures?)|exceptions?|severe|abort(?:ed)?|unhandled|segmentation fault|core dumped|out of memory|oomkilled|timed out|(?:access|permission) denied|connection refused|emerg(?:ency)?';

const signs: readonly RegExp[] = [
	new RegExp(`${before}(?:${words})${behind}`, 'i'),
	/(?<![\w-])(?:FAIL|CRITICAL|CRIT)(?![\w-])/,
	/(?<![\w$/])[A-Z][\w$]{0,80}(?:Error|Exception)(?![\w$/(-]|\.\w)/,
	/^\s*(?:\[[\w ]+\] )?(?:Caused by: |Suppressed: |Traceback \(most recent call last\)|panic: |Unhandled )/,
	/\b(?:level|severity|lvl|levelname|loglevel)"?\s*[:=]\s*"?(?:err|error|fatal|panic|crit|critical|alert|emerg)\b/i,
	/"level":\s*[56]0\b|"PRIORITY"\s*:\s*"[0-3]"/,
	/\bexit(?:ed)?(?: with)?(?: (?:code|status|value))?(?:[:=] ?| )[1-9]\d{0,9}\b|\bnon-zero\b/i,
	/(?:^|[^\w.])[1-9]\d{0,9} (?:\w{1,20} )?(?:failed|failures?|errors?|failing)\b/i,
	/^\s*(?:not ok\b|[✗✘✕×] )/,
	/" 5\d\d (?:\d|-)/,
	/^[EF]\d{4} |^[EF]\/|^\d\d-\d\d [\d:.]+\s+\d+\s+\d+ [EF] /,
];

/** Every sign holds one of these; plain words are found ten times as fast as the patterns that decide. */
const hint =
	/err|fatal|panic|fail|exception|severe|abort|unhandled|segmentation|core dumped|memory|oomkilled|timed out|denied|refused|emerg|crit|caused by|suppressed|traceback|alert|"level"|PRIORITY|exit|non-zero|not ok|[✗✘✕×]|" 5\d|[EF][\d/]| [EF] /i;

/** Lines that name a harmless level themselves report no failure, whatever words they hold. */
const harmless =
	/^.{0,120}?(?:(?<![\w.])(?:INFO|DEBUG|TRACE|NOTICE|VERBOSE)(?![\w.])|\[(?:info|debug|trace|notice)\]|\b(?:level|severity|lvl)"?\s*[:=]\s*"?(?:info|debug|trace|notice|[1-3]0)\b|^[IDV]\d{4} )/;

/** Takes a line without its line end, or a part of a very long one; about 1,000 UTF-16 units at most. */
export function saysFailure(line: string): boolean {
	return hint.test(line) && signs.some((sign) => sign.test(line)) && !harmless.test(line);
}
