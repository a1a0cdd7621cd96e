/** What a line of a build's output is, judged by its text alone, without prefix and indent. */

/** A diagnostic without a place, the head of an exception, a failing target. */
const unplaced =
	/^(?:(?:fatal |internal compiler |syntax |linker )?(?:error|warning|warn|fatal|hint)(?:\[[\w:.-]{1,40}\])?(?:[:!]| [A-Z]{1,5}\d|\s[A-Z[(])|(?:ERROR|WARNING|WARN|FATAL|SEVERE|Error|Warning|FAILURE|FAILED|Failed)\b|(?:INFO|NOTE|HINT): \[\w|[A-Z]{1,5}\d{3,4} (?:\[\*\] )?[A-Z\x60"']|invalid-syntax: |\d{1,6}\. (?:ERROR|WARNING|INFO) in |\[(?:ERROR|WARNING|WARN|FATAL|error|warning|warn)\]|[✘✖▲⚠×] ?\[?\w|npm (?:ERR!|error|warn|WARN)|CMake (?:Deprecation )?(?:Error|Warning)|(?:g|mingw32-)?make(?:\[\d+\])?: \*\*\*|LINK : |LD : |MSBUILD : |CSC : |(?:E|W|e|w): |(?:Caused by: )?[\w$.]{1,120}(?:Exception|Error)(?::|$)|Traceback |Exception in |\* What went wrong|(?:fatal|failed): \[|│ (?:Error|Warning):|undefined reference|\[\w{1,30}\] (?:error|warning|fatal)\b)/;
/** Of whatever the line begins with, up to a colon. */
const unplacedOf = /^(?:\S{0,200}\bld(?:\.\w+)?: |\S{1,200}: (?:fatal )?(?:error|warning)\b)/;
/** It stands anywhere in the first 200 UTF-16 units of a line, where plain words are found fastest. */
const unresolved = 'undefined reference to ';
const UNRESOLVED_BEFORE = 200;
/** Lines that say how it went altogether stay unless they are the same to the last digit. */
const summary =
	/(?<![\w./-])(?:errors?|warnings?|fail(?:ed|ures?|ing)?|problems?|issues?|passed|tests?|total|finished|elapsed|exit(?:ed)?|code|succeeded|success|vulnerabilit\w+|recap|annotations|diagnostics|added|removed|changed)(?![\w./])|\bin \d+(?:\.\d+)? ?m?s\b/i;
/** A sum that no diagnostic may take for its own. */
const total =
	/^[✖✘×]? ?\d{1,7} (?:error|warning|problem|issue)s?\b|^\d{1,7} (?:Error|Warning)\(s\)|^(?:Found \d|BUILD |Build |Total )/;
/** What stands above diagnostics and says where they are. */
const where = String.raw`(?:In (?:static )?(?:member )?(?:function|constructor|destructor|copy constructor|lambda|instantiation|substitution|expansion|program|subroutine|module)|At (?:top level|global scope)|in (?:member )?function)\b`;
const scope = new RegExp(String.raw`^(?:╷$|In file included from |from \S{1,300}:\d|${where})`);
const scopeIn = new RegExp(
	String.raw`^\S{1,300}:(?: ${where}|\d+:(?:\d+:)?\s+(?:required|recursively required|instantiated) (?:from|by))`,
);
/** What goes on with the diagnostic above it. */
const continued =
	/^(?!│ (?:Error|Warning): )(?:\d{0,6} ?[|│┃╎]|[|│┃╰╭╵╞├└]|>? ?\d{1,6} ?[|│]|> ?\d|[-=]+> |= (?:note|help|warning|info)|(?:note|help|hint|info|symbol|location|required|found|reason|possible|where|suggestion|did you mean)s?\s*:|~*\^[~^-]*|\^|~+$|\.\.\. \d+ more|at [\w$.<>]+[(. ]|at \S+:\d|Caused by: |\.\.\.ignoring$|compilation terminated\.$|\[\w{1,12}\]\s{2,}(?:symbol|location|required|found|reason)\b)/;
const continuedAt = /^(?:\S{1,300}:\d+(?::\d+)?: note: (?!.{1,300}\[[\w-]{2,40}\]$)|\S{1,300}\(\d+(?:,\d+)?\): note)/;
const caret = /^(?:[\s.|│\d>~-]{0,400}\^[\s~^-]*(?:SC\d{4} .{0,400}|\S.{0,80})?|~+)$/;
/** How ShellCheck opens what it says about a line of a script. */
const namedPlace = /^In \S.{0,300} line \d{1,7}:$/;

/** Whether a colon stands before the first blank, as behind a file or a tool: a plain search, where patterns would go back through the word. */
function beginsWithColon(line: string): boolean {
	const colon = line.indexOf(':');
	const blank = line.indexOf(' ');
	return colon >= 0 && (blank < 0 || colon < blank);
}

/** Whether a diagnostic goes on to the next rule, as those of the Eclipse compiler do; what is wrong stands at its end. */
export function isBlock(line: string): boolean {
	return /^\d{1,6}\. (?:ERROR|WARNING|INFO) in /.test(line);
}

/** Whether a diagnostic begins with its place, and what is wrong stands at the source line below; it goes on to the next of its kind. */
export function isNamedPlace(line: string): boolean {
	return namedPlace.test(line);
}

/** Whether a line ends such a diagnostic. */
export function opensOther(line: string): boolean {
	return namedPlace.test(line) || line === 'For more information:';
}

/** Whether a line is drawn, not written. */
export function isRule(line: string): boolean {
	return /^[-=*_─━]{4,}$/.test(line);
}

/** Whether a line reports something without a place in a file. */
export function isUnplaced(line: string): boolean {
	const at = line.indexOf(unresolved);
	if ((at >= 0 && at <= UNRESOLVED_BEFORE) || unplaced.test(line)) return true;
	return beginsWithColon(line) && unplacedOf.test(line);
}

/** Whether a line is one of the sums at the end. */
export function isSummary(line: string): boolean {
	return summary.test(line);
}

/** Whether a line counts what stands above it, so that it belongs to nothing else. */
export function isTotal(line: string): boolean {
	return total.test(line);
}

/** Whether a line says which target failed, which is no matter of the places above. */
export function isFailedTarget(line: string): boolean {
	return /^(?:[\w./-]{0,40}make(?:\[\d+\])?: \*\*\*|ninja: )/.test(line);
}

/** Whether a line says where the diagnostics below it are. */
export function isScope(line: string): boolean {
	return scope.test(line) || (beginsWithColon(line) && scopeIn.test(line));
}

/** Whether a line belongs to the diagnostic above it, whatever its indent. */
export function isContinued(line: string): boolean {
	return continued.test(line) || (beginsWithColon(line) && continuedAt.test(line));
}

/** Whether a line points at a place in the source line above it. */
export function isCaret(line: string): boolean {
	return caret.test(line);
}
