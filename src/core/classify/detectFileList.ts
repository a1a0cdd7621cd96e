import type { Detector } from './detector.ts';
import { anyOf, confidence, filled, matching } from './shares.ts';

/** Lines of listings that hardly any other text has. */
const entries = anyOf([
	/^(?:\s{0,9}\d+\s+\d+ )?[-dlbcpsDC][-rwxsStTlL]{9}[.+@]?\s+\S/, // ls -l, tar tv, zipinfo, find -ls
	/^[\s│|]*(?:├─[─┬]|└─[─┬]|\|--|`--|\+---|\\---)\s?\S(?!.*[│|]$)/, // tree
	/^(?:[MADRCUT?!][ MADRCUT?!]| [MADRCUT]) \S/, // git status --short
	/^\t(?:modified|deleted|new file|renamed|copied|typechange|both \w+|\w+ by \w+):\s+\S|^\t\S+$/, // git status
	/^(?:[MADTUX]|[RC]\d{3})\t\S/, // git diff --name-status
	/^ \S.* \|\s+(?:\d+ ?[+-]*|Bin )/, // git diff --stat
	/^(?:\d+\t\d+|-\t-)\t\S/, // git diff --numstat
	/^\d{6} (?:blob |tree |commit )?[0-9a-f]{40,64}[ \d-]*\t\S/, // git ls-files --stage, git ls-tree
	/^\s*\d+\s+\d{2,4}-\d\d-\d{2,4} \d\d:\d\d\s+\S/, // unzip -l
	/^\d\d[/.-]\d\d[/.-]\d{4}\s+\d\d:\d\d(?: [AP]M)?\s+(?:<\w+>|[\d.,]+)\s+\S/, // dir
	/^[-dlarhs]{5,6}\s+\d\d?[/.]\d\d?[/.]\d{2,4}\s/, // Get-ChildItem
	/^\s*\d+(?:\.\d+)?[KMGTP]?\t(?:\.|\/|\S+\/)/, // du
	/^(?:\/|\.|[\w-])[^:]*:$/, // a folder of ls -R
]);
/** What stands around entries. */
const summary =
	/^(?:total \d|\d+ director(?:y|ies)|\s*\d+ files? changed|Archive: |Zip file size|\s*Length\s|\s*-+\s|Mode\s| Volume | Directory of |\s+\d+ (?:File|Dir)\(s\)|\d+ files?,|\s+Directory: |## |On branch |HEAD detached |Your branch |Changes |Untracked files|Unmerged paths|\s+\(use |nothing |no changes |You are |All conflicts )/;
const path = /^(?=[^/]*\/)[^\s:"'<>|()=,;]+$/;
const name = /^[\w.@+-]+$/;
const folder = /^(?:\/|\.|[\w-])[^:]*:$/;

const LEAST = 0.7;
/** Fewer lines than this say too little. */
const FEWEST = 3;

/** Listings of files: each line an entry; or a path, most of them with folders; or the names below a folder. */
export const detectFileList: Detector = (sample) => {
	const lines = filled(sample.lines).filter((line) => !summary.test(line));
	if (lines.length < FEWEST) return undefined;
	const found = [
		[matching(lines, entries), 'list a file with its details'],
		[pathsIn(lines), 'are paths'],
		[namesIn(lines), 'are names below a folder'],
	] as const;
	const [count, how] = found.reduce((best, next) => (next[0] > best[0] ? next : best));
	const share = count / lines.length;
	return share < LEAST
		? undefined
		: { confidence: confidence(share, LEAST), evidence: `${count} of ${lines.length} lines ${how}` };
};

function pathsIn(lines: readonly string[]): number {
	const paths = matching(lines, path);
	return 2 * paths > lines.length ? paths + lines.filter((line) => !path.test(line) && name.test(line)).length : 0;
}

function namesIn(lines: readonly string[]): number {
	return folder.test(lines[0] as string) ? matching(lines, folder) + matching(lines, name) : 0;
}
