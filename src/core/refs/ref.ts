import type { ContentType } from '../contentType.ts';
import type { Spans } from '../edits/spans.ts';
import type { SecretKind } from '../secrets/secret.ts';

/** The spans taken out for one reason (coarse) or at one place (fine), and what it costs to expand them. */
export interface Ref {
	/** `ctx_` + 8 or more hex digits. */
	readonly id: string;
	/** All 64 hex digits of the hash that the id begins with: proof of the content. */
	readonly digest: string;
	readonly reason: string;
	readonly type: ContentType;
	/** Byte offsets in the source, byte order mark included; sorted, merged. */
	readonly spans: Spans;
	/** Bytes of the content: its spans joined. */
	readonly bytes: number;
	/** Source lines of which it holds text. */
	readonly lines: number;
	/** Tokens of the content, by the run's counter. */
	readonly tokens: number;
	/** Places in the visible text that it stands behind. */
	readonly places: number;
	/** The start of the content, at most 200 UTF-16 units; empty if that is a secret. */
	readonly preview: string;
	/** What secret the content is, in each of its places; absent if it is none, and then it holds none. */
	readonly secret?: SecretKind;
}

/** Visible text that stands for a ref. Never glued to a word character. */
export function markerOf(id: string): string {
	return `#ref:${id}`;
}

/** Finds markers; group 1 is the id. Stateless only through `matchAll`. */
export const markerPattern = /#ref:(ctx_[0-9a-f]{8,64})(?![0-9A-Za-z_])/g;

/** Whether a word from outside is a well-formed ref id. */
export function isRefId(word: string): boolean {
	return /^ctx_[0-9a-f]{8,64}$/.test(word);
}
