import fc from 'fast-check';

/** Builds logs for tests. */

/** `10:00:07`, counting seconds from ten o'clock. */
export function clock(second: number): string {
	const two = (value: number) => String(value).padStart(2, '0');
	return `${two(10 + Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
}

/** As many lines as asked for, each ended by a line feed. */
export function linesOf(count: number, line: (i: number) => string): string {
	return Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
}

/** An info line whose variable parts differ. */
export function routine(i: number): string {
	return `2026-01-05 ${clock(i)} INFO worker-${i % 4} took job ${1000 + i} from 10.0.0.${i % 250}:${40_000 + i}`;
}

/** A record of an error: its line, a stack trace with library frames, and its cause. */
export function failure(i: number, message = 'gateway said no'): string {
	return [
		`2026-01-05 ${clock(i)} ERROR payment failed for order ORD-${20_000 + i}`,
		`java.lang.IllegalStateException: ${message}`,
		'\tat com.example.shop.Payment.pay(Payment.java:421)',
		'\tat com.example.shop.Orders.submit(Orders.java:77)',
		...Array.from(
			{ length: 12 },
			(_, k) => `\tat org.springframework.web.Dispatcher${'x'.repeat(k)}.run(Dispatcher.java:9)`,
		),
		'Caused by: java.net.SocketTimeoutException: Read timed out',
		'\tat java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:278)',
		'\tat com.example.shop.Gateway.call(Gateway.java:12)',
		'\t... 14 more',
	].join('\n');
}

const record = fc.oneof(
	fc.nat(9000).map(routine),
	fc.nat(9000).map((i) => `2026-01-05 ${clock(i)} WARN disk ${i % 100}% full`),
	fc.nat(9000).map((i) => failure(i)),
	fc
		.nat(9000)
		.map(
			(i) =>
				`1.2.3.${i % 250} - - [05/Jan/2026:${clock(i)} +0000] "GET /p/${i} HTTP/1.1" ${200 + 204 * (i % 2)} 17 "-" "agent agent agent agent agent"`,
		),
	fc.constantFrom('', '   ', '[INFO] request started', '}', '42', '17', '#Fields: date time', '日本 🙂'),
);

/** Logs with all that logs have: repeats, errors with traces, requests, blank lines, any line ends. */
export const anyLog = fc
	.tuple(
		fc.array(fc.tuple(record, fc.integer({ min: 1, max: 5 })), { maxLength: 60 }),
		fc.constantFrom('\n', '\r\n', '\r'),
	)
	.map(([records, end]) =>
		records
			.map(([text, times]) => `${text}\n`.repeat(times))
			.join('')
			.replaceAll('\n', end),
	);
