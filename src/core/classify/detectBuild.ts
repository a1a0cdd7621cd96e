import type { Detector } from './detector.ts';
import { filled } from './shares.ts';

const prefix = String.raw`^(?:\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? |##\[(?:error|warning|notice)\]|\s*\d+>|\s*\[\w+\] )?\s*`;
/** A place and what is wrong there. */
const diagnostic = new RegExp(
	`${prefix}(?:${[
		String.raw`[^\s:]{1,300}:\d+(?::\d+)?(?: -|:)? *(?:\(?(?:fatal )?(?:error|warning|note|info|hint|ERROR|WARNING|SEVERE)\b|[A-Z]{1,4}\d{2,5}\b|\[[\w-]+\])`,
		String.raw`[^\s:]{1,300}\.\w{1,5}:\d+:\d+: \S`,
		String.raw`(?:[A-Za-z]:)?[^:(]{1,300}\.\w{1,6} ?\(\d+(?:,\d+)*\) ?: `,
		String.raw`"[^"]{1,300}", ?(?:line )?\d+`,
		String.raw`\S{1,300}: .{1,300} at line \d+, column \d`,
		String.raw`\d+:\d+ +(?:error|warning) +\S`,
		String.raw`(?:error|warning)(?:\[\w+\])?: `,
		String.raw`\S{1,300}:\d+:\d+ lint/`,
		String.raw`\[(?:ERROR|WARNING|WARN)\] \S{1,300}[:\[]\d+`,
		String.raw`[ew]: (?:file://)?/?\S{1,300}:`,
		String.raw`(?:FATAL|ERROR|WARN|WARNING|INFO): \[\w+\] `,
		'(?:ERROR|WARN|SEVERE) .{0,200}: (?:error|warning): ',
		String.raw`\d+\. (?:ERROR|WARNING) in \S`,
		String.raw`::(?:error|warning|notice) file=\S{1,300},line=\d`,
		String.raw`--> \S{1,300}:\d+:\d+$|\^-*\^? SC\d{4} \(|In \S{1,300} line \d+:$`,
	].join('|')})`,
);
/** What only build tools and package managers say. */
const tool = new RegExp(
	`${prefix}(?:${[
		String.raw`\[\s*\d+(?:/\d+|%)\] (?:Building|Linking|Generating|Compiling|Built|Automatic)`,
		String.raw`(?:g|mingw32-)?make(?:\[\d+\])?: `,
		String.raw`\[INFO\] (?:Scanning for projects|Running [\w.$]+$|Tests run: |BUILD |Compiling \d|---)|Download(?:ing|ed)(?: from \S+)?: (?:https?|file):`,
		'> Task :|BUILD (?:SUCCESSFUL|FAILED)',
		String.raw`(?:Compiling|Checking|Downloaded|Updating|Finished|Fresh) [\w\x60[-]\S* ?(?:v\d|crates\.io|profile|\[|\S+ target)`,
		String.raw`npm (?:ERR!|error|warn|WARN|notice|http|info|sill|silly|timing|verb|verbose)\b|added \d+ packages|➤ YN\d{4}|\[\d/\d\] (?:Resolving|Fetching|Linking|Building)`,
		String.raw`#\d+ (?:\[|DONE|CACHED|sha256:|\d+\.\d+ )|Step \d+/\d+ : |---> [0-9a-f]{12}|[0-9a-f]{12}: (?:Pull|Waiting|Download|Verif|Already|Layer|Push)`,
		'(?:Collecting|Requirement already satisfied:|Building wheel|Installing collected packages)',
		String.raw`\[[\d,]+ / [\d,]+\] |INFO: (?:Analyzed|Elapsed time|Found) |go: (?:downloading|finding|extracting) \S|(?:remote: )?(?:Counting|Compressing|Receiving|Writing) objects: +\d|Resolving deltas: +\d|Updating files: +\d|\S{1,300}\s{1,60}[\d.,]{1,10} [kM]?B +│ gzip:`,
		String.raw`(?:Get|Hit|Ign):\d+ http|Setting up \S+ \(|Unpacking \S+ \(|Selecting previously`,
		String.raw`(?:PLAY|TASK|PLAY RECAP) ?(?:\[.*\])? \*{3}|(?:ok|changed|skipping|fatal): \[`,
		String.raw`Terraform (?:will|used)|\S+: (?:Refreshing state|Creating\.\.\.|Still creating)|│ (?:Error|Warning): |[╷╵]$`,
		String.raw`(?:vite|webpack|rollup|esbuild) v?\d|asset \S+ [\d.]+ \w+|ERROR in |Module not found|[✘▲] \[`,
		String.raw`\S{0,200}(?:gcc|g\+\+|clang|cc|c\+\+)(?:-[\d.]+)? .{0,900} -[co] |(?:CompileC|CompileSwift|SwiftCompile|CpResource|CodeSign|PhaseScriptExecution|ProcessInfoPlistFile) (?:normal )?\S|(?:CC|CXX|LD|AR) +\S{1,300}\.o`,
		'-- (?:Configuring|Generating|Build files|The C|Detecting|Looking for|Check)|CMake (?:Error|Warning)',
		String.raw`In file included from |from \S+:\d+[,:]$|\S+: In (?:member )?function `,
		String.raw`\d+ (?:error|warning|problem)s?(?: generated|\.|,| \()|[✖✘×] \d+ problem|Found \d+ (?:error|warning)`,
		String.raw`<key>(?:clang_version|diagnostics)</key>|<(?:checkstyle|pmd|cppcheck|BugCollection)\b`,
		String.raw`[a-z][\w.]{1,80}\/\S{1,200} (?:created|configured|unchanged|deleted|pruned|patched|serverside-applied)(?: \(.{1,20}\))?$`,
		'Enabled checks:|clang-tidy|Done processing |Total errors found',
	].join('|')})`,
);
/** What goes on with the line above it. */
const below = /^(?: {2,}|\t)|^[\s\d|│>]*[\^~|│]|^\d+ /;
const LEAST = 0.25;
const FEWEST = 2;

/** How many lines name a place and a problem, come from build tools, and are neither nor go on with the line above. */
function counts(lines: readonly string[]): { diagnostics: number; tools: number; others: number } {
	const counted = { diagnostics: 0, tools: 0, others: 0 };
	for (const line of lines) {
		const isDiagnostic = diagnostic.test(line);
		const isTool = tool.test(line);
		if (isDiagnostic) counted.diagnostics++;
		if (isTool) counted.tools++;
		if (!isDiagnostic && !isTool && !below.test(line)) counted.others++;
	}
	return counted;
}

/** The output of builds: places and what is wrong there, and what only build tools say. */
export const detectBuild: Detector = (sample) => {
	const lines = filled(sample.lines);
	const { diagnostics, tools, others } = counts(lines);
	const found = diagnostics + tools;
	const share = Math.min(1, found / Math.max(1, found + others));
	if (found < FEWEST || share < LEAST) return undefined;
	return {
		confidence: 0.6 + (0.37 * (share - LEAST)) / (1 - LEAST),
		evidence: `of ${lines.length} lines ${diagnostics} name a place and a problem, ${tools} come from build tools`,
	};
};
