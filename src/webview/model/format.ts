/** The page speaks the language that the host gave it; outside of a page there is none. */
const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang || undefined;

const whole = new Intl.NumberFormat(language);
const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `12,400` in the person's number format. */
export function formatCount(count: number): string {
	return whole.format(count);
}

/** Bytes to three digits: `813 bytes`, `4.81 kB`, `30.1 MB` (powers of 1000). As in src/extension/format.ts. */
export function formatBytes(bytes: number): string {
	const power = Math.min(byteUnits.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
	const unit = byteUnits[power] ?? 'byte';
	const format = new Intl.NumberFormat(language, {
		style: 'unit',
		unit,
		unitDisplay: power === 0 ? 'long' : 'short',
		maximumSignificantDigits: power === 0 ? 21 : 3,
	});
	return format.format(bytes / 1000 ** power);
}

/**
 * A share of 0 to 1 in percent, with one decimal.
 * Never rounded up to 100 % nor down to 0 %, since either would claim that nothing, or all, is left.
 */
export function formatShare(share: number): string {
	const exact = Math.abs(share) >= 1 || share === 0;
	const bounded = exact ? share : Math.sign(share) * Math.min(0.999, Math.max(0.001, Math.abs(share)));
	return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(bounded);
}

/** Milliseconds: `0.4 ms`, `12 ms`, `3.2 s`. */
export function formatDuration(ms: number): string {
	const seconds = ms >= 1000;
	const value = seconds ? ms / 1000 : ms;
	return new Intl.NumberFormat(language, {
		style: 'unit',
		unit: seconds ? 'second' : 'millisecond',
		unitDisplay: 'short',
		maximumFractionDigits: value < 10 ? 1 : 0,
	}).format(value);
}
