import { type Browser, chromium } from 'playwright-core';
import { provideChromium } from './chromium.ts';

/** Without the sandbox, since root may not use it, and without anything that talks to the outside. */
const args = [
	...['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run', '--disable-sync'],
	...['--disable-background-networking', '--disable-component-update'],
];

/** Starts a Chromium without a window; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: await provideChromium(), args });
}
