import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import manifest from '../../package.json' with { type: 'json' };
import { inputsOf } from './peerInputs.ts';

/**
 * Compares, on the files of a folder, what is left of them and of the strings that a person debugging would need:
 * `nolife context`, tokenjuice, and a plain cut that keeps as many tokens at head and tail as nolife shows.
 */

const peer = { name: 'tokenjuice', version: '0.8.5' };
const peerFolder = path.resolve('node_modules/.cache/nolife-peers');
const MOST_MS = 20_000;
const noSpecial = { allowedSpecial: new Set(), disallowedSpecial: new Set() };

/** Prints one row per kind of input, and one for all. Takes a folder of inputs; see `inputsOf`. */
export function comparePeers(folder) {
	const juice = installedPeer();
	const store = mkdtempSync(path.join(tmpdir(), 'nolife-peers-'));
	const rows = inputsOf(folder).map(({ kind, file, strings }) => {
		console.error(`comparing ${path.basename(file)}`);
		const text = readFileSync(file, 'utf8');
		const ours = outcome(strings, [manifest.bin.nolife, 'context', file, '--store', store]);
		const theirs = outcome(strings, [juice, 'reduce', file]);
		const cut = headAndTail(text, ours.tokens);
		return { kind, raw: tokensOf(text), wanted: strings.length, ours, theirs, cut: { kept: kept(strings, cut) } };
	});
	rmSync(store, { recursive: true });
	printTable(rows);
}

function installedPeer() {
	const { name, version } = peer;
	const packageFolder = path.join(peerFolder, 'node_modules', name);
	if (!existsSync(packageFolder)) {
		mkdirSync(peerFolder, { recursive: true });
		execFileSync('npm', ['install', '--prefix', peerFolder, '--no-save', `${name}@${version}`], { stdio: 'ignore' });
	}
	const { bin: bins } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
	return path.join(packageFolder, bins[name]);
}

/** What a command prints: its tokens, the strings that are in it, milliseconds; undefined tokens if it did not end. */
function outcome(strings, args) {
	const begun = performance.now();
	const { status, stdout } = spawnSync(process.execPath, args, {
		encoding: 'utf8',
		timeout: MOST_MS,
		maxBuffer: 2 ** 29,
	});
	const ms = performance.now() - begun;
	return status === 0 ? { tokens: tokensOf(stdout), kept: kept(strings, stdout), ms } : { kept: 0, ms };
}

function tokensOf(text) {
	return countTokens(text, noSpecial);
}

function kept(strings, text) {
	return strings.filter((string) => text.includes(string)).length;
}

/** As many lines from both ends as cost so many tokens. */
function headAndTail(text, tokens) {
	const lines = text.split('\n');
	const costs = lines.map((line) => tokensOf(`${line}\n`));
	let [from, to, left] = [0, lines.length, tokens];
	while (from < to) {
		const isHead = from <= lines.length - to;
		left -= isHead ? costs[from] : costs[to - 1];
		if (left < 0) break;
		if (isHead) from++;
		else to--;
	}
	return [...lines.slice(0, from), ...lines.slice(to)].join('\n');
}

function printTable(rows) {
	const head = ['kind', 'files', 'raw', 'nolife', 'strings', 'ms', peer.name, 'strings', 'ms', 'ended', 'head+tail'];
	const kinds = [...new Set(rows.map(({ kind }) => kind))];
	const lines = [
		...kinds.map((kind) =>
			line(
				kind,
				rows.filter((row) => row.kind === kind),
			),
		),
		line('all', rows),
	];
	for (const [kind, ...figures] of [head, ...lines])
		console.log(kind.padEnd(16), ...figures.map((figure) => String(figure).padStart(10)));
}

function line(kind, rows) {
	const sum = (of) => rows.reduce((total, row) => total + (of(row) ?? 0), 0);
	const wanted = sum((row) => row.wanted);
	return [
		kind,
		rows.length,
		sum(({ raw }) => raw),
		sum(({ ours }) => ours.tokens),
		`${sum(({ ours }) => ours.kept)}/${wanted}`,
		Math.round(sum(({ ours }) => ours.ms)),
		sum(({ theirs }) => theirs.tokens),
		`${sum(({ theirs }) => theirs.kept)}/${wanted}`,
		Math.round(sum(({ theirs }) => theirs.ms)),
		rows.filter(({ theirs }) => theirs.tokens !== undefined).length,
		`${sum(({ cut }) => cut.kept)}/${wanted}`,
	];
}
