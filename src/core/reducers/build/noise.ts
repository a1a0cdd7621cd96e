/** Lines by which tools show that they are still at work. All lines of one kind say the same, whatever they name. */

/** Words that begin such a line, if what they are about follows. */
const verbs =
	/^(?:\[INFO\] |-- |[~*] |> |remote: )?(Download(?:ing|ed)|Fetch(?:ing|ed)|Retrieving|Resolv(?:ing|ed)|(?:Counting|Compressing|Receiving|Writing) objects|Resolving deltas|Updating files|Unpacking(?: objects)?|Preparing to unpack|Selecting previously unselected package|Setting up|Processing triggers for|Get|Hit|Ign|Pull(?:ing|ed)|Push(?:ing|ed)|Extract(?:ing|ed)|Install(?:ing|ed)|Copying|Copied|Creat(?:ing|ed)|Linking|Generat(?:ing|ed)|Writ(?:ing|ten)|Wrote|Process(?:ing|ed)|Load(?:ing|ed)|Check(?:ing|ed)|Compil(?:ing|ed)|Build(?:ing|t)|Bundling|Transforming|Transpiling|Parsing|Scann?(?:ing|ed)|Updating|Locking|Adding|Fresh|Documenting|Collecting|Using cached|Requirement already satisfied:|Stored in directory:|Getting requirements|Preparing metadata|Attempting uninstall:|Found existing installation:|Uninstalling|Successfully uninstalled|Progress:?|Up-to-date:|Looking for|Performing Test|Check for working|Detecting|Touch(?:ing)?|Moving|Skipping|Restored?|Restoring|inflating:|extracting:|creating:|adding:|Including|Cloning into|Entering|Leaving|Nothing to be done|Refreshing|Reading|go: (?:downloading|finding|extracting)|Done processing|CompileC|CompileSwift|SwiftCompile|CpHeader|CpResource|ProcessInfoPlistFile|PhaseScriptExecution|CodeSign|Ld|Libtool|cd|export|setenv|builtin-\w{1,30}|CC|CXX|LD|AR|AS|GEN|HOSTCC|HOSTLD|INSTALL|LINK|CHK|UPD|DEPMOD|MODPOST|OBJCOPY|VDSO|SYMLINK|DESCEND)(?=[\s:]|$)/;
