/** A log worth reducing: 600 lines of daily business, and the one error in their midst. */
export function serviceLog(): string {
	const lines = Array.from(
		{ length: 600 },
		(_, index) => `${time(index)} INFO request ${4_000 + index} answered in ${11 + (index % 7)} ms`,
	);
	lines.splice(421, 0, `${time(421)} ERROR PaymentService card declined for order A-77, code 51`);
	return `${lines.join('\n')}\n`;
}

function time(seconds: number): string {
	return new Date(Date.UTC(2026, 0, 5, 10) + seconds * 1_000).toISOString();
}
