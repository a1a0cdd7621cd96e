import { type Applied, apply } from '../../../src/core/edits/apply.ts';
import { invert, makesWhole, type Reduced } from '../../../src/core/edits/invert.ts';
import type { Granularity } from '../../../src/core/edits/notices.ts';
import { noSpans, type Spans } from '../../../src/core/edits/spans.ts';
import { defaultThresholds, type Thresholds } from '../../../src/core/options.ts';
import type { Reducer } from '../../../src/core/reducers/reducer.ts';
import { pieces } from '../../../src/core/refs/ids.ts';
import { screenOf } from '../../../src/core/screen/screen.ts';
import { bytesOfText } from '../../../src/core/source/encoding.ts';
import { loadSource, type Source } from '../../../src/core/source/source.ts';
import { partTypes } from '../../../src/core/stages/partTypes.ts';
import { reduceOnScreen } from '../../../src/core/stages/reduceOnScreen.ts';
import { partReducer } from '../../../src/core/stages/reduceParts.ts';
import { tokenCounter } from '../../../src/core/tokens/tokenCounter.ts';
import { sha256 } from '../../../src/node/sha256.ts';

export interface Reducing {
	readonly source: Source;
	readonly applied: Applied;
	/** The visible text. */
	readonly visible: string;
	/** The source put together again from visible text and refs; undefined if they do not add up. */
	readonly restored: Uint8Array | undefined;
	/** The content of the ref with this reason. */
	content(reason: string): string;
}

export interface ReducingOptions {
	readonly name?: string;
	readonly granularity?: Granularity;
	readonly keep?: Spans;
	readonly thresholds?: Partial<Thresholds>;
}

const counter = await tokenCounter('estimate');
const ports = { sha256 };

/** Runs one reducer on a text or bytes as the pipeline does, without a store. */
export function reducing(reducer: Reducer, input: string | Uint8Array, options: ReducingOptions = {}): Reducing {
	const { name = 'input', granularity = 'coarse', keep = noSpans, thresholds } = options;
	const source = loadSource(name, typeof input === 'string' ? bytesOfText(input) : input, ports);
	const { text, lines } = source;
	const common = { name, granularity, thresholds: { ...defaultThresholds, ...thresholds } };
	const reduceInput = {
		name,
		text,
		lines,
		granularity,
		keep,
		thresholds: common.thresholds,
		reducePart: partReducer(common, partTypes()),
	};
	const screen = screenOf(text);
	const proposed = screen ? reduceOnScreen(reducer, screen, reduceInput) : reducer(reduceInput);
	const applied = apply(source, proposed, { type: 'text', granularity, counter, isTaken: () => false, ports });
	const contentOf = (spans: Spans) => Buffer.concat([...pieces(source.bytes, spans)]);
	const reduced: Reduced = {
		visible: applied.rendered.text,
		shown: applied.rendered.shown,
		refs: applied.refs.map(({ spans }) => ({ spans, pieces: [...pieces(source.bytes, spans)] })),
		encoding: source.encoding,
		byteAt: source.offsets.at,
	};
	const restored = makesWhole(reduced, source.bytes) ? together(reduced, source) : undefined;
	return {
		source,
		applied,
		visible: applied.rendered.text,
		restored,
		content: (reason) => contentOf(applied.refs.find((ref) => ref.reason === reason)?.spans ?? noSpans).toString(),
	};
}

/** The bytes that the inverse gives, with the mark and tail that are no text. */
function together(reduced: Reduced, { bytes, encoding }: Source): Uint8Array {
	const whole = new Uint8Array(bytes.length);
	whole.set(bytes.subarray(0, encoding.bom));
	whole.set(bytes.subarray(bytes.length - encoding.tail), bytes.length - encoding.tail);
	for (const piece of invert(reduced)) whole.set(piece.bytes, piece.at);
	return whole;
}
