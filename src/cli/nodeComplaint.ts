import { engines } from '../../package.json';

const oldest = Number(/\d+/.exec(engines.node)?.[0]);

/** Takes the version of Node that runs (`20.20.2`); returns one sentence if the command cannot run on it. */
export function nodeComplaint(version: string): string | undefined {
	return Number.parseInt(version, 10) < oldest
		? `This is Node ${version}, and nolife needs Node ${oldest} or newer: install one from https://nodejs.org.`
		: undefined;
}
