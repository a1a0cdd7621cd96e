import { grouped } from '../core/edits/numbers.ts';

/** `4,813 bytes`; singular for one. */
export function amount(number: number, unit: string): string {
	return `${grouped(number)} ${number === 1 ? unit : `${unit}s`}`;
}

/** A share from 0 to 1 as `83.1 %`. */
export function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}

/** A time in milliseconds since 1970 as a day: `2026-11-30`, in UTC as all times of the command line. */
export function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
