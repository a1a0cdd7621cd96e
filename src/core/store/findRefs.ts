import { isRefId } from '../refs/ref.ts';
import { sentence } from '../sentence.ts';
import { type NonEmpty, ofOneDigest, orGone, unknown } from './answers.ts';
import type { Content, ContentReader } from './contentReader.ts';
import { undamaged } from './damaged.ts';
import type { Found } from './store.ts';
import type { Holder } from './storeIndex.ts';
import type { StoreParts } from './storeParts.ts';

/** All run files that hold a ref, newest first. */
export async function holdersOf(id: string, { index, records }: StoreParts): Promise<Found<NonEmpty<Holder>>> {
	if (!isRefId(id)) return unknown;
	const holders = (await index.current()).holders(id);
	const [damage] = index.damaged();
	return orGone(
		records,
		id,
		ofOneDigest(id, holders, ({ entry }) => entry.digest),
		damage ? { state: 'damaged', detail: sentence('{0} It may have held {1}.', damage, id) } : unknown,
	);
}

/** A ref's content out of the first run whose files are undamaged. */
export async function contentOf(id: string, contents: ContentReader, parts: StoreParts): Promise<Found<Content>> {
	const held = await holdersOf(id, parts);
	if (held.state !== 'found') return held;
	let content: Found<Content> = unknown;
	for (const holder of held.value) {
		content = await undamaged(() => contents.read(holder));
		if (content.state === 'found') break;
	}
	return content;
}
