import { markerPattern } from '../../core/refs/ref.ts';

export interface Marker {
	/** `ctx_…`. */
	readonly id: string;
	/** UTF-16 offsets of `#ref:ctx_…` in the text. */
	readonly start: number;
	readonly end: number;
}

/** Every marker in a text, in order. One pass. */
export function findMarkers(text: string): Marker[] {
	return Array.from(text.matchAll(markerPattern), ({ 0: marker, 1: id = '', index }) => ({
		id,
		start: index,
		end: index + marker.length,
	}));
}
