import { homedir } from 'node:os';
import path from 'node:path';

/** What decides where a user's data lies. */
export interface Machine {
	readonly env: Readonly<Record<string, string | undefined>>;
	/** The home folder. */
	readonly home: string;
	readonly platform: NodeJS.Platform;
}

export const thisMachine: Machine = { env: process.env, home: homedir(), platform: process.platform };

/** The folder for what programs keep of a user, as each operating system has it. */
export function dataFolder({ env, home, platform }: Machine): string {
	switch (platform) {
		case 'darwin':
			return path.join(home, 'Library', 'Application Support');
		case 'win32':
			return env.LOCALAPPDATA || path.join(home, 'AppData', 'Local');
		default:
			return xdgDataHome(env) ?? path.join(home, '.local', 'share');
	}
}

/** The XDG Base Directory Specification has relative paths ignored. */
function xdgDataHome({ XDG_DATA_HOME }: Machine['env']): string | undefined {
	return XDG_DATA_HOME && path.isAbsolute(XDG_DATA_HOME) ? XDG_DATA_HOME : undefined;
}
