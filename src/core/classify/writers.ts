/**
 * Who wrote a line, where several programs write into one log, as a pattern: what Compose, foreman and pm2 (`web-1  | `),
 * kubectl (`[pod/web-7d9f/web] `), concurrently (`[web] `), turbo (`web:dev: `) and stern (`web-7d9f5b-x2xk9 web `) put in
 * front of it.
 */
export const writer = `(?:${[
	String.raw`(?:\d{1,4}\|)?[\w.@-]{1,60} {0,60}\| `,
	String.raw`\[pod/[^\s\]]{1,200}\] `,
	String.raw`\[[\w@./:-]{1,40}\] `,
	String.raw`@?[\w.-]{1,40}(?:/[\w.-]{1,40})?:[\w:-]{1,40}: `,
	String.raw`[\w-]{1,60}-[a-z0-9]{5} [\w-]{1,40} `,
].join('|')})`;
