import * as vscode from 'vscode';
import type { Granularity } from '../core/edits/notices.ts';
import { defaultOptions, type RunOptions, type TokenizerName } from '../core/options.ts';
import { defaultLimits, type Limits } from '../core/store/retention/chooseExpired.ts';

export const settingKeys = {
	granularity: 'nolife.granularity',
	tokenizer: 'nolife.tokenizer',
	preamble: 'nolife.preamble',
	signals: 'nolife.signals',
	secrets: 'nolife.secrets',
	rules: 'nolife.rules',
	longString: 'nolife.thresholds.longString',
	arrayHead: 'nolife.thresholds.arrayHead',
	diffRun: 'nolife.thresholds.diffRun',
	restoreClipboard: 'nolife.terminal.restoreClipboard',
	retentionDays: 'nolife.retention.days',
	retentionMegabytes: 'nolife.retention.megabytes',
} as const;

/** The defaults that package.json has to show: setting → value. */
export const settingDefaults = {
	[settingKeys.granularity]: defaultOptions.granularity,
	[settingKeys.tokenizer]: defaultOptions.tokenizer,
	[settingKeys.preamble]: false,
	[settingKeys.signals]: defaultOptions.signals,
	[settingKeys.secrets]: defaultOptions.secrets,
	[settingKeys.rules]: {},
	[settingKeys.longString]: defaultOptions.thresholds.longString,
	[settingKeys.arrayHead]: defaultOptions.thresholds.arrayHead,
	[settingKeys.diffRun]: defaultOptions.thresholds.diffRun,
	[settingKeys.restoreClipboard]: true,
	[settingKeys.retentionDays]: defaultLimits.days,
	[settingKeys.retentionMegabytes]: defaultLimits.megabytes,
} as const;

/** The options of a run over the source at `uri`, by the person's settings; a setting that makes no sense counts as unset. */
export function runOptions(uri?: vscode.Uri): RunOptions {
	const settings = vscode.workspace.getConfiguration(undefined, uri);
	return {
		granularity: oneOf(settings, settingKeys.granularity, ['coarse', 'fine'] satisfies [Granularity, Granularity]),
		tokenizer: oneOf(settings, settingKeys.tokenizer, ['estimate', 'o200k_base'] satisfies [
			TokenizerName,
			TokenizerName,
		]),
		signals: strings(settings.get(settingKeys.signals)),
		keep: [],
		secrets: oneOf(settings, settingKeys.secrets, ['mask', 'show'] satisfies ['mask', 'show']),
		thresholds: {
			longString: positive(settings, settingKeys.longString),
			arrayHead: positive(settings, settingKeys.arrayHead),
			diffRun: positive(settings, settingKeys.diffRun),
		},
	};
}

/** Whether copied context begins with a few words that explain the markers. */
export function wantsPreamble(): boolean {
	return vscode.workspace.getConfiguration().get(settingKeys.preamble, settingDefaults[settingKeys.preamble]);
}

/** Whether the clipboard's text is put back after terminal text went through it. */
export function restoresClipboard(): boolean {
	const key = settingKeys.restoreClipboard;
	return vscode.workspace.getConfiguration().get(key, settingDefaults[key]);
}

/** How long and how much is kept. */
export function retentionLimits(): Limits {
	const settings = vscode.workspace.getConfiguration();
	const limit = (key: typeof settingKeys.retentionDays | typeof settingKeys.retentionMegabytes) => {
		const value = settings.get(key);
		return typeof value === 'number' && value >= 0 ? value : settingDefaults[key];
	};
	return { days: limit(settingKeys.retentionDays), megabytes: limit(settingKeys.retentionMegabytes) };
}

type NumberKey = typeof settingKeys.longString | typeof settingKeys.arrayHead | typeof settingKeys.diffRun;

function positive(settings: vscode.WorkspaceConfiguration, key: NumberKey): number {
	const value = settings.get(key);
	return typeof value === 'number' && value >= 1 ? Math.floor(value) : settingDefaults[key];
}

function oneOf<T extends string>(settings: vscode.WorkspaceConfiguration, key: string, words: readonly [T, ...T[]]): T {
	return words.find((word) => word === settings.get(key)) ?? words[0];
}

function strings(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
}
