import { forEachPiece, type OffsetMap, sourceOffset } from '../source/offsetMap.ts';
import type { Secret } from './secret.ts';

/** So many UTF-16 units of what a terminal acts on within a secret go with it. */
const BETWEEN = 64;

/** Takes secrets in what a terminal shows; returns where their pieces stand in the source, colours between them included. */
export function secretsInSource(screen: OffsetMap, secrets: readonly Secret[]): Secret[] {
	const found: Secret[] = [];
	for (const { start, end, kind } of secrets) {
		let last: { start: number; end: number } | undefined;
		const close = () => {
			if (last) found.push({ ...last, kind });
		};
		forEachPiece(screen, start, end, (piece, from, to) => {
			if ((screen.from[piece] as number) < 0) return;
			const [at, behind] = [sourceOffset(screen, piece, from), sourceOffset(screen, piece, to)];
			if (last && at >= last.end && at - last.end <= BETWEEN) last = { start: last.start, end: behind };
			else {
				close();
				last = { start: at, end: behind };
			}
		});
		close();
	}
	return found;
}
