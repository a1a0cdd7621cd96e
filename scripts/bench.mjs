import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchInputs, warmUpInput, writeInput } from './bench/inputs.ts';
import { comparePeers } from './bench/peers.mjs';
import { compareStoreCosts } from './bench/storeCosts.mjs';
import { typeInputs } from './bench/typeInputs.ts';
import { buildPrograms } from './build/programs.ts';

/**
 * Measures time as a multiple of the floor (read, decode, hash, find the line ends of the same bytes) and peak memory as
 * a multiple of the input, with and without the store, each in processes of its own. Exit code 1 if a bound is missed.
 *
 *     npm run bench                     logs of 1, 10 and 100 MB, one line of 30 MB, 200,000 one-byte lines, 10 MB of each type
 *     npm run bench -- --log FILE …     these files instead
 *     npm run bench -- --store-cost     what a store with 100,000 refs costs to open, to write to, to look into and to hold
 *     npm run bench -- --peers [FOLDER] tokens and strings kept beside other reducers, on the fixtures or a folder
 */
const { values: flags, positionals } = parseArgs({
	options: {
		log: { type: 'string', multiple: true, default: [] },
		peers: { type: 'boolean', default: false },
		'store-cost': { type: 'boolean', default: false },
	},
	allowPositionals: true,
});

const bounds = { time: 8, memory: 6 };
/** What 10 MB of any type should cost at most, as a multiple of the floor: an aim, not a bound. */
const typeAim = 10;
/** How much two measurements of the same thing may differ. */
const noise = 1.2;
const rounds = 3;

const given = flags.log.map((file) => path.resolve(file));
const peerFolder = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '../test/fixtures'));
process.chdir(path.resolve(import.meta.dirname, '..'));
if (flags.peers) {
	comparePeers(peerFolder);
	process.exit();
}
const programs = await buildPrograms('bench', ['scripts/bench/measure.ts', 'scripts/bench/storeCost.ts']);
if (flags['store-cost']) {
	await compareStoreCosts(`${programs}/storeCost.mjs`);
	process.exit();
}

const folder = await mkdtemp(path.join(tmpdir(), 'nolife-bench-'));

try {
	const rows = await measureAll(await inputs());
	const typeRows = given.length > 0 ? [] : await measureTypes();
	const missed = [...rows.flatMap(missedBounds), ...rows.flatMap(growth)];
	printTable(rows);
	for (const { name, time } of typeRows) console.log(name.padEnd(34), `${time.toFixed(1)} × floor`);
	for (const sentence of [...missed, ...typeRows.flatMap(missedAim)]) console.log(sentence);
	process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
	await rm(folder, { recursive: true });
}

async function inputs() {
	if (given.length > 0) return given.map((file) => ({ name: path.basename(file), file }));
	const written = [];
	for (const input of benchInputs) written.push({ name: input.name, file: await writeInput(input, folder) });
	return written;
}

async function measureAll(files) {
	const warmUp = await writeInput(warmUpInput, folder);
	const rows = [];
	for (const { name, file } of files) {
		const { size } = await stat(file);
		for (const where of ['none', 'store']) {
			console.error(`measuring ${named({ name, where })}`);
			rows.push({ name, where, size, ...measured(where, file, warmUp) });
		}
	}
	return rows;
}

async function measureTypes() {
	const rows = [];
	for (const input of typeInputs) {
		console.error(`measuring ${input.name}`);
		const file = await writeInput(input, folder);
		const { floor, reduction } = measure('time', 'none', file, file, input.type);
		rows.push({ name: input.name, time: median(reduction.map((ms, round) => ms / floor[round])) });
	}
	return rows;
}

function missedAim({ name, time }) {
	return time > typeAim ? [`${name}: ${time.toFixed(1)} times the floor; the aim is ${typeAim}`] : [];
}

function measured(where, file, warmUp) {
	const { floor, reduction } = measure('time', where, file, warmUp);
	const peaks = Array.from({ length: rounds }, () => measure('memory', where, file, warmUp));
	return {
		floor: median(floor),
		reduction: median(reduction),
		time: median(reduction.map((ms, round) => ms / floor[round])),
		peak: median(peaks),
	};
}

function measure(...args) {
	return JSON.parse(
		execFileSync(process.execPath, ['--expose-gc', `${programs}/measure.mjs`, ...args], {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'inherit'],
		}),
	);
}

function median(numbers) {
	return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

function memoryOf({ peak, size }) {
	return peak / size;
}

function missedBounds(row) {
	const late =
		row.time > bounds.time ? [`${named(row)}: ${row.time.toFixed(1)} times the floor, at most ${bounds.time}`] : [];
	const memory = memoryOf(row);
	const big =
		memory > bounds.memory ? [`${named(row)}: ${memory.toFixed(1)} times the input, at most ${bounds.memory}`] : [];
	return [...late, ...big];
}

/**
 * A larger log must not cost more: its time not as a multiple of the floor, its memory not for every further byte. In
 * memory the smallest says little by itself, since the pages that the warm-up left carry much of it.
 */
function growth(row, _, rows) {
	if (given.length > 0 || !row.name.startsWith('log ')) return [];
	const [smallest, smaller] = rows.filter(({ name, where }) => name.startsWith('log ') && where === row.where);
	const slower = row.time > noise * smallest.time;
	const bigger = row.size > smaller.size && slope(smaller, row) > noise * slope(smallest, smaller);
	return slower || bigger ? [`${named(row)}: grows faster than its input`] : [];
}

/** Bytes of memory for every byte that one input has more than another. */
function slope(from, to) {
	return (to.peak - from.peak) / (to.size - from.size);
}

function named({ name, where }) {
	return `${name}, ${where === 'none' ? 'without' : 'with'} the store`;
}

function printTable(rows) {
	const head = ['', 'MB', 'floor ms', 'time ms', '× floor', 'peak MB', '× input'];
	const lines = rows.map((row) => [
		named(row),
		(row.size / 1e6).toFixed(1),
		row.floor.toFixed(1),
		row.reduction.toFixed(0),
		row.time.toFixed(1),
		(row.peak / 1e6).toFixed(1),
		memoryOf(row).toFixed(1),
	]);
	for (const [name, ...figures] of [head, ...lines]) {
		console.log(name.padEnd(34), ...figures.map((figure) => figure.padStart(9)));
	}
}
