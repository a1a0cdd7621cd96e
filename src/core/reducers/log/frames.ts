/** Frames of stack traces, and whose code they show: the user's, or a library's. */

const FRAME = /^(?:at |File "|from |#\d+ |\.\.\. \d+ (?:more|common)|in )/;

/** Takes the offset of a line's first visible character and its end; returns whether the line is a frame. */
export function isFrame(text: string, first: number, end: number): boolean {
	return STARTS.has(text.charCodeAt(first)) && FRAME.test(text.slice(first, Math.min(end, first + 24)));
}

/** First characters of frames. */
const STARTS = new Set([...'aF#.fi'].map((character) => character.charCodeAt(0)));

/** What stands behind `at ` in frames of libraries, by their packages. */
const LIBRARY_PACKAGES =
	`java. javax. jakarta. jdk. sun. com.sun. scala. kotlin. kotlinx. groovy. clojure. akka. org.apache.
	org.springframework. org.hibernate. org.eclipse. org.jboss. org.junit. org.gradle. org.mockito. org.slf4j. io.netty.
	io.grpc. io.micronaut. io.quarkus. io.vertx. io.undertow. reactor. rx. com.google. com.fasterxml. com.zaxxer. okhttp3.
	retrofit2. ch.qos. net.bytebuddy. android. androidx. dalvik. System. Microsoft. java.base/ node: internal/ async `.split(
		/\s+/,
	);

/** What stands anywhere in frames of libraries: folders where no user writes. */
const LIBRARY_FOLDERS = [
	'node_modules',
	'(node:',
	'(internal/',
	'<anonymous>)',
	'native code',
	'Native Method',
	'site-packages',
	'dist-packages',
	'/lib/python',
	'<frozen ',
	'/gems/',
	'/vendor/',
	'/rustc/',
	'/.cargo/registry/',
	'/go/pkg/mod/',
	'/usr/local/go/src/',
	'/usr/lib/',
];

/** Whether a frame, from its first visible character to its end, is a library's. `... 12 more` is none. */
export function isLibraryFrame(text: string, first: number, end: number): boolean {
	const frame = text.slice(first, Math.min(end, first + 1000));
	const called = frame.startsWith('at ') ? frame.slice(3) : frame;
	return (
		LIBRARY_PACKAGES.some((name) => name !== '' && called.startsWith(name)) ||
		LIBRARY_FOLDERS.some((folder) => frame.includes(folder))
	);
}
