import type { Listing } from './readListing.ts';

/** This many of the largest files are shown wherever they lie. */
const MANY = 3;

/** The lines of the largest files of a listing that says sizes; the first of equals. One pass. */
export function largestLines({ size }: Pick<Listing, 'size'>): ReadonlySet<number> {
	const largest: number[] = [];
	for (let line = 0; line < size.length; line++) {
		const own = size[line] as number;
		if (own === 0 || (largest.length === MANY && own <= (size[largest.at(-1) as number] as number))) continue;
		largest.push(line);
		largest.sort((a, b) => (size[b] as number) - (size[a] as number) || a - b);
		largest.length = Math.min(largest.length, MANY);
	}
	return new Set(largest);
}
