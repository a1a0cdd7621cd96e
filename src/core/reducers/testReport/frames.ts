import { isLibrary } from '../frames/libraries.ts';
import { isFrame as isFrameShape } from '../frames/shapes.ts';

/** Frames of test runners and assertion libraries that the list of libraries leaves out, and those of Node in TAP, without `at`. */
const runners =
	/^(?:at )?(?:org\.(?:assertj|hamcrest|opentest4j|spockframework)\.|junit\.|FluentAssertions\.|Shouldly\.|Moq\.|[\w.<> ]{1,80} \((?:node:|native\))|(?:async )?Promise\.all \(index )|\/(?:jest-circus|jest-jasmine2)\/|\/vendor\/phpunit\/|\/phpunit\/src\//;
/** How functions without a name are called before their place, which is what counts. */
const unnamed = /\.?<anonymous> \(/;
/** A frame in TAP of Node. */
const bare = /^(?:async )?[\w.<>]{1,80}(?: \[as \w{1,60}\])? \((?:(?:file|node):|index \d)/;

/** A frame of pytest's short traces; source stands below it. */
const short = /^\S{1,300}\.py:\d{1,7}: in \S/;

/** Frames of RSpec, and of PHPUnit, which shows nothing but places. */
const places = /^(?:# \S{1,300}:\d{1,7}:in |# \.\/\S{1,300}:\d|\/\S{1,300}\.php:\d{1,7}$)/;

/** Takes a line without its indent; tells whether it is a frame of Python, whose source stands below it, further indented. */
export function hasSourceBelow(line: string): boolean {
	return line.startsWith('File "') || short.test(line);
}

/** Takes a line without its indent; tells whether it is a frame. */
export function isFrame(line: string): boolean {
	if (!/^at |[:(["]/.test(line)) return false;
	return isFrameShape(line) || bare.test(line) || short.test(line) || places.test(line);
}

/** Takes a frame without its indent; tells whether it shows no code of the user, whose packages begin with `own`, if known. */
export function isForeign(frame: string, own: string): boolean {
	if (own !== '' && frame.startsWith(own, frame.startsWith('at ') ? 3 : 0)) return false;
	return runners.test(frame) || isLibrary(frame.replace(unnamed, '('));
}

/** Takes the full name of a test's class; returns what the packages of its project begin with (`com.acme.shop.`), or nothing. */
export function ownPackage(name: string): string {
	const segments = name.split('.');
	return segments.length < 3 ? '' : `${segments.slice(0, Math.min(3, segments.length - 1)).join('.')}.`;
}
