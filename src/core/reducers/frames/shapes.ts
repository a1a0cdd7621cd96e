/** How the frames of stack traces look, by language. Each is tried on a line without its indent and opening quote. */
const frames: readonly RegExp[] = [
	/^at (?:\S+$|(?:\(anonymous function\)\.)?[^(:\n]{1,200}[(:]|\S{1,300} in )/, // JavaScript, Java, Kotlin, .NET
	/^eval at \S/, // JavaScript
	/^by 0x[0-9A-F]{4,16}: \S/, // Valgrind
	/^(?:[\w$.<>/[\]()* ]{0,120}@)?(?:https?|file|resource|webpack|app|capacitor|chrome-extension|moz-extension|blob):\/?\/?\S{1,400}:\d/, // Firefox, Safari
	/^(?:[\w$.<>/[\]]{0,120}@)?(?:\/|[\w.-]{1,80}\.(?:js|bundle|jsx|ts|tsx):)[^\s:]{0,300}:?\d{1,9}:\d/, // React Native
	/^(?:\S{1,120}@)?\[native code\]/, // Safari
	/^File "[^"]{1,500}", line \d/, // Python
	/^from \S{1,300}:\d+:in /, // Ruby
	/^(?:\(?\w[\w-]{0,60} \(?\d[\w.]{0,20}\)? )?[^\s:]{1,300}\.(?:rb|erb|rake|ru|haml|slim|ex|exs|erl):\d+: ?(?:in |[\w(:])/, // Ruby, Elixir
	/^\(\w{1,60} \d[\w.]{0,20}\) \S{1,300}:\d+: /, // Elixir
	/^(?:bin|script|config)\/[\w./-]{1,100}:\d+:in /, // Ruby
	/^#\d{1,4} +\S/, // PHP, Dart, gdb, sanitizers
	/^\d{1,4}: +(?:0x[0-9a-f]{4,16}\b|[\w<&(*{]\S*::|\w+$|_)/, // Rust, native frames of Node
	/^\d{1,4} +\S{1,80}[ \t]{1,40}0x[0-9a-f]{6,16} /, // Apple crash reports
	/^package:\S{1,200} \d+:\d+ /, // Dart, terse
	/^(?:[\w$.]{1,200}(?:::[\w$~]{1,80})*(?:\(.{0,300}\))?|eval \{\.{3}\}|require \S{1,200}) called at \S{1,200} line \d/, // Perl
	/^[\w.<>]{1,120} \([\w./-]{1,200}\.pyx?:\d{1,7}\)$/, // py-spy
	/^\S{1,200}\((?:[\w$~:<>,.]{0,300}\+0x[0-9a-f]+)?\) ?\[0x[0-9a-f]+\]/, // glibc
	/^\[<[0-9a-f]{8,16}>\] \S|^(?:\? )?[\w.]{1,100}\+0x[0-9a-f]+\/0x[0-9a-f]+/, // Linux kernel
];

/** Ruby says what was thrown behind the frame that threw. */
const thrown = /^[^\s:]{1,300}:\d{1,7}:in [`'][^`']{1,200}': \S/;

/** What stands below a frame and belongs to it. */
const tails = /^(?:<asynchronous suspension>|- (?:locked|waiting|parking|eliminated)|at \S{1,300}:\d|from \/)/;
const goFile = /^(?:\t\S{1,400}:\d+(?: \+0x[0-9a-f]+)?| {6}\S{1,400}\.(?:go|s):\d+ \+0x[0-9a-f]+)$/;

/** Takes a line without its indent and opening quote; tells whether it is a frame. */
export function isFrame(line: string): boolean {
	return frames.some((frame) => frame.test(line)) && !thrown.test(line);
}

/** Takes a line without its indent; tells whether it belongs to the frame above it. */
export function isTail(line: string): boolean {
	return tails.test(line);
}

/** Takes a line with its indent; tells whether it is the place of the Go function that the line above it names. */
export function isGoFile(line: string): boolean {
	return goFile.test(line);
}

/** Takes a line without its indent; tells whether it is a frame of Python, whose traces end where the error was thrown. */
export function isPythonFrame(line: string): boolean {
	return line.startsWith('File "');
}
