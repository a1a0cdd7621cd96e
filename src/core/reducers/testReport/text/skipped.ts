import { rowHead } from '../rows.ts';
import { SkipReasons } from '../skipReasons.ts';
import type { Report } from './context.ts';
import { kinds, LOOK } from './lineKinds.ts';

/** How lines say why a test was skipped: TAP, unittest, cargo, pytest, node; the reason in the group that matches. */
const reason =
	/# (?:SKIP|TODO)\w* +(\S.*)|\.\.\. (?:skipped|ignored,?) +(\S.*)|^SKIPPED \[\d+\] \S+ (\S.*)| (?:SKIPPED|XFAIL) \((.+)\)|^XFAIL \S+ - (\S.*)|ms\) # (\S.*)/i;

/** Takes back the first test that was skipped for each reason. */
export function unmarkReasons({ text, rows, kind }: Report): void {
	const reasons = new SkipReasons();
	for (let row = 0; row < kind.length; row++) {
		if (kind[row] !== kinds.skipped) continue;
		const said = reason
			.exec(rowHead(text, rows, row, LOOK))
			?.slice(1)
			.find((group) => group !== undefined);
		if (said !== undefined && reasons.isFirst(said)) kind[row] = kinds.decisive;
	}
}
