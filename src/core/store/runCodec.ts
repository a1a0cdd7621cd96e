import type { Ports } from '../ports.ts';
import type { Ref } from '../refs/ref.ts';
import type { Run } from '../run.ts';
import { type Sentence, sentence } from '../sentence.ts';
import { Damaged } from './damaged.ts';
import { areRefs, isRunFacts } from './exchange/runShape.ts';
import { IntReader, IntWriter } from './intColumns.ts';
import { type PlanHead, readPlan, writePlan } from './planCodec.ts';
import { columnsOfRefs, withSpans } from './refColumns.ts';
import { piecesOf, textOf } from './visibleText.ts';

/** 4 came with prices, 3 with masks; 1 and 2 are the same without either. */
const FORMAT = 4;
const LINE_FEED = 10;

/** What is known of a run without its text, plan and refs. */
export type RunFacts = Omit<Run, 'text' | 'shown' | 'plan' | 'refs'>;

/** The first line of a run's file, as JSON; behind it columns of integers (refs, then plan), then the visible text. */
interface Head {
	readonly format: number;
	readonly facts: RunFacts;
	readonly refs: readonly Omit<Ref, 'spans'>[];
	readonly plan: PlanHead;
	/** Bytes of the columns. */
	readonly refColumns: number;
	readonly planColumns: number;
	/** Whether the visible text is the source as it is, and is not stored again. */
	readonly showsSource: boolean;
}

/** A run as read from its file. */
export interface StoredRun {
	readonly facts: RunFacts;
	readonly refs: readonly Ref[];
	/** Whether the visible text is the source's, which `whole` then needs. */
	readonly showsSource: boolean;
	readonly whole: (sourceText?: string) => Run;
}

/** A run as bytes, in chunks. */
export function* encodeRun(run: Run): Generator<Uint8Array> {
	const { text, shown, plan, refs, ...facts } = run;
	const refColumns = columnsOfRefs(refs);
	const columns = new IntWriter();
	columns.column(shown, 3);
	const planHead = writePlan(plan, columns);
	const planColumns = columns.done();
	const head: Head = {
		format: FORMAT,
		facts,
		refs: refs.map(({ spans, ...rest }) => rest),
		plan: planHead,
		refColumns: refColumns.length,
		planColumns: planColumns.length,
		showsSource: showsSource(run),
	};
	yield new TextEncoder().encode(`${JSON.stringify(head)}\n`);
	yield refColumns;
	yield planColumns;
	if (!head.showsSource) yield* piecesOf(text);
}

/** The inverse of `encodeRun`; throws `Damaged` if the bytes are no run, whoever made them; so does what it gives. */
export function decodeRun(bytes: Uint8Array): StoredRun {
	const stored = unlessMadeUp(() => readRun(bytes));
	return { ...stored, whole: (sourceText) => unlessMadeUp(() => stored.whole(sourceText)) };
}

function readRun(bytes: Uint8Array): StoredRun {
	const headEnd = bytes.indexOf(LINE_FEED);
	const head = parseHead(bytes.subarray(0, Math.max(0, headEnd)));
	const refsEnd = headEnd + 1 + head.refColumns;
	const planEnd = refsEnd + head.planColumns;
	const facts = factsOf(head);
	if (!isRunFacts(facts) || !areRefs(head.refs)) throw madeUp();
	const refs = withSpans(head.refs, new IntReader(bytes.subarray(headEnd + 1, refsEnd)));
	return {
		facts,
		refs,
		showsSource: head.showsSource,
		whole: (sourceText = '') => {
			const columns = new IntReader(bytes.subarray(refsEnd, planEnd));
			return {
				...facts,
				shown: columns.column(3),
				plan: readPlan(head.plan, columns),
				refs,
				text: head.showsSource ? sourceText : textOf(bytes.subarray(planEnd)),
			};
		},
	};
}

/** SHA-256 over what makes a run the same as another: not its time and durations. 64 hex digits. */
export function fingerprintOf(run: Run, ports: Pick<Ports, 'sha256'>): string {
	const sha256 = ports.sha256();
	const ids = run.refs.map(({ id, digest }) => [id, digest]);
	sha256.update(new TextEncoder().encode(JSON.stringify([run.id, run.digest, ids])));
	if (!showsSource(run)) for (const piece of piecesOf(run.text)) sha256.update(piece);
	return sha256.hex();
}

/** A store may have come from elsewhere, with hashes that are right over anything. */
function unlessMadeUp<T>(read: () => T): T {
	try {
		return read();
	} catch (error) {
		throw error instanceof Damaged ? error : madeUp();
	}
}

function madeUp(): Damaged {
	return new Damaged(sentence('A stored run is not what Nolife Tokens writes.'));
}

function showsSource({ shown, text }: Run): boolean {
	return shown.length === 3 && shown[0] === 0 && shown[1] === text.length;
}

function parseHead(bytes: Uint8Array): Head {
	const head = parsed(new TextDecoder().decode(bytes));
	if (head && head.format >= 1 && head.format <= FORMAT) return head;
	throw new Damaged(
		sentence('A stored run was written by another version of Nolife Tokens: update it to read the run.'),
	);
}

function parsed(json: string): Head | undefined {
	try {
		return JSON.parse(json) as Head;
	} catch {
		return undefined;
	}
}

/** The store's first version wrote notes as plain texts. */
function factsOf({ facts }: Head): RunFacts {
	const notes = facts.notes.map((note: Sentence | string) =>
		typeof note === 'string' ? { english: note, values: [] } : note,
	);
	return { ...facts, notes };
}
