import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Listener {
	/** Its address, without a slash at the end. */
	readonly url: () => string;
	/** The paths that were asked for. */
	readonly asked: string[];
}

/** A server on this machine that stands for any other that text from outside may want to be asked. */
export function withListener(): Listener {
	const asked: string[] = [];
	const server = createServer(({ url }, response) => {
		asked.push(url ?? '');
		response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
	});

	beforeAll(async () => {
		await once(server.listen(0, '127.0.0.1'), 'listening');
	});

	afterAll(() => server.close());

	return { url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
