import type { ContentType } from '../../core/contentType.ts';
import type { RunView } from '../../core/view.ts';
import { useActions } from '../host/useActions.ts';
import { formatShare } from '../model/format.ts';
import { inert } from '../model/inert.ts';
import { Inert } from '../parts/Inert.tsx';
import { type StringKey, useSay } from '../text.ts';
import { Dropdown } from '../ui/Dropdown.tsx';

const typeNames = {
	session: 'typeSession',
	testReport: 'typeTestReport',
	json: 'typeJson',
	diff: 'typeDiff',
	build: 'typeBuild',
	stackTrace: 'typeStackTrace',
	terminal: 'typeTerminal',
	mixed: 'typeMixed',
	search: 'typeSearch',
	table: 'typeTable',
	markup: 'typeMarkup',
	yaml: 'typeYaml',
	log: 'typeLog',
	fileList: 'typeFileList',
	code: 'typeCode',
	text: 'typeText',
} satisfies Record<ContentType, StringKey>;

/** The chosen one comes first: the list opens where that stands, and would open at its end. */
function typesFrom(chosen: ContentType): ContentType[] {
	const types = Object.keys(typeNames) as ContentType[];
	return [chosen, ...types.filter((type) => type !== chosen)];
}

/** As what the source was read, how sure that is and why, and the way to read it as something else. */
export function TypeChoice({ run }: { readonly run: RunView }) {
	const say = useSay();
	const { perform } = useActions();
	const why = run.evidence.join(', ');
	const granularity = run.granularity === 'fine' ? 'granularityFine' : 'granularityCoarse';

	return (
		<div className="type-choice">
			<Dropdown
				label={say('type')}
				hint={say('wrongTypeHint')}
				value={run.type}
				options={typesFrom(run.type).map((type) => [type, say(typeNames[type])] as const)}
				onChoose={(type) => perform('retype', { runId: run.id, type })}
			/>
			<span className="type-wrong">{say('wrongType')}</span>
			<span className="type-why" title={inert(why)}>
				{say('sure', formatShare(run.confidence))}
				{why !== '' && (
					<span className="type-evidence">
						: <Inert text={why} />
					</span>
				)}
			</span>
			<span className="type-granularity" title={say(`${granularity}Hint`)}>
				{say(granularity)}
			</span>
		</div>
	);
}