/** Other lines, each a kind of its own together with the word in the group, and the characters that they begin with. */
const shapes: readonly (readonly [begins: string, shape: RegExp])[] = [
	[
		'[',
		/^\[\s*\d+(?:\/\d+|%)\] (Build|Link|Generat|Compil|Automatic|Copy|Install|Scann|Creat|Re-?run|Check|Preprocess|Process)/,
	], // ninja, CMake, Swift
	['[', /^\[\s*\d+(?:\/\d+|%)\] Built target/],
	['[', /^\[[\d,]{1,9} \/ [\d,]{1,9}\] (?:\d+ actions?|Compiling|Linking|\S+ \S+;|\[)/], // Bazel
	['gm', /^(?:g|mingw32-)?make(?:\[\d+\])?: (Entering|Leaving) directory/],
	['gm', /^(?:g|mingw32-)?make(?:\[\d+\])?: (?:Nothing to be done|.{1,200} is up to date)/],
	['/l', /^(?:\/\S{1,300}\/)?libtool: (compile|link|install)/],
	['>:', /^(?:> Task )?:[\w:.-]+ (UP-TO-DATE|NO-SOURCE|SKIPPED|FROM-CACHE)$/], // Gradle
	['>', /^> Task :[\w:.-]+$/],
	[
		'0123456789abcdef',
		/^[0-9a-f]{12}: (Pulling|Waiting|Verifying|Download|Pull|Already|Extract|Preparing|Layer|Push|Mounted)/,
	], // docker
	['-', /^ ?---> (?:[0-9a-f]{12}|(Running in|Using cache))/],
	['R', /^Removing intermediate container/],
	[
		'#',
		/^#\d+ (sha256:|extracting |transferring |resolve |exporting |writing |naming |reading |load |\d+\.\d+ (?:Get|Hit|Ign|Selecting|Unpacking|Preparing|Setting up|Processing|Fetched|Reading|Collecting|Downloading|\s+Downloading|Requirement|Building dep|fetch |\(\d))/,
	], // BuildKit
	['#', /^#\d+ (DONE|CACHED)/],
	['#', /^#\d+ (?:\d+\.\d+ *)?$/],
	['[', /^\[INFO\] -*$/], // Maven
	['N', /^NOTE: (?:recipe \S{1,200}: task \w+: (Started|Succeeded)|(Running))/], // BitBake
	['a', /^(asset) \S{1,300} [\d.]{1,10} \w{1,6} .{0,40}\[(?:emitted|compared|cached)/], // webpack
	['.', /^\.{1,2}\/\S{1,300} [\d.]{1,10} \w{1,6} .{0,40}\[(built|cached)/],
	['n', /^npm ((?:http|info|sill|silly|timing|verb|verbose) \S{1,60})/],
	['-', /^- (Installing|Finding|Installed|Using previously-installed|Reusing previous) /],
	['ocs', /^(ok|changed|skipping): \[/], // ansible
	['➤', /^➤ (YN00(?:00|02|13|19)): /], // yarn
	['[', /^\[(loading|parsing|wrote|search path|checking|total) /], // javac
	['acrwb', /^(adding|copying|creating|running|writing|byte-compiling|reading|removing) [\w./'-]+/], // setup.py
	['0123456789|█▇▉▊▋▌▍▎▏━╸╺─=>#.-', /^[\s|█▇▉▊▋▌▍▎▏━╸╺─=>#.-]*\d{1,3}%[\s|█▇▉▊▋▌▍▎▏━╸╺─=>#.-]/], // progress bars
];
/** Such that begin with a word of any length, through which a pattern goes back: what each of them holds is looked for first. */
const named: readonly (readonly [sign: string, shape: RegExp])[] = [
	[
		'-',
		/^(?:\S{0,299}[^\w\s])?(gcc|g\+\+|cc|c\+\+|clang|clang\+\+|cl|ar|ranlib|ld|rustc|javac|swiftc|nvcc|emcc|tsc|libtool|ccache)(?:-?[\d.]{1,9})?(?:\.exe)? .{0,400}-/,
	], // commands
	[': ', /^\S{1,300}: (Refreshing state|Still reading|Reading\.\.\.|Read complete)/], // terraform
	[': Still ', /^(\S{1,300}: Still (?:creating|destroying|modifying))/],
	['│ gzip:', /^\S{1,300}\s{1,60}[\d.,]{1,10} [kM]?B +│ gzip:/], // vite
	[' -> ', /^\S{1,200} -> \S{1,400}\.(dll|exe|nupkg)$/], // MSBuild
];
const none: readonly number[] = [];
/** By the first character of a line: the numbers of the shapes that it may have. */
const shapesOf = new Map<string, number[]>();
for (const [number, [begins]] of shapes.entries())
	for (const first of begins) shapesOf.set(first, [...(shapesOf.get(first) ?? []), number]);
/** Such a line may still say that something is wrong. */
const trouble =
	/(?<![\w./-])(?:error|fail(?:ed|ure)?|fatal|cannot|can't|unable|denied|warn(?:ing)?|conflict|invalid|missing|unsupported|time[d ]?out|retry(?:ing)?|not found|No such|unknown|deprecated|unresolved)(?![\w./-]|=0 )/i;

/** Takes a line without its indent; returns what its kind is called, or nothing. */
export function noiseOf(line: string): string | undefined {
	const kind = verbs.exec(line)?.[1] ?? shapeOf(line);
	return kind !== undefined && trouble.test(line) ? undefined : kind;
}

function shapeOf(line: string): string | undefined {
	for (const number of shapesOf.get(line.charAt(0)) ?? none) {
		const match = shapes[number]?.[1].exec(line);
		if (match) return kindOf(number, match);
	}
	return namedShapeOf(line);
}

function namedShapeOf(line: string): string | undefined {
	for (const [number, [sign, shape]] of named.entries()) {
		const match = line.includes(sign) ? shape.exec(line) : null;
		if (match) return kindOf(shapes.length + number, match);
	}
	return undefined;
}

function kindOf(shape: number, groups: RegExpExecArray): string {
	const word = groups.find((group, i) => i > 0 && group !== undefined) ?? '';
	return `${shape} ${word.replace(/\d+/g, '')}`;
}
