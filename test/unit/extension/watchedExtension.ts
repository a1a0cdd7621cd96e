import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { extensionBundle } from '../../../scripts/build/extensionBundle.ts';

type Command = (...args: unknown[]) => unknown;

interface Exports {
	readonly activate?: (context: unknown) => void;
}

/** The extension's bundle in a host of which every call does nothing: tells what it requires and starts. */
export class WatchedExtension {
	readonly required: string[] = [];
	readonly commands = new Map<string, Command>();
	workers = 0;

	private constructor(
		private readonly code: string,
		/** Files of packages that are in the bundle. */
		readonly packages: readonly string[],
	) {}

	/** Bundles the extension as the build does. */
	static async bundle(): Promise<WatchedExtension> {
		const { outputFiles, metafile } = await build({ ...extensionBundle, write: false, metafile: true });
		const files = Object.keys(metafile.inputs);
		return new WatchedExtension(
			outputFiles[0]?.text ?? '',
			files.filter((file) => file.includes('node_modules')),
		);
	}

	activate(): void {
		const module: { exports: Exports } = { exports: {} };
		new Function('require', 'module', this.code)((name: string) => this.load(name), module);
		module.exports.activate?.(anything({ subscriptions: [], workspaceState: { get: () => undefined } }));
	}

	private load(name: string): unknown {
		this.required.push(name);
		if (name === 'vscode') return this.vscode();
		if (name === 'node:worker_threads') return { Worker: this.workerClass() };
		return createRequire(import.meta.url)(name);
	}

	/** Every name that the bundle uses of VS Code, since a bundle copies names and not values. */
	private vscode(): object {
		const used = Array.from(this.code.matchAll(/vscode\w*\.(\w+)/g), ([, name = '']) => [name, anything()] as const);
		const registerCommand = (id: string, run: Command) => this.commands.set(id, run);
		return {
			...Object.fromEntries(used),
			commands: anything({ registerCommand }),
			workspace: anything({ workspaceFolders: undefined, textDocuments: [], isTrusted: false }),
		};
	}

	private workerClass(): unknown {
		const count = () => {
			this.workers++;
		};
		return class {
			constructor() {
				count();
			}
			on() {}
			unref() {}
			postMessage() {}
		};
	}
}

/** A value that has every property, can be called and constructed, and gives such values; but for its own properties. */
function anything(own: Readonly<Record<string | symbol, unknown>> = {}): unknown {
	return new Proxy(class {}, {
		get: (_, key) => (key in own ? own[key] : anything()),
		apply: () => anything(),
		construct: () => anything() as object,
	});
}
