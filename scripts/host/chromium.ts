import { findCommand, installSystemPackages, isExecutable } from './systemPackages.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const macApplications = [
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * The Chromium to test with: `CHROMIUM_EXECUTABLE`, else one that the machine has, else Debian's, installed when root.
 *
 * @throws an Error with one sentence that says what to install
 */
export async function provideChromium(): Promise<string> {
	const present = findChromium();

	if (present) {
		return present;
	}

	await installSystemPackages(
		'Tests in the browser-hosted VS Code need Chromium or Chrome; install it or set CHROMIUM_EXECUTABLE to it',
		'chromium',
	);

	return findChromium() ?? fail();
}

function findChromium(): string | undefined {
	return process.env.CHROMIUM_EXECUTABLE || findCommand(...commands) || macApplications.find(isExecutable);
}

function fail(): never {
	throw new Error('apt-get installed Chromium, but no chromium command can be found.');
}
