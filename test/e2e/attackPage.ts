/** The page's global object, with what a script of the attack would leave on it. */
export type Owned = typeof globalThis & { owned?: unknown };

interface Attack {
	/** Address of a server that must not be asked. */
	readonly listener: string;
	/** The directives that have to stop something. */
	readonly directives: readonly string[];
}

interface Attacked {
	/** What a script that ran left behind. */
	readonly owned: unknown;
	/** Whether an injected style changed the page. */
	readonly styled: boolean;
}

/**
 * Runs in the inspector's page and tries what markup could do that got into it. Ends once every directive has stopped
 * something; never, if one is missing.
 */
export async function attackPage(body: HTMLElement | SVGElement, { listener, directives }: Attack): Promise<Attacked> {
	const page = body.ownerDocument;
	const missing = new Set(directives);
	const allBlocked = new Promise<void>((resolve) => {
		page.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
			missing.delete(effectiveDirective);
			if (missing.size === 0) resolve();
		});
	});
	const place = page.createElement('div');
	body.append(place);

	place.innerHTML = `<img src=x onerror="owned=1"><svg onload="owned=2"></svg><style>body{opacity:.5}</style>
		<p style="opacity:.5"></p><iframe src="${listener}/frame"></iframe><img src="${listener}/image">
		<form action="${listener}/form"><button></button></form><a href="javascript:owned=3">x</a>`;
	const add = (tag: string, properties: object) => page.head.append(Object.assign(page.createElement(tag), properties));
	add('script', { textContent: 'owned=4' });
	add('script', { src: `${listener}/script.js` });
	add('link', { rel: 'stylesheet', href: `${listener}/style.css` });
	add('base', { href: `${listener}/` });
	const run: (code: string) => void = setTimeout;
	run('owned=5');
	place.querySelector('a')?.click();
	place.querySelector('form')?.submit();
	await fetch(`${listener}/fetch`).catch(() => undefined);
	await allBlocked;

	const opacity = [body, place.querySelector('p')].map((element) => element && getComputedStyle(element).opacity);
	place.remove();
	for (const each of page.querySelectorAll(`base, script:not([nonce]), [href^="${listener}"]`)) each.remove();
	return { owned: (globalThis as Owned).owned, styled: opacity.some((value) => value !== '1') };
}
