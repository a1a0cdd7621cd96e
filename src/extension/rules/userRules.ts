import * as vscode from 'vscode';
import type { RunOptions } from '../../core/options.ts';
import { mergedRules } from '../../core/rules/rules.ts';
import type { CallOptions } from '../../node/worker/client.ts';
import type { Engine } from '../engine.ts';
import type { Log } from '../inertLog.ts';
import { messages } from '../messages.ts';
import { offer } from '../report.ts';
import { type RuleSource, ruleSources } from './ruleSources.ts';

/** The user's own rules, read and checked anew for each reduction. */
export class UserRules {
	/** Name of a place → its faults that a person was told of, so that each is told once. */
	private readonly told = new Map<string, string>();

	constructor(
		private readonly engine: Pick<Engine, 'parseRules'>,
		private readonly log: Pick<Log, 'warn'>,
	) {}

	/** The rules for the source at `uri` as an option of its run. A place with a fault is told of and counts as empty. */
	async optionFor(uri: vscode.Uri | undefined, call: CallOptions): Promise<Pick<RunOptions, 'rules'>> {
		const sources = await ruleSources(uri);
		if (sources.length === 0) return {};
		const parsed = await this.engine.parseRules(
			sources.map(({ name, json }) => ({ name, json })),
			call,
		);
		for (const [index, source] of sources.entries()) this.tell(source, parsed[index]?.faults ?? []);
		const rules = mergedRules(parsed.map((each) => each.rules));
		return rules ? { rules } : {};
	}

	private tell({ name, open }: RuleSource, faults: readonly string[]): void {
		const all = faults.join('\n');
		const known = this.told.get(name) ?? '';
		this.told.set(name, all);
		const [first] = faults;
		if (first === undefined || all === known) return;
		for (const fault of faults) this.log.warn(fault);
		const message = messages.rulesNotUsed(first, faults.length - 1);
		void offer(vscode.window.showWarningMessage, message, vscode.l10n.t('Open Rules'), open);
	}
}
