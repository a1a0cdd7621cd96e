import { type Command, InvalidArgumentError, Option } from 'commander';
import { type ContentType, contentTypes } from '../core/contentType.ts';
import type { Granularity } from '../core/edits/notices.ts';
import { defaultOptions, type RunOptions, type TokenizerName } from '../core/options.ts';
import { rulesIn } from './rulesFile.ts';

/** The flags of a command that reduces. */
export interface RunFlags {
	readonly type?: ContentType;
	readonly granularity: Granularity;
	readonly tokenizer: TokenizerName;
	readonly signal: readonly string[];
	readonly secrets: RunOptions['secrets'];
	readonly rules?: string;
	readonly store?: string;
}

/** Adds what `analyze` and `context` take. */
export function addRunFlags(command: Command): Command {
	return command
		.argument('<file|->', 'the file to reduce, or - for stdin')
		.addOption(new Option('--type <type>', 'what the input is, instead of looking').choices(contentTypes))
		.addOption(
			new Option('--granularity <granularity>', 'one ref per reason (coarse) or per place (fine)')
				.choices(['coarse', 'fine'])
				.default(defaultOptions.granularity),
		)
		.addOption(new Option('--level <level>').argParser(onlyLevel).hideHelp())
		.addOption(
			new Option('--tokenizer <tokenizer>', 'how tokens are counted')
				.choices(['estimate', 'o200k_base'])
				.default(defaultOptions.tokenizer),
		)
		.addOption(
			new Option('--signal <text>', 'text that has to stay visible; may be given several times')
				.argParser((text, before: string[]) => [...before, text])
				.default([], 'none'),
		)
		.addOption(
			new Option('--secrets <choice>', 'mask secrets, or show them')
				.choices(['mask', 'show'])
				.default(defaultOptions.secrets),
		)
		.option('--rules <file>', 'your own rules as JSON, such as the .nolife.json of a project');
}

/** Turns flags into the options of a run. A rules file is read only if it is named: one found may be anybody's. */
export async function runOptions(flags: RunFlags): Promise<RunOptions> {
	const { type, granularity, tokenizer, signal, secrets } = flags;
	const rules = flags.rules === undefined ? undefined : await rulesIn(flags.rules);
	const chosen = { ...(type ? { type } : {}), ...(rules ? { rules } : {}) };
	return { ...defaultOptions, ...chosen, granularity, tokenizer, signals: signal, secrets };
}

/** Scripts may name the level that they get; help offers no choice where there is none. */
function onlyLevel(level: string): number {
	if (level !== '1') throw new InvalidArgumentError('Level 1, the reduced view, is the only one so far.');
	return 1;
}
