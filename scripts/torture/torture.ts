import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { randoms } from '../bench/randoms.ts';
import { reportsIn } from './report.ts';

export interface Torture {
	/** Paths of the two programs. */
	readonly putter: string;
	readonly checker: string;
	readonly kills: number;
	readonly seed: number;
	/** Called after each kill, with how many of how many are done. */
	readonly onKill?: (done: number) => void;
}

export interface Outcome {
	/** How many `put`s had returned when their process was killed. */
	readonly puts: number;
	/** What was not as it had to be, a line each; empty if all is well. */
	readonly complaints: readonly string[];
}

/** Kills that one store lives through: every check reads all of it. */
const LIFE = 20;

/** Milliseconds after its first report, or after its start, within which a process is killed. */
const LATEST = 250;

/** A process that does not get on in this many milliseconds hangs. */
const PATIENCE = 60_000;

/** Kills processes that store runs, again and again, and lets a fresh process look at the store after each. */
export async function torture({ putter, checker, kills, seed, onKill }: Torture): Promise<Outcome> {
	const random = randoms(seed);
	const complaints: string[] = [];
	let puts = 0;
	for (let done = 0; done < kills; ) {
		const folder = await mkdtemp(path.join(tmpdir(), 'nolife-torture-'));
		let said = '';
		for (let lives = 0; lives < LIFE && done < kills; lives++) {
			said += await putUntilKilled(putter, path.join(folder, 'store'), random);
			const found = await check(checker, path.join(folder, 'store'), said);
			complaints.push(...found.map((line) => `kill ${done + 1}: ${line}`));
			onKill?.(++done);
		}
		puts += reportsIn(said).length;
		await rm(folder, { recursive: true });
	}
	return { puts, complaints };
}

/** What the process said of its `put`s, whole lines; mostly it is killed among them, sometimes before the first. */
async function putUntilKilled(putter: string, folder: string, random: () => number): Promise<string> {
	const child = spawn(process.execPath, [putter, folder, String(random())], { stdio: ['ignore', 'pipe', 'inherit'] });
	const said: Buffer[] = [];
	child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
	const closed = once(child, 'close');
	if (random() % 10 > 0)
		await Promise.race([once(child.stdout, 'data'), closed, wait(PATIENCE, undefined, { ref: false })]);
	await wait(random() % LATEST);
	child.kill('SIGKILL');
	await closed;
	const whole = Buffer.concat(said).toString();
	return whole.slice(0, whole.lastIndexOf('\n') + 1);
}

async function check(checker: string, folder: string, said: string): Promise<string[]> {
	const stdio = ['pipe', 'pipe', 'inherit'] as const;
	const child = spawn(process.execPath, [checker, folder], { stdio: [...stdio], timeout: PATIENCE });
	child.stdin.end(said);
	const [complaints, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
	const ended = code === 0 ? [] : [`the check ended with ${code ?? signal}`];
	return [...complaints.split('\n').slice(0, -1), ...ended];
}
