import { marginOf } from '../reducers/frames/margins.ts';
import type { Detector } from './detector.ts';
import { confidence, filled, matching } from './shares.ts';

/** Frames of stack traces, by language; string literals may hold them. */
const frame = new RegExp(
	[
		String.raw`^[\s'"\`]*at (?:async |new )?(?:[^\s(]{1,200}(?: \[as [^\]]{1,80}\])? ?\([^:(]{0,400}[:(]|\S{1,300}:\d+|<anonymous>)`, // JavaScript, Java
		String.raw`^\s+at [^()]{1,200}\(`, // .NET
		String.raw`^\s*File "[^"]+", line \d+`, // Python
		String.raw`^\t\S+\.(?:go|s):\d+(?: \+0x)?|^goroutine \d+ \[|^ {6}\S{1,300}\.(?:go|s):\d+ \+0x`, // Go
		String.raw`^\s*#\d+ +(?:\S.{0,200}[(:]\d|\S.{0,200}\S[.:/]\w{1,5}[:(]\d|0x[0-9a-f]+ in |pc [0-9a-f]{8}|\{main\}|\[internal)`, // PHP, Dart, gdb, sanitizers, Android
		String.raw`^\s*\d+: +(?:0x[0-9a-f]{4}|[\w<]+::)|^\s+at (?:\.|\/)\S+\.rs:\d`, // Rust, Node's native frames
		String.raw`^\s*(?:from )?(?:[\w-]+ \([\d.]+\) |\(\w+ [\d.]+\) )?\S{1,300}\.(?:rb|erb|ru|rake|exs?|erl):\d+: ?(?:in |\w)`, // Ruby, Elixir
		String.raw`^[\s'"\`]*[^\s@'"\`]{0,120}@(?:(?:https?|file|resource):\/\/\S+|\S+\.(?:js|bundle)|\[native code)`, // Firefox, Safari
		String.raw`^\t\S.{0,400} called at \S{1,200} line \d`, // Perl
		String.raw`^ {4}[\w.<>]{1,120} \([\w./-]{1,200}\.pyx?:\d+\)$`, // py-spy
		String.raw`^\d+ +\S+[ \t]+0x[0-9a-f]{8}`, // Apple
		'^ {1,4}(?:at|by) 0x[0-9A-F]{4,16}: ', // Valgrind
		String.raw`^ *(?:\? )?[\w.]{1,100}\+0x[0-9a-f]+\/0x[0-9a-f]+(?: \[\w+\])?$`, // the Linux kernel
	].join('|'),
);
/** What stands above and between frames. */
const head =
	/^\s*['"]?(?:Traceback \(most|Caused by: |Suppressed: |panic: |fatal error: |FATAL ERROR: |Unhandled |Uncaught |Exception in thread |thread '.*' .*panicked at|Stack trace:|Thread \d|PHP (?:Fatal|Warning)|ERROR: \w+Sanitizer|During handling of|(?:[\w.$]+(?:Error|Exception)\b))/;
/** What stands below frames, and what is dumped around them: memory, registers, variables, modules, totals. */
const aside =
	/^(?:=>| {2})0x[0-9a-f]{6,16}: ?[0-9a-f[]| {2}[A-Z][a-z ]{5,30}: +[0-9a-f]{2}(?: |$)|^ {8}\w{1,80} = |^No locals\.|^[a-z][a-z0-9_]{1,8} +0x[0-9a-f]+ |^[A-Z0-9]{2,8}: {1,2}[0-9a-f]{4}|^Code: |^ {4}[a-z][a-z0-9]{1,2} {1,3}[0-9a-f]{8}|^ {4}[0-9a-f]{8,16} [0-9a-f]{8}|^ *0x[0-9a-f]{6,16} - +0x[0-9a-f]{6}|^ {3,5}\w{2,4}: 0x[0-9a-f]{8}|^ *$|^ {1,7}(?:HEAP SUMMARY|LEAK SUMMARY|in use at exit|total heap usage|\w{8,10} lost|still reachable|suppressed):/;
/** How reports of crashes begin that nothing else writes, though their lines look like those of a log or a table. */
const unmistakable =
	/^(?:==\d{1,10}== (?:Memcheck|Helgrind|DRD|Massif|SGCheck)[, ]| *\+ Exception Group Traceback|(?:\S{1,20} \S{1,20} \S{1,20} \S{1,80} kernel: )?\[[ \d.]{5,20}\](?:\[ *[CT]\d+\])? (?:Call [Tt]race:|Oops: |BUG: |kernel BUG|Kernel panic|INFO: task ))/;
/** A group of exceptions, most lines of which are messages and borders. */
const group = /^ *\+ Exception Group Traceback/;
const LEAST = 0.2;
const LEAST_IN_GROUP = 0.1;
const FEWEST = 2;

/** Stack traces and reports of crashes: a good part of the lines are frames. */
export const detectStackTrace: Detector = (sample) => {
	const filledLines = filled(sample.lines);
	const lines = filledLines.map((line) => line.slice(marginOf(line))).filter((line) => !aside.test(line));
	const frames = matching(lines, frame);
	const share = frames / Math.max(1, lines.length);
	const least = matching(filledLines, group) > 0 ? LEAST_IN_GROUP : LEAST;
	if (frames < FEWEST || share < least) return undefined;
	const evidence = `${frames} of ${lines.length} lines are frames of stack traces`;
	if (matching(filledLines, unmistakable) > 0) return { confidence: 1, evidence };
	const heads = matching(lines, head);
	return { confidence: confidence(Math.min(1, share + (heads > 0 ? LEAST : 0)), LEAST), evidence };
};
