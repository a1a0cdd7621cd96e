import { markerIf } from '../../edits/notices.ts';
import { lines as lineTotal, plural, text as wording } from '../../edits/parts.ts';
import type { PlanBuilder } from '../../edits/plan.ts';
import { intersects } from '../../edits/spans.ts';
import { lineCount, lineEnd } from '../../source/lines.ts';
import type { ReduceInput } from '../reducer.ts';
import { contentOf } from './contents.ts';

/** What stands around traces and is not read: why it leaves, what it consists of, and how its lines look without a margin. */
interface Dump {
	readonly reason: string;
	readonly of: string;
	readonly look: RegExp;
}

/** Rows of the sanitizers' own memory but for the one with the bad address, which an arrow points at, and what their bytes mean. */
const shadow =
	/^(?: {2}0x[0-9a-f]{6,16}: ?[0-9a-f[\]]{2}[0-9a-f[\] ]*$|Shadow byte legend \(| {2}(?:Addressable|Partially addressable|Heap left redzone|Heap right redzone|Freed heap region|(?:Stack|Global|Array|Intra object|Container|Left|Right|Poisoned|ASan|Shadow)[a-z ]*): +[0-9a-f]{2})/;
/**
 * Registers of gdb, Go, Apple, Android and the kernel, the bytes of its code, lists of addresses. The register that tells where the
 * program was stays, and so does the address that was not there.
 */
const registers =
	/^(?!rip|eip)(?:r[a-z0-9]{1,2}|e[a-z]{2}|[er]flags|[c-gs]s|k[0-7]|st\d|[xyz]?mm\d{1,2}|k?_?[fg]s_base|f(?:ctrl|stat|tag|iseg|ioff|oseg|ooff|op)|mxcsr|x\d{1,2}|sp|[cf]ps?[rc]r?|v\d{1,2}|orig_rax) +(?:0x[0-9a-f]{1,16}(?: {1,20}\S.{0,80})?|\{.{0,400}|-?[\d.]{1,20} +\(raw .{0,60})$|^(?:[RE](?!IP)[A-Z0-9]{2}|ORIG_RAX|DR[0-7]|[C-GS]S|PKRU): {1,2}[0-9a-f(]|^(?:x\d{1,2}|sp|pstate|r\d{1,2}|ip|fp) ?: ?\[?<?[0-9a-f]{8}|^ {3,5}(?:x\d{1,2}|sp|fp|r[a-z0-9]{1,2}|e[a-z]{2}|cs): 0x[0-9a-f]{8}|^(?:0x[0-9a-f]{16},? ?){1,8}$|^ {1,8}(?:[0-9a-f]{16} ?){2,4}$|^ {4}(?:[a-z][a-z0-9]{1,2} {1,3}[0-9a-f]{8,16} +[a-z][a-z0-9]{1,3}|[0-9a-f]{8,16} [0-9a-f]{8,16}) {1,3}[0-9a-f]{8}|^Code: (?:[0-9a-f<(]{2}|Bad |Unable )/;
const modules =
	/^Modules linked in: |^ {0,12}0x[0-9a-f]{6,16} - +0x[0-9a-f]{6,16} \S|^[0-9a-f]{8,16}-[0-9a-f]{8,16} [r-][w-][x-][ps] |^0x[0-9a-f]{8,16} {2}0x[0-9a-f]{8,16} {2}(?:Yes|No)/;
/** What gdb and Valgrind say of themselves and of what they start. */
const chatter =
	/^\[(?:New Thread 0x|New LWP \d|Thread 0x[0-9a-f]{1,16} \(LWP \d{1,9}\) exited|Thread debugging using)|^Using host libthread_db|^Reading symbols from |^Downloading |^(?:Copyright \(C\) |Using Valgrind-|For lists of detected and suppressed|For counts of detected and|Use --(?:track-origins|history-level)=|the cost of reduced accuracy|Rerun with --leak-check|Reachable blocks \(those to which|To see them, (?:add|rerun with)|embedded gdbserver: )/;

/** How Valgrind marks what it tells with `-v`, and warnings. */
const verbose = /^--\d{1,10}--(?: |[\r\n]|$)/;
const warning = /warning|error|unhandled|fail/i;

const chatterOfTools: Dump = { reason: "tools' messages", of: "the tool's own messages", look: chatter };
const dumps: readonly Dump[] = [
	{ reason: 'shadow memory', of: 'shadow memory', look: shadow },
	{ reason: 'registers and memory', of: 'registers and memory', look: registers },
	{ reason: 'loaded modules', of: 'loaded modules', look: modules },
	chatterOfTools,
];

/** Adds a gap for the dump that begins at a line; returns the line behind it, the line itself if there is none. */
export function addDumpGap(input: ReduceInput, plan: PlanBuilder, line: number): number {
	const dump = isKept(input, line) ? undefined : dumpAt(input, line);
	if (!dump) return line;
	const { lines, granularity } = input;
	let end = line + 1;
	while (end < lineCount(lines) && !isKept(input, end) && dumpAt(input, end) === dump) end++;
	plan.edit(plan.omission(dump.reason), lines.starts[line] as number, lineEnd(lines, end - 1), [
		wording('  … '),
		lineTotal,
		plural(` line of ${dump.of}`, ` lines of ${dump.of}`),
		...markerIf(granularity),
		wording('\n'),
	]);
	return end;
}

function dumpAt(input: ReduceInput, line: number): Dump | undefined {
	const { text, lines } = input;
	const content = contentOf(input, line);
	const start = lines.starts[line] as number;
	if (verbose.test(text.slice(start, start + 16)) && !warning.test(content)) return chatterOfTools;
	return dumps.find(({ look }) => look.test(content));
}

function isKept({ lines, keep }: ReduceInput, line: number): boolean {
	return keep.length > 0 && intersects(keep, lines.starts[line] as number, lineEnd(lines, line));
}
