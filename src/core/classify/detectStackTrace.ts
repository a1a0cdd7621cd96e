import type { Detector } from './detector.ts';
import { confidence, filled, matching } from './shares.ts';

/** Frames of stack traces, by language; string literals may hold them. */
const frame = new RegExp(
	[
		String.raw`^[\s'"\`]*at (?:async |new )?(?:[^\s(]{1,200}(?: \[as [^\]]{1,80}\])? ?\([^:(]{0,400}[:(]|\S{1,300}:\d+|<anonymous>)`, // JavaScript, Java
		String.raw`^\s+at [^()]{1,200}\(`, // .NET
		String.raw`^\s*File "[^"]+", line \d+`, // Python
		String.raw`^\t\S+\.(?:go|s):\d+(?: \+0x)?|^goroutine \d+ \[`, // Go
		String.raw`^\s*#\d+ +(?:\S.{0,200}[(:]\d|\S.{0,200}\S[.:/]\w{1,5}[:(]\d|0x[0-9a-f]+ in |\{main\}|\[internal)`, // PHP, Dart, gdb, sanitizers
		String.raw`^\s*\d+: +(?:0x[0-9a-f]{4}|[\w<]+::)|^\s+at (?:\.|\/)\S+\.rs:\d`, // Rust, Node's native frames
		String.raw`^\s*(?:from )?(?:[\w-]+ \([\d.]+\) |\(\w+ [\d.]+\) )?\S{1,300}\.(?:rb|erb|ru|rake|exs?|erl):\d+: ?(?:in |\w)`, // Ruby, Elixir
		String.raw`^[\s'"\`]*[^\s@'"\`]{0,120}@(?:(?:https?|file|resource):\/\/\S+|\S+\.(?:js|bundle)|\[native code)`, // Firefox, Safari
		String.raw`^\d+ +\S+ +0x[0-9a-f]{8}`, // Apple
	].join('|'),
);
/** What stands above and between frames. */
const head =
	/^\s*['"]?(?:Traceback \(most|Caused by: |Suppressed: |panic: |fatal error: |FATAL ERROR: |Unhandled |Uncaught |Exception in thread |thread '.*' .*panicked at|Stack trace:|Thread \d|PHP (?:Fatal|Warning)|==\d+==ERROR|During handling of|(?:[\w.$]+(?:Error|Exception)\b))/;
/** What sanitizers print of the memory around an address. */
const memory = /^(?:=>| {2})0x[0-9a-f]{6,16}: ?[0-9a-f[]| {2}[A-Z][a-z ]{5,30}: +[0-9a-f]{2}(?: |$)/;
const LEAST = 0.2;
const FEWEST = 2;

/** Stack traces: a good part of the lines are frames. */
export const detectStackTrace: Detector = (sample) => {
	const lines = filled(sample.lines).filter((line) => !memory.test(line));
	const frames = matching(lines, frame);
	const heads = matching(lines, head);
	const share = frames / Math.max(1, lines.length);
	if (frames < FEWEST || share < LEAST) return undefined;
	const evidence = `${frames} of ${lines.length} lines are frames of stack traces`;
	return { confidence: confidence(Math.min(1, share + (heads > 0 ? LEAST : 0)), LEAST), evidence };
};
